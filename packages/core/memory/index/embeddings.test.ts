import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { decodeEmbedding, embeddingsRequest, encodeEmbedding } from './embeddings.js'

const directions = fc
  .array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 50 })
  .filter((list) => list.some((value) => value !== 0))

test('a unit vector survives both encodings byte for byte', () => {
  fc.assert(
    fc.property(directions, (list) => {
      const unit = Float32Array.from(list, (value) => value / Math.hypot(...list))
      for (const format of ['float', 'base64'] as const) {
        expect(decodeEmbedding(encodeEmbedding(unit, format), unit.length)).toEqual(unit)
      }
    }),
  )
})

test('base64 is float32, little-endian, as in the OpenAI API', () => {
  expect(encodeEmbedding(Float32Array.of(1, -0.5), 'base64')).toBe('AACAPwAAAL8=')
})

test('a vector is scaled to length 1', () => {
  expect(decodeEmbedding([3, 4], 2)).toEqual(Float32Array.of(0.6, 0.8))
})

test.each([
  ['another dimension', [1, 0, 0]],
  ['no value', []],
  ['a value that is not finite', [Number.NaN, 1]],
  ['length 0', [0, 0]],
  ['bytes that are no float32', 'AACAPwA='],
])('%s is refused', (_, embedding) => {
  expect(() => decodeEmbedding(embedding, 2)).toThrow()
})

test('a plain OpenAI request is one row per text, as bulk work', () => {
  expect(embeddingsRequest.parse({ model: 'm', input: 'a text' })).toEqual({
    model: 'm',
    input: 'a text',
    encoding_format: 'float',
    priority: 'bulk',
    windows: false,
    as: 'text',
  })
})
