/** The 95 % interval of a share (Wilson 1927), for counts as small as ours. */
export function wilson(hits, total) {
  if (total === 0) return [0, 1]
  const z = 1.96
  const share = hits / total
  const middle = share + (z * z) / (2 * total)
  const half = z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))
  const scale = 1 + (z * z) / total
  return [(middle - half) / scale, (middle + half) / scale].map((each) => Math.round(each * 1e5) / 1e5)
}
