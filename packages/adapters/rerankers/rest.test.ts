import { Rest } from '@agent-memory/adapters/rerankers/rest'
import { expect, test } from '@jest/globals'

const HOUR = 3_600_000

test('calls begin while none failed, and none begins during a rest', () => {
  const rest = new Rest(HOUR)
  const begun = rest.begin()
  expect(begun).toBe(0)
  expect(rest.begin()).toBe(0)
  rest.failed(0, 0)
  expect(rest.begin()).toBeNull()
})

test('a service that asks for time gets it', () => {
  const rest = new Rest(1_000)
  rest.failed(0, HOUR)
  expect(rest.begin()).toBeNull()
})

test('after a rest one call at a time finds out whether the service is back', () => {
  const rest = new Rest(0)
  rest.failed(0, 0)
  expect(rest.begin()).toBe(1)
  expect(rest.begin()).toBeNull()
  rest.failed(1, 0)
  expect(rest.begin()).toBe(2)
  rest.abandoned()
  expect(rest.begin()).toBe(2)
  expect(rest.begin()).toBeNull()
  rest.succeeded()
  expect([rest.begin(), rest.begin()]).toEqual([0, 0])
})

test('calls that fail together count once', () => {
  const rest = new Rest(0)
  const begun = [rest.begin(), rest.begin(), rest.begin()] as number[]
  for (const each of begun) rest.failed(each, 0)
  expect(rest.begin()).toBe(1)
})
