/** The part of WebAssembly that is used here: Node has it, but its types come only with those of a browser. */
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
