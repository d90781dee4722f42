import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import { openBacklogView } from '@agent-memory/runtime/work/backlog'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** Opens a view over a fake outbox and counts its reads. Each read takes `ms` on the fake clock. */
function viewWithLooksOf(ms: number) {
  let looks = 0
  const backlog = async (): Promise<Backlog> => {
    looks++
    jest.advanceTimersByTime(ms)
    return { open: [], deadLetters: 0, promised: 0 }
  }
  return { view: openBacklogView({ backlog }), looks: () => looks }
}

test('a quick read is reused for a second and shared by concurrent callers', async () => {
  const { view, looks } = viewWithLooksOf(1)
  await Promise.all([view(), view()])
  jest.advanceTimersByTime(999)
  await view()
  expect(looks()).toBe(1)
  jest.advanceTimersByTime(1)
  await view()
  expect(looks()).toBe(2)
})

test('a slow read is reused for longer, but not until back-pressure considers it stale', async () => {
  const { view, looks } = viewWithLooksOf(1_400)
  await view()
  jest.advanceTimersByTime(9_999)
  await view()
  expect(looks()).toBe(1)
  jest.advanceTimersByTime(1)
  await view()
  expect(looks()).toBe(2)
})
