import { windowsCosine } from '@agent-memory/core/memory/find/rank-signals'
import { GrowingInt32 } from './growing-array.js'
import { BLOCK_ROWS, type VectorArena } from './vector-arena.js'

/** The vectors of one volume's memories, by numbered slot. A memory has one vector per window of its text, or none. */
export interface Windows {
  readonly bytes: number
  /** Adds a memory; `vectors` has its windows, concatenated in text order. */
  add(slot: number, vectors: Float32Array): void
  remove(slot: number): void
  /**
   * Computes the cosine of the query with each slot below `slots`: NaN for empty slots, 0 for memories without windows.
   */
  cosines(query: Float32Array, slots: number): Float32Array
  release(): void
}

const EMPTY = -1

/** Keeps every vector, for repeated searches. */
export class HeldWindows implements Windows {
  readonly #arena: VectorArena
  readonly #dimension: number
  readonly #blocks: number[] = []
  readonly #owner = new GrowingInt32(EMPTY)
  readonly #isFirst = new GrowingInt32(0)
  readonly #free: number[] = []
  readonly #rowsOf: (number[] | undefined)[] = []
  #rows = 0

  constructor(arena: VectorArena, dimension: number) {
    this.#arena = arena
    this.#dimension = dimension
  }

  get bytes(): number {
    return (
      this.#blocks.length * this.#arena.blockBytes + this.#owner.bytes + this.#isFirst.bytes + this.#rowsOf.length * 32
    )
  }

  add(slot: number, vectors: Float32Array): void {
    this.#rowsOf[slot] = Array.from({ length: vectors.length / this.#dimension }, (_, window) => {
      const row = this.#takeRow()
      const at = window * this.#dimension
      this.#arena.write(this.#blockOf(row), row % BLOCK_ROWS, vectors.subarray(at, at + this.#dimension))
      this.#owner.set(row, slot)
      this.#isFirst.set(row, window === 0 ? 1 : 0)
      return row
    })
  }

  remove(slot: number): void {
    for (const row of this.#rowsOf[slot] ?? []) {
      this.#owner.set(row, EMPTY)
      this.#free.push(row)
    }
    this.#rowsOf[slot] = undefined
  }

  cosines(query: Float32Array, slots: number): Float32Array {
    const first = new Float32Array(slots)
    const best = new Float32Array(slots).fill(-1)
    this.#arena.setQuery(query)
    const owner = this.#owner.values
    const isFirst = this.#isFirst.values
    for (let start = 0; start < this.#rows; start += BLOCK_ROWS) {
      const rows = Math.min(BLOCK_ROWS, this.#rows - start)
      const products = this.#arena.products(this.#blockOf(start), rows)
      for (let at = 0; at < rows; at++) {
        const slot = owner[start + at] as number
        if (slot === EMPTY) continue
        const product = products[at] as number
        if (isFirst[start + at] === 1) first[slot] = product
        if (product > (best[slot] as number)) best[slot] = product
      }
    }
    for (let slot = 0; slot < slots; slot++)
      first[slot] = this.#cosineOf(slot, first[slot] as number, best[slot] as number)
    return first
  }

  release(): void {
    for (const block of this.#blocks.splice(0)) this.#arena.giveBack(block)
  }

  #cosineOf(slot: number, first: number, best: number): number {
    const rows = this.#rowsOf[slot]
    if (rows === undefined) return Number.NaN
    return rows.length < 2 ? first : windowsCosine(first, best)
  }

  #takeRow(): number {
    const freed = this.#free.pop()
    if (freed !== undefined) return freed
    if (this.#rows % BLOCK_ROWS === 0) this.#blocks.push(this.#arena.take())
    return this.#rows++
  }

  #blockOf(row: number): number {
    return this.#blocks[Math.floor(row / BLOCK_ROWS)] as number
  }
}

/** Keeps only the cosine of each memory with one query, to stream a volume that is too large to hold. */
export class ScannedWindows implements Windows {
  readonly #arena: VectorArena
  readonly #dimension: number
  readonly #query: Float32Array
  readonly #cosines: number[] = []
  readonly #block: number

  constructor(arena: VectorArena, dimension: number, query: Float32Array) {
    this.#arena = arena
    this.#dimension = dimension
    this.#query = query
    this.#block = arena.take()
  }

  get bytes(): number {
    return this.#cosines.length * 8
  }

  add(slot: number, vectors: Float32Array): void {
    this.#arena.setQuery(this.#query)
    let first = 0
    let best = -1
    for (let at = 0; at < vectors.length; at += this.#dimension) {
      this.#arena.write(this.#block, 0, vectors.subarray(at, at + this.#dimension))
      const product = this.#arena.products(this.#block, 1)[0] as number
      if (at === 0) first = product
      if (product > best) best = product
    }
    this.#cosines[slot] = vectors.length > this.#dimension ? windowsCosine(first, best) : first
  }

  remove(slot: number): void {
    this.#cosines[slot] = Number.NaN
  }

  cosines(_query: Float32Array, slots: number): Float32Array {
    return Float32Array.from({ length: slots }, (_, slot) => this.#cosines[slot] ?? Number.NaN)
  }

  release(): void {
    this.#arena.giveBack(this.#block)
  }
}

/** Used by a scan that searches by terms alone. */
export const NO_WINDOWS: Windows = {
  bytes: 0,
  add() {},
  remove() {},
  cosines: (_query, slots) => new Float32Array(slots),
  release() {},
}
