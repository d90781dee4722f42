import { type DotProducts, dotProductsOver, webAssembly } from './dot-products.js'

/** Rows per block. With so few rows, a small volume wastes little memory; a large one is still scanned in long runs. */
export const BLOCK_ROWS = 32
const PAGE_BYTES = 65_536
const MOST_PAGES = 65_536
/**
 * The memory grows by an eighth each time, because every growth triggers a V8 garbage collection and should be rare.
 * The spare pages take no memory until they are written.
 */
const GROWTH = 1 / 8
const FLOAT_BYTES = 4
/** How many numbers `dotProducts` processes per step. */
const STEP = 8

/** The vectors of all volumes in one WebAssembly memory, in blocks that volumes take and give back. */
export class VectorArena {
  readonly columns: number
  readonly blockBytes: number
  readonly #memory = new webAssembly.Memory({ initial: 1 })
  readonly #dotProducts: DotProducts
  readonly #free: number[] = []
  readonly #dimension: number
  readonly #outAddress: number
  #end: number
  #floats: Float32Array

  constructor(dimension: number) {
    this.#dimension = dimension
    this.columns = Math.ceil(dimension / STEP) * STEP
    this.blockBytes = BLOCK_ROWS * this.columns * FLOAT_BYTES
    this.#dotProducts = dotProductsOver(this.#memory)
    this.#floats = new Float32Array(this.#memory.buffer)
    this.#outAddress = this.columns * FLOAT_BYTES
    this.#end = this.#outAddress + BLOCK_ROWS * FLOAT_BYTES
    this.#growTo(this.#end)
  }

  /** Reserves a block and returns its address. The block holds zeroes or old vectors. */
  take(): number {
    const freed = this.#free.pop()
    if (freed !== undefined) return freed
    const address = this.#end
    this.#end += this.blockBytes
    this.#growTo(this.#end)
    return address
  }

  giveBack(block: number): void {
    this.#free.push(block)
  }

  write(block: number, row: number, vector: Float32Array): void {
    const at = block / FLOAT_BYTES + row * this.columns
    this.#floats.set(vector, at)
    this.#floats.fill(0, at + this.#dimension, at + this.columns)
  }

  /** Sets the query for `products`. */
  setQuery(vector: Float32Array): void {
    this.#floats.fill(0, 0, this.columns)
    this.#floats.set(vector.subarray(0, this.#dimension), 0)
  }

  /**
   * Computes the dot products of the query with the first `rows` of a block; the result is valid until the next call.
   */
  products(block: number, rows: number): Float32Array {
    this.#dotProducts(0, block, rows, this.columns, this.#outAddress)
    const out = this.#outAddress / FLOAT_BYTES
    return this.#floats.subarray(out, out + rows)
  }

  #growTo(bytes: number): void {
    const size = this.#memory.buffer.byteLength
    if (bytes <= size) return
    const wanted = Math.max(bytes - size, 4 * this.blockBytes, GROWTH * size)
    const needed = Math.ceil((bytes - size) / PAGE_BYTES)
    this.#memory.grow(Math.max(needed, Math.min(Math.ceil(wanted / PAGE_BYTES), MOST_PAGES - size / PAGE_BYTES)))
    this.#floats = new Float32Array(this.#memory.buffer)
  }
}
