import { createHash } from 'node:crypto'
import { termMatch } from '@agent-memory/core/memory/find/rank-signals'
import type { IndexEntry } from '@agent-memory/core/ports/memory/external-index'

/** Names of the vectors in a point, which represents a memory and has the memory's id. */
export const FIRST = 'first'
export const LATER = 'later'
export const TERMS = 'terms'

/** Tolerance when numbers are compared: vectors are stored as float32, and a server may sum in a different order. */
const SAME = 1e-5

export interface SparseVector {
  indices: number[]
  values: number[]
}

export interface Point {
  id: string
  vector: { first?: number[]; later?: number[][]; terms: SparseVector }
  payload: { volume_id: string }
}

/**
 * Converts a memory to a point: the vector of its first window, the vectors of its later windows (a search counts only
 * the best of these), and its terms, each with how well the memory matches it. The weights of terms depend on the
 * volume and are therefore part of each query.
 */
export const toPoint = ({ memoryId, volumeId, terms, names, vectors }: IndexEntry): Point => {
  const [first, ...later] = vectors.map((vector) => Array.from(vector))
  return {
    id: memoryId,
    vector: { ...(first && { first }), ...(later.length > 0 && { later }), terms: matchesOf(terms, names) },
    payload: { volume_id: volumeId },
  }
}

/**
 * Returns the sparse dimension of a term: 32 bits of its SHA-256. Among 100,000 terms, the probability that any two
 * collide is 0.7.
 */
export const dimensionOf = (term: string): number => createHash('sha256').update(term).digest().readUInt32LE()

/** @param names terms of the speaker's name that the text lacks; they do not count towards the length of the text */
const matchesOf = (terms: readonly string[], names: readonly string[]): SparseVector => {
  const frequencies = new Map<number, number>()
  for (const term of [...terms, ...names]) {
    const dimension = dimensionOf(term)
    frequencies.set(dimension, (frequencies.get(dimension) ?? 0) + 1)
  }
  return {
    indices: [...frequencies.keys()],
    values: [...frequencies.values()].map((frequency) => termMatch(frequency, terms.length)),
  }
}

/** Whether a stored point equals the point that `toPoint` made. */
export const isSamePoint = (found: Point, made: Point): boolean =>
  found.payload.volume_id === made.payload.volume_id &&
  isSameVector(found.vector.first ?? [], made.vector.first ?? []) &&
  isSameVector((found.vector.later ?? []).flat(), (made.vector.later ?? []).flat()) &&
  isSameSparse(found.vector.terms, made.vector.terms)

const isSameVector = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, at) => Math.abs(value - (other[at] as number)) < SAME)

const isSameSparse = (one: SparseVector | undefined, other: SparseVector): boolean => {
  const values = new Map(one?.indices.map((dimension, at) => [dimension, one.values[at]]))
  return (
    values.size === other.indices.length &&
    other.indices.every((dimension, at) => {
      const value = values.get(dimension)
      return value !== undefined && Math.abs(value - (other.values[at] as number)) < SAME
    })
  )
}

const UUID_BYTES = 16

/** Converts concatenated 16-byte ids to UUID strings. */
export const toUuids = (bytes: Uint8Array): string[] => {
  const hex = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')
  return Array.from({ length: bytes.byteLength / UUID_BYTES }, (_, at) => {
    const one = hex.slice(at * 32, at * 32 + 32)
    return `${one.slice(0, 8)}-${one.slice(8, 12)}-${one.slice(12, 16)}-${one.slice(16, 20)}-${one.slice(20)}`
  })
}
