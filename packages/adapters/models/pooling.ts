/**
 * Mean of the token vectors, scaled to length 1 (the pooling that sentence-transformers trained the model with).
 * One text a run has no padding, so the attention mask is all ones and the mean is over all tokens.
 * @param hidden `tokens` × dimension, row by row
 * @throws Error when the result is no direction: a value that is not finite, or length 0
 */
export function meanUnitVector(hidden: Float32Array, tokens: number): Float32Array {
  const dimension = hidden.length / tokens
  const sum = new Float64Array(dimension)
  for (let i = 0; i < hidden.length; i++) sum[i % dimension] = (sum[i % dimension] as number) + (hidden[i] as number)
  const norm = Math.hypot(...sum)
  if (!(norm > 0 && Number.isFinite(norm))) throw new Error('the model gave no usable vector for this text')
  return Float32Array.from(sum, (value) => value / norm)
}
