/**
 * Returns the mean of the token vectors, scaled to length 1: the pooling with which sentence-transformers trained the
 * model. With one text per run there is no padding, so the mean is over all tokens.
 * @param hidden `tokens` × dimension, row by row
 * @throws Error when the mean has no direction: a value is not finite, or the length is 0
 */
export function meanUnitVector(hidden: Float32Array, tokens: number): Float32Array {
  const dimension = hidden.length / tokens
  const sum = new Float64Array(dimension)
  for (let row = 0; row < hidden.length; row += dimension)
    for (let at = 0; at < dimension; at++) sum[at] = (sum[at] as number) + (hidden[row + at] as number)
  const norm = Math.hypot(...sum)
  if (!(norm > 0 && Number.isFinite(norm))) throw new Error('the model returned no usable vector for this text')
  // A loop, because `Float32Array.from` with a function takes as long as all the sums.
  const vector = new Float32Array(dimension)
  for (let at = 0; at < dimension; at++) vector[at] = (sum[at] as number) / norm
  return vector
}
