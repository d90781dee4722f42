import { createHash } from 'node:crypto'
import { termMatch } from '@agent-memory/core/memory/rank-signals'
import type { IndexEntry } from '@agent-memory/core/ports/external-index'

/** Names of the vectors of a point; a point is a memory, its id the memory's. */
export const FIRST = 'first'
export const LATER = 'later'
export const TERMS = 'terms'

/** Vectors are stored as float32, and a server may sum in another order than we do. */
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
 * Of a memory: its first window, its later ones (searched by the best of them), and its terms, each with how well the
 * memory matches it. The weights of the terms come with the query: they are the volume's alone.
 */
export const toPoint = ({ memoryId, volumeId, terms, vectors }: IndexEntry): Point => {
  const [first, ...later] = vectors.map((vector) => Array.from(vector))
  return {
    id: memoryId,
    vector: { ...(first && { first }), ...(later.length > 0 && { later }), terms: matchesOf(terms) },
    payload: { volume_id: volumeId },
  }
}

/** A sparse dimension a term: 32 bits of its SHA-256, which two of 100,000 terms share with a probability of .7. */
export const dimensionOf = (term: string): number => createHash('sha256').update(term).digest().readUInt32LE()

const matchesOf = (terms: readonly string[]): SparseVector => {
  const frequencies = new Map<number, number>()
  for (const term of terms) {
    const dimension = dimensionOf(term)
    frequencies.set(dimension, (frequencies.get(dimension) ?? 0) + 1)
  }
  return {
    indices: [...frequencies.keys()],
    values: [...frequencies.values()].map((frequency) => termMatch(frequency, terms.length)),
  }
}

/** Whether a point that was read is what `toPoint` makes. */
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
