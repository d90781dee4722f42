const round = (value) => Number(Math.min(1, Math.max(0, value)).toFixed(4))

/** Returns the 95 % score interval of a share (Wilson 1927), which is also valid for small counts. */
export const wilson = (hits, total) => {
  if (total === 0) return [0, 1]
  const z = 1.959964
  const share = hits / total
  const middle = (share + z ** 2 / (2 * total)) / (1 + z ** 2 / total)
  const half = (z / (1 + z ** 2 / total)) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2))
  return [round(middle - half), round(middle + half)]
}

/** Returns a share with its counts and its interval. Share and interval are null if the total is 0. */
export const shareOf = (hits, total) => {
  if (total === 0) return { hits, total, share: null, low: null, high: null }
  const [low, high] = wilson(hits, total)
  return { hits, total, share: round(hits / total), low, high }
}
