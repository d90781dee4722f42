/** A share with its counts and the 95 % score interval (Wilson 1927). */
export const shareOf = (hits, total) => {
  if (total === 0) return { hits, total, share: null, low: null, high: null }
  const z = 1.959964
  const share = hits / total
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total)
  const half = (z / (1 + z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  const rounded = (value) => Number(Math.min(1, Math.max(0, value)).toFixed(4))
  return { hits, total, share: rounded(share), low: rounded(middle - half), high: rounded(middle + half) }
}
