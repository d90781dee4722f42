import { expect, test } from '@jest/globals'
import { createRunningCalls } from './running-calls.js'

const call = (id: unknown) => ({ method: 'tools/call', id })
const cancelled = (requestId: unknown) => ({ method: 'notifications/cancelled', params: { requestId } })

test('a call is cancelled by its client and its id', () => {
  const calls = createRunningCalls()
  const begun = calls.begin('ada', [call(1), call('1'), { method: 'tools/list', id: 2 }])
  const others = calls.begin('bob', [call(1)])
  calls.cancel('ada', [cancelled(1)])
  expect([1, '1'].map((id) => begun.signalOf(id)?.aborted)).toEqual([true, false])
  expect(begun.signalOf(2)).toBeNull()
  expect(others.signalOf(1)?.aborted).toBe(false)
})

test('one that is over is not, nor the next one with its id', () => {
  const calls = createRunningCalls()
  const first = calls.begin('ada', [call(1)])
  first.end()
  calls.cancel('ada', [cancelled(1)])
  expect(first.signalOf(1)?.aborted).toBe(false)
  const second = calls.begin('ada', [call(1)])
  first.end()
  calls.cancel('ada', [cancelled(1)])
  expect(second.signalOf(1)?.aborted).toBe(true)
})

test('without a known client, and with nonsense for an id, nothing is', () => {
  const calls = createRunningCalls()
  expect(calls.begin(null, [call(1)]).signalOf(1)).toBeNull()
  const begun = calls.begin('ada', [call(1), call(null), call({})])
  for (const params of [undefined, null, 1, {}, { requestId: null }, { requestId: {} }, { requestId: [1] }])
    calls.cancel('ada', [{ method: 'notifications/cancelled', params }])
  calls.cancel(null, [cancelled(1)])
  expect(begun.signalOf(1)?.aborted).toBe(false)
})
