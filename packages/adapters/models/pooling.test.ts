import { meanUnitVector } from '@agent-memory/adapters/models/pooling'
import { expect, test } from '@jest/globals'

test('the mean over the tokens, of length 1', () => {
  // Two tokens of three numbers: the mean is [2, 0, 0] and so points along the first axis.
  expect([...meanUnitVector(Float32Array.of(1, 2, -1, 3, -2, 1), 2)]).toEqual([1, 0, 0])
  const vector = meanUnitVector(Float32Array.of(3, 4), 1)
  expect([...vector]).toEqual([Math.fround(0.6), Math.fround(0.8)])
})

test.each([
  ['nothing but zeroes', Float32Array.of(0, 0)],
  ['a number that is none', Float32Array.of(1, Number.NaN)],
  ['an infinite one', Float32Array.of(1, Number.POSITIVE_INFINITY)],
])('%s has no direction', (_, hidden) => {
  expect(() => meanUnitVector(hidden, 1)).toThrow('no usable vector')
})
