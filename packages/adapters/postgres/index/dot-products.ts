import { type WebAssemblyMemory, webAssembly } from './webassembly.js'

/** dot-products.wat, assembled. */
export const DOT_PRODUCTS_WASM =
  'AGFzbQEAAAABCQFgBX9/f39/AAIQAQRob3N0Bm1lbW9yeQIAAQMCAQAHDwELZG90UHJvZHVjdHMAAArDAQHAAQICfwJ7IAAgA0ECdGohBgJAA0AgAkUNAf0MAAAAAAAAAAAAAAAAAAAAACEH/QwAAAAAAAAAAAAAAAAAAAAAIQggACEFA0AgByAF/QAEACAB/QAEAP3mAf3kASEHIAggBf0ABBAgAf0ABBD95gH95AEhCCAFQSBqIQUgAUEgaiEBIAUgBkkNAAsgByAI/eQBIQcgBCAH/R8AIAf9HwGSIAf9HwIgB/0fA5KSOAIAIARBBGohBCACQQFrIQIMAAsLCw=='

/** Addresses are in bytes; `columns` is a multiple of 8. Writes one float32 a row to `out`. */
export type DotProducts = (query: number, row: number, rows: number, columns: number, out: number) => void

/** 128-bit lanes: 10,000 rows of 384 in .8 ms, where plain JavaScript took 9 ms beside it. */
export const dotProductsOver = (memory: WebAssemblyMemory): DotProducts => {
  const module = new webAssembly.Module(Buffer.from(DOT_PRODUCTS_WASM, 'base64'))
  const { dotProducts } = new webAssembly.Instance(module, { host: { memory } }).exports
  return dotProducts as DotProducts
}
