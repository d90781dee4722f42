import { MODEL, VECTORS } from './prototype-vectors.js'

/**
 * A component of a unit vector (-1 to 1) is stored as a whole number, in units of 1/32,767: an error of at most
 * 0.00002.
 */
const STEPS = 32_767

/** Returns the known vectors of the example sentences, by sentence; empty for any model other than the built-in one. */
export const knownVectors = (model: string): Map<string, Float32Array> =>
  new Map(model === MODEL ? Object.entries(VECTORS).map(([text, encoded]) => [text, decoded(encoded)]) : [])

/** Encodes a unit vector as 16-bit numbers, little-endian, in base64. */
export const encoded = (vector: Float32Array): string => {
  const bytes = Buffer.alloc(vector.length * Int16Array.BYTES_PER_ELEMENT)
  vector.forEach((value, at) => {
    bytes.writeInt16LE(Math.round(value * STEPS), at * Int16Array.BYTES_PER_ELEMENT)
  })
  return bytes.toString('base64')
}

const decoded = (text: string): Float32Array => {
  const bytes = Buffer.from(text, 'base64')
  return Float32Array.from(
    { length: bytes.length / Int16Array.BYTES_PER_ELEMENT },
    (_, at) => bytes.readInt16LE(at * Int16Array.BYTES_PER_ELEMENT) / STEPS,
  )
}
