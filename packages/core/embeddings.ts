import { z } from 'zod'
import { AppError } from './errors.js'

/**
 * In UTF-16 units; twice the longest text of any caller. A thread of the model that runs out of heap takes the process
 * with it, even under `resourceLimits` (on Node 20 a text of 16 million characters did).
 */
const MAX_TEXT_LENGTH = 200_000

/** That the text is to blame, whoever embeds it. @throws AppError payload_too_large */
export function refuseTooLong(text: string): void {
  if (text.length > MAX_TEXT_LENGTH) throw new AppError('payload_too_large', 'The text is too long to be embedded.')
}

/**
 * That a model, or the service that has it, refuses a text and would refuse it again. A 4xx to whoever asked, so that the
 * next process takes neither model nor service to be away.
 */
export const refusedByModel = (cause: unknown): AppError =>
  new AppError('payload_too_large', 'The embedding model cannot embed this text.', { cause })

/**
 * What the processes of a split installation say to the embedder: POST /v1/embeddings in the shape of the OpenAI
 * API, with three extensions. `windows: true` asks for a vector for each window of a text: then several rows may have the
 * same `index`, told apart by `window`, 0 first. `priority` is their place in the embedder's queue, in which
 * the tenants of one priority take turns; a text whose windows are not asked for is a query. A server that knows none answers with one row a text, and a client that
 * sends none gets just that.
 */
export const embeddingsRequest = z.object({
  model: z.string().min(1).max(200),
  input: z.union([z.string().max(MAX_TEXT_LENGTH), z.array(z.string().max(MAX_TEXT_LENGTH)).min(1).max(64)]),
  encoding_format: z.enum(['float', 'base64']).default('float').describe('base64: float32, little-endian'),
  priority: z.enum(['query', 'write', 'bulk']).default('bulk'),
  windows: z.boolean().default(false),
  tenant: z.string().min(1).max(200).optional().describe('for whom: of one priority, tenants take turns'),
})

const embeddingRow = z.object({
  object: z.literal('embedding').optional(),
  index: z.int().min(0).describe('place of the text in the input'),
  window: z.int().min(0).optional().describe('place of the window in the text; left out unless windows were asked for'),
  embedding: z.union([z.string(), z.array(z.number())]),
})

export const embeddingsResponse = z.object({
  object: z.literal('list').optional(),
  model: z.string(),
  data: z.array(embeddingRow).min(1),
})

export type EmbeddingsRequest = z.input<typeof embeddingsRequest>
export type EmbeddingsResponse = z.infer<typeof embeddingsResponse>

// Typed arrays have the byte order of the machine; every platform of Node's is little-endian but s390x.
const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1

/** A vector as the `embedding` of a row. */
export function encodeEmbedding(vector: Float32Array, format: 'float' | 'base64'): string | number[] {
  if (format === 'float') return Array.from(vector)
  const bytes = Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)
  return (littleEndian ? bytes : Buffer.from(bytes).swap32()).toString('base64')
}

/**
 * The vector of a row, scaled to length 1 if the server did not.
 * @throws Error when it has another dimension, a value that is not finite, or length 0
 */
export function decodeEmbedding(embedding: string | number[], dimension: number): Float32Array {
  const vector = typeof embedding === 'string' ? fromBase64(embedding) : Float32Array.from(embedding)
  if (vector.length !== dimension) throw new Error(`a vector has dimension ${vector.length} instead of ${dimension}`)
  const norm = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0))
  if (!(norm > 0 && Number.isFinite(norm))) throw new Error('a vector is no direction')
  return Math.abs(norm - 1) < 1e-4 ? vector : vector.map((value) => value / norm)
}

function fromBase64(text: string): Float32Array {
  const decoded = Buffer.from(text, 'base64')
  const bytes = littleEndian ? decoded : decoded.swap32()
  if (bytes.length % 4 !== 0) throw new Error('a vector is no list of float32')
  // A copy, because a Buffer may begin at an address that is no multiple of four.
  return new Float32Array(Uint8Array.from(bytes).buffer)
}
