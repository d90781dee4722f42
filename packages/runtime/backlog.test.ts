import type { Backlog } from '@agent-memory/core/ports/outbox'
import { openBacklogView } from '@agent-memory/runtime/backlog'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Counts the looks; each takes so long, on the clock that jest moves. */
function viewWithLooksOf(ms: number) {
  let looks = 0
  const backlog = async (): Promise<Backlog> => {
    looks++
    jest.advanceTimersByTime(ms)
    return { open: [], deadLetters: 0, promised: 0 }
  }
  return { view: openBacklogView({ backlog }), looks: () => looks }
}

test('a quick look serves for a second, and all who ask meanwhile', async () => {
  const { view, looks } = viewWithLooksOf(1)
  await Promise.all([view(), view()])
  jest.advanceTimersByTime(999)
  await view()
  expect(looks()).toBe(1)
  jest.advanceTimersByTime(1)
  await view()
  expect(looks()).toBe(2)
})

test('a slow look serves for longer, but not for so long that back-pressure would pass it over as stale', async () => {
  const { view, looks } = viewWithLooksOf(1_400)
  await view()
  jest.advanceTimersByTime(9_999)
  await view()
  expect(looks()).toBe(1)
  jest.advanceTimersByTime(1)
  await view()
  expect(looks()).toBe(2)
})
