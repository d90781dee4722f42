/**
 * Mean of the token vectors, scaled to length 1 (the pooling that sentence-transformers trained the model with).
 * With one text per run there is no padding, so the mean is over all tokens.
 * @param hidden `tokens` × dimension, row by row
 * @throws Error when the mean has no direction: a value is not finite, or the length is 0
 */
export function meanUnitVector(hidden: Float32Array, tokens: number): Float32Array {
  const dimension = hidden.length / tokens
  const sum = new Float64Array(dimension)
  for (let i = 0; i < hidden.length; i++) sum[i % dimension] = (sum[i % dimension] as number) + (hidden[i] as number)
  const norm = Math.hypot(...sum)
  if (!(norm > 0 && Number.isFinite(norm))) throw new Error('the model returned no usable vector for this text')
  return Float32Array.from(sum, (value) => value / norm)
}
