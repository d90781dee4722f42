import { z } from 'zod'
import { AppError } from '../../errors.js'

/**
 * Maximum length in UTF-16 units: twice the longest text that any caller sends. A model thread that runs out of heap
 * takes down the whole process, even under `resourceLimits` (on Node 20, a text of 16 million characters did that).
 */
const MAX_TEXT_LENGTH = 200_000

/** Rejects a text too long for any embedder. @throws AppError payload_too_large */
export function rejectTooLong(text: string): void {
  if (text.length > MAX_TEXT_LENGTH) throw new AppError('payload_too_large', 'The text is too long to embed.')
}

/**
 * Creates the error for a text that the model or its service rejects for good. The error's status is 4xx, so that the
 * calling process does not conclude that the model or its service is unavailable.
 */
export const rejectedByModel = (cause: unknown): AppError =>
  new AppError('payload_too_large', 'The embedding model cannot embed this text.', { cause })

/**
 * The request that processes of a split installation send to the embedder: POST /v1/embeddings as in the OpenAI API,
 * with four extensions. `windows: true` requests a vector for each window of a text (a long text is cut into windows
 * of the model's length); several rows can then have the same `index` and differ in `window`, which counts from 0.
 * `priority` then decides the text's place in the embedder's queue. Without `windows`, the text is cut to the model's
 * length, has the priority of a query, and is encoded as a text or as a query, as `as` says. `tenant`s with the same
 * priority are served round-robin. A client that uses no extension gets one row per text, as from a server without the
 * extensions.
 */
export const embeddingsRequest = z.object({
  model: z.string().min(1).max(200),
  input: z.union([z.string().max(MAX_TEXT_LENGTH), z.array(z.string().max(MAX_TEXT_LENGTH)).min(1).max(64)]),
  encoding_format: z.enum(['float', 'base64']).default('float').describe('base64: float32, little-endian'),
  priority: z.enum(['query', 'write', 'bulk']).default('bulk'),
  windows: z.boolean().default(false),
  as: z.enum(['text', 'query']).default('text').describe('how to encode the input; ignored with `windows`'),
  tenant: z.string().min(1).max(200).optional().describe('tenants of the same priority are served round-robin'),
})

const embeddingRow = z.object({
  object: z.literal('embedding').optional(),
  index: z.int().min(0).describe('index of the text in the input'),
  window: z.int().min(0).optional().describe('index of the window in the text; only with `windows`'),
  embedding: z.union([z.string(), z.array(z.number())]),
})

export const embeddingsResponse = z.object({
  object: z.literal('list').optional(),
  model: z.string(),
  data: z.array(embeddingRow).min(1),
})

export type EmbeddingsRequest = z.input<typeof embeddingsRequest>
export type EmbeddingsResponse = z.infer<typeof embeddingsResponse>

// Typed arrays use the machine's byte order, which is big-endian on a few platforms, such as s390x.
const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

/** Encodes a vector as the `embedding` of a row. */
export function encodeEmbedding(vector: Float32Array, format: 'float' | 'base64'): string | number[] {
  if (format === 'float') return Array.from(vector)
  const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
  return (littleEndian ? bytes : Buffer.from(bytes).swap32()).toString('base64')
}

/**
 * Decodes the vector of a row, and scales it to length 1 unless the server already did that.
 * @throws Error when the vector has another dimension, a value that is not finite, or length 0
 */
export function decodeEmbedding(embedding: string | number[], dimension: number): Float32Array {
  const vector = typeof embedding === 'string' ? fromBase64(embedding) : Float32Array.from(embedding)
  if (vector.length !== dimension) throw new Error(`a vector has dimension ${vector.length} instead of ${dimension}`)
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (!(norm > 0 && Number.isFinite(norm))) throw new Error('a vector is not finite or has length 0')
  return Math.abs(norm - 1) < 1e-4 ? vector : vector.map((value) => value / norm)
}

function fromBase64(text: string): Float32Array {
  const decoded = Buffer.from(text, 'base64')
  const bytes = littleEndian ? decoded : decoded.swap32()
  if (bytes.length % 4 !== 0) throw new Error('a vector is not a list of float32')
  // The bytes are copied, because a Buffer can start at an address that is not a multiple of four.
  return new Float32Array(Uint8Array.from(bytes).buffer)
}
