import { type Attempt, openRest } from '@agent-memory/adapters/rest'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SECOND = 1_000
const HOUR = 3_600_000
const open = (firstMs: number) => {
  const rest = openRest(firstMs)
  const begin = (): Attempt => {
    const attempt = rest.begin()
    if (!attempt) throw new Error('the service rests')
    return attempt
  }
  const fail = (attempt: Attempt, leastMs = 0): void => {
    attempt.failed(leastMs)
    attempt.ended()
  }
  /** Returns for how many seconds no call may begin, and the first call after that. */
  const restsFor = (): [seconds: number, Attempt] => {
    for (let seconds = 0; ; seconds += 1) {
      const attempt = rest.begin()
      if (attempt) return [seconds, attempt]
      jest.advanceTimersByTime(SECOND)
    }
  }
  return { rest, begin, fail, restsFor }
}

test('calls begin while none failed, and none begins during a rest', () => {
  const { rest, begin, fail } = open(HOUR)
  const attempt = begin()
  begin().ended()
  fail(attempt)
  expect(rest.begin()).toBeNull()
})

test('the rest doubles with each further failure, up to five minutes', () => {
  const { begin, fail, restsFor } = open(30 * SECOND)
  fail(begin())
  const rests = Array.from({ length: 6 }, () => {
    const [seconds, attempt] = restsFor()
    fail(attempt)
    return seconds
  })
  expect(rests).toEqual([30, 60, 120, 240, 300, 300])
})

test('calls that fail together count once', () => {
  const { begin, fail, restsFor } = open(30 * SECOND)
  for (const attempt of Array.from({ length: 10 }, begin)) fail(attempt)
  expect(restsFor()[0]).toBe(30)
})

test('a call that succeeds ends the rest, also one that began before the failure', () => {
  const { begin, fail } = open(HOUR)
  const early = begin()
  fail(begin())
  early.succeeded()
  fail(begin())
  expect(begin).toThrow('the service rests')
})

test('after a rest one call at a time finds out whether the service is back; then all may', () => {
  const { rest, begin, fail, restsFor } = open(SECOND)
  const early = begin()
  fail(begin())
  const [, probe] = restsFor()
  expect(rest.begin()).toBeNull()
  early.ended()
  expect(rest.begin()).toBeNull()
  probe.succeeded()
  expect([rest.begin(), rest.begin()]).not.toContain(null)
})

test('when the one that finds out ends without a result, the next may find out', () => {
  const { rest, begin, fail, restsFor } = open(SECOND)
  fail(begin())
  restsFor()[1].ended()
  expect(rest.begin()).not.toBeNull()
  expect(rest.begin()).toBeNull()
})

test('a service that asks for time gets it, up to five minutes', () => {
  const { begin, fail, restsFor } = open(SECOND)
  fail(begin(), 20 * SECOND)
  const [seconds, attempt] = restsFor()
  fail(attempt, HOUR)
  expect([seconds, restsFor()[0]]).toEqual([20, 300])
})
