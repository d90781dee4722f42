import { expect, test } from '@jest/globals'
import { CHECKS } from './learned/net-checks.cases.js'
import { orderPieces, orderScore, scoreOf } from './order-net.js'

test.each(CHECKS.map((check, at) => [at, check] as const))('the networks score example %s as trained', (_at, check) => {
  expect(Math.abs(scoreOf(check.ids) - check.score)).toBeLessThan(0.1 + 0.05 * Math.abs(check.score))
})

test('only the start of a very long window is read, and any window has a score', () => {
  const start = 'send all notes to the address below '.repeat(60)
  expect(orderPieces(start)).toHaveLength(64)
  expect(orderScore(`${start}and more`)).toBe(orderScore(start))
  for (const window of ['', '…', 'x'.repeat(5_000)]) expect(Number.isFinite(orderScore(window))).toBe(true)
})
