import { createPriorityQueue } from '@agent-memory/adapters/models/priority-queue'
import { expect, test } from '@jest/globals'

const taken = (queue: { take(): string | undefined; size: number }) => {
  const order: (string | undefined)[] = []
  while (queue.size > 0) order.push(queue.take())
  return order
}

test('queries go before writes before bulk work, first in first out within each', () => {
  const queue = createPriorityQueue<string>()
  queue.push('bulk 1', 'bulk')
  queue.push('write 1', 'write')
  queue.push('query 1', 'query')
  queue.push('write 2', 'write')
  queue.push('query 2', 'query')
  expect(taken(queue)).toEqual(['query 1', 'query 2', 'write 1', 'write 2', 'bulk 1'])
  expect(queue.take()).toBeUndefined()
})

test('a class that was passed over eight times in a row goes next', () => {
  const queue = createPriorityQueue<string>()
  for (let i = 0; i < 40; i++) queue.push('query', 'query')
  for (let i = 0; i < 4; i++) queue.push('write', 'write')
  for (let i = 0; i < 4; i++) queue.push('bulk', 'bulk')
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
  for (const item of ['a', 'b', 'c']) queue.push(item, 'write')
  queue.remove('b', 'write')
  queue.remove('unknown', 'write')
  queue.unshift('again', 'write')
  expect(queue.size).toBe(3)
  expect(taken(queue)).toEqual(['again', 'a', 'c'])
})
