import { createPriorityQueue } from '@agent-memory/adapters/models/priority-queue'
import { expect, test } from '@jest/globals'

const taken = (queue: { take(): string | undefined; size: number }) => {
  const order: (string | undefined)[] = []
  while (queue.size > 0) order.push(queue.take())
  return order
}

test('queries go before writes before bulk work, first in first out within each', () => {
  const queue = createPriorityQueue<string>()
  queue.push('bulk 1', { priority: 'bulk' })
  queue.push('write 1', { priority: 'write' })
  queue.push('query 1', { priority: 'query' })
  queue.push('write 2', { priority: 'write' })
  queue.push('query 2', { priority: 'query' })
  expect(taken(queue)).toEqual(['query 1', 'query 2', 'write 1', 'write 2', 'bulk 1'])
  expect(queue.take()).toBeUndefined()
})

test('a class that was passed over eight times in a row goes next', () => {
  const queue = createPriorityQueue<string>()
  for (let i = 0; i < 40; i++) queue.push('query', { priority: 'query' })
  for (let i = 0; i < 4; i++) queue.push('write', { priority: 'write' })
  for (let i = 0; i < 4; i++) queue.push('bulk', { priority: 'bulk' })
  const order = taken(queue)
  expect(order.slice(0, 20)).toEqual([
    ...Array(8).fill('query'),
    'write',
    'bulk',
    ...Array(7).fill('query'),
    'write',
    'bulk',
    'query',
  ])
  expect(order.filter((kind) => kind === 'bulk')).toHaveLength(4)
})

test('what is put back goes first in its class, what is removed never', () => {
  const queue = createPriorityQueue<string>()
  for (const item of ['a', 'b', 'c']) queue.push(item, { priority: 'write' })
  queue.remove('b', { priority: 'write' })
  queue.remove('unknown', { priority: 'write' })
  queue.unshift('again', { priority: 'write' })
  expect(queue.size).toBe(3)
  expect(taken(queue)).toEqual(['again', 'a', 'c'])
})

test('tenants of one class take turns, however many items one of them waits for', () => {
  const queue = createPriorityQueue<string>()
  const write = (item: string, tenant: string) => queue.push(item, { priority: 'write', tenant })
  for (let at = 1; at <= 10_000; at++) write(`flood ${at}`, 'flooding')
  expect(queue.take()).toBe('flood 1')
  write('quiet 1', 'quiet')
  write('quiet 2', 'quiet')
  write('other 1', 'other')
  expect(Array.from({ length: 6 }, () => queue.take())).toEqual([
    'flood 2',
    'quiet 1',
    'other 1',
    'flood 3',
    'quiet 2',
    'flood 4',
  ])
  write('quiet 3', 'quiet')
  queue.unshift('quiet 2', { priority: 'write', tenant: 'quiet' })
  expect([queue.take(), queue.take(), queue.take(), queue.take()]).toEqual(['quiet 2', 'flood 5', 'quiet 3', 'flood 6'])
  expect(queue.size).toBe(10_000 - 6)
  expect(queue.drain()).toHaveLength(10_000 - 6)
})

test('long items come after the others of their priority, and never when long items are excluded', () => {
  const queue = createPriorityQueue<string>()
  queue.push('long write', { priority: 'write', isLong: true })
  queue.push('bulk', { priority: 'bulk' })
  queue.push('long query', { priority: 'query', isLong: true })
  queue.push('write', { priority: 'write' })
  expect(queue.take(false)).toBe('write')
  expect(queue.take()).toBe('long query')
  expect(queue.take(false)).toBe('bulk')
  expect(queue.take(false)).toBeUndefined()
  expect(queue.take()).toBe('long write')
  expect(queue.size).toBe(0)
})

test('a long item does not starve', () => {
  const queue = createPriorityQueue<string>()
  queue.push('long', { priority: 'write', isLong: true })
  for (let at = 0; at < 20; at++) queue.push('short', { priority: 'write' })
  expect(taken(queue).indexOf('long')).toBe(8)
})
