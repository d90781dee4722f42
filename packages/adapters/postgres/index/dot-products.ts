/**
 * Types of the part of WebAssembly used here: Node has WebAssembly, but TypeScript declares it only with the browser's
 * types.
 */
interface WebAssemblyMemory {
  readonly buffer: ArrayBuffer
  grow(pages: number): number
}

interface WebAssemblyHost {
  Memory: new (descriptor: { initial: number }) => WebAssemblyMemory
  Module: new (bytes: Uint8Array) => object
  Instance: new (
    module: object,
    imports: { host: { memory: WebAssemblyMemory } },
  ) => { exports: Record<string, unknown> }
}

export type { WebAssemblyMemory }
export const webAssembly = (globalThis as unknown as { WebAssembly: WebAssemblyHost }).WebAssembly

/** The assembled dot-products.wat, in base64. */
export const DOT_PRODUCTS_WASM =
  'AGFzbQEAAAABCQFgBX9/f39/AAIQAQRob3N0Bm1lbW9yeQIAAQMCAQAHDwELZG90UHJvZHVjdHMAAArDAQHAAQICfwJ7IAAgA0ECdGohBgJAA0AgAkUNAf0MAAAAAAAAAAAAAAAAAAAAACEH/QwAAAAAAAAAAAAAAAAAAAAAIQggACEFA0AgByAF/QAEACAB/QAEAP3mAf3kASEHIAggBf0ABBAgAf0ABBD95gH95AEhCCAFQSBqIQUgAUEgaiEBIAUgBkkNAAsgByAI/eQBIQcgBCAH/R8AIAf9HwGSIAf9HwIgB/0fA5KSOAIAIARBBGohBCACQQFrIQIMAAsLCw=='

/**
 * Computes the dot product of the query with each row and writes one float32 per row to `out`. Addresses are in bytes;
 * `columns` is a multiple of 8.
 */
export type DotProducts = (query: number, row: number, rows: number, columns: number, out: number) => void

/**
 * Instantiates the module, which uses 128-bit SIMD: 10,000 rows of 384 numbers take 0.8 ms; plain JavaScript took 9 ms.
 */
export const dotProductsOver = (memory: WebAssemblyMemory): DotProducts => {
  const module = new webAssembly.Module(Buffer.from(DOT_PRODUCTS_WASM, 'base64'))
  const { dotProducts } = new webAssembly.Instance(module, { host: { memory } }).exports
  return dotProducts as DotProducts
}
