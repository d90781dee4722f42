import { readFile } from 'node:fs/promises'
import { DOT_PRODUCTS_WASM } from '@agent-memory/adapters/postgres/index/dot-products'
import { BLOCK_ROWS, VectorArena } from '@agent-memory/adapters/postgres/index/vector-arena'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import wabt from 'wabt'

test('the assembled bytes match the source text next to them', async () => {
  const text = await readFile(new URL('./dot-products.wat', import.meta.url), 'utf8')
  const module = (await wabt()).parseWat('dot-products.wat', text, { simd: true })
  expect(Buffer.from(module.toBinary({}).buffer).toString('base64')).toBe(DOT_PRODUCTS_WASM)
})

test('products match plain arithmetic, for any dimension and in a reused block', () => {
  const number = fc.float({ min: -1, max: 1, noNaN: true })
  const sized = fc.integer({ min: 1, max: 40 }).chain((dimension) => {
    const vector = fc.array(number, { minLength: dimension, maxLength: dimension })
    return fc.tuple(fc.constant(dimension), vector, fc.array(vector, { minLength: 1, maxLength: BLOCK_ROWS }))
  })
  fc.assert(
    fc.property(sized, ([dimension, query, rows]) => {
      const arena = new VectorArena(dimension)
      const used = arena.take()
      for (let row = 0; row < BLOCK_ROWS; row++) arena.write(used, row, new Float32Array(dimension).fill(9))
      arena.giveBack(used)
      const block = arena.take()
      for (const [at, row] of rows.entries()) arena.write(block, at, Float32Array.from(row))
      arena.setQuery(Float32Array.from(query))
      const products = arena.products(block, rows.length)
      rows.forEach((row, at) => {
        const expected = row.reduce((sum, value, column) => sum + value * (query[column] as number), 0)
        expect(products[at]).toBeCloseTo(expected, 4)
      })
    }),
  )
})
