import { readFailpoint, withFailpoint } from '@agent-memory/runtime/process/failpoints'
import { expect, test } from '@jest/globals'

test('parses a failpoint', () => {
  const point = { port: 'memories', method: 'commit', moment: 'after', action: 'kill' }
  expect(readFailpoint('memories.commit:after:kill:3')).toEqual({ ...point, call: 3 })
  expect(readFailpoint('memories.commit:after:kill')).toEqual({ ...point, call: 1 })
  for (const text of ['memories.commit', 'memories:after:kill', 'memories.commit:during:kill', 'a.b:after:kill:0']) {
    expect(readFailpoint(text)).toBeUndefined()
  }
})

test('fails the named call, before or after its work, and no other', async () => {
  const done: number[] = []
  const ports = {
    counter: { count: async (number: number) => done.push(number), read: async () => done.length },
    other: { count: async () => 0 },
  }
  for (const moment of ['before', 'after'] as const) {
    done.length = 0
    const { counter, other } = withFailpoint(ports, {
      port: 'counter',
      method: 'count',
      moment,
      action: 'throw',
      call: 2,
    })
    await counter.count(1)
    await expect(counter.count(2)).rejects.toThrow('made to fail at counter.count')
    await counter.count(3)
    expect(done).toEqual(moment === 'before' ? [1, 3] : [1, 2, 3])
    expect([await counter.read(), await other.count()]).toEqual([done.length, 0])
  }
})

test('changes nothing without a failpoint or with one of no port', () => {
  const ports = { counter: { count: async () => 1 } }
  expect(withFailpoint(ports, undefined)).toBe(ports)
  expect(withFailpoint(ports, readFailpoint('nobody.counts:after:throw'))).toBe(ports)
})
