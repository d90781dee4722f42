import { openGate, openTurns } from '@agent-memory/core/work/turns'
import { expect, test } from '@jest/globals'

test('tenants take turns, and items without a tenant share a queue', () => {
  const turns = openTurns<string>()
  for (const item of ['a1', 'a2', 'a3']) turns.push(item, 'a')
  turns.push('b1', 'b')
  turns.push('nobody 1', undefined)
  expect([turns.take(), turns.take()]).toEqual(['a1', 'b1'])
  turns.push('b2', 'b')
  expect(turns.remove('a2', 'a')).toBe(true)
  expect(turns.remove('a2', 'a')).toBe(false)
  expect(turns.drain()).toEqual(['nobody 1', 'a3', 'b2'])
  expect([turns.size, turns.take()]).toEqual([0, undefined])
})

/** Returns work that runs until the test calls `end`. */
function opened() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, end }
}

test('a gate limits concurrency and admits a quiet tenant before the rest of a flood', async () => {
  const gate = openGate(2)
  const { begun, work, end } = opened()
  const { signal } = new AbortController()
  for (let at = 1; at <= 8; at++) void gate.pass('flooding', signal, work(`flood ${at}`))
  void gate.pass('quiet', signal, work('quiet 1'))
  await end('none')
  expect(begun).toEqual(['flood 1', 'flood 2'])
  await end('flood 1')
  await end('flood 2')
  expect(begun).toEqual(['flood 1', 'flood 2', 'flood 3', 'quiet 1'])
})

test('aborted work leaves the queue, and failed work frees its slot', async () => {
  const gate = openGate(1)
  const { signal } = new AbortController()
  const { begun, work, end } = opened()
  void gate.pass('a', signal, work('first'))
  const impatient = new AbortController()
  const left = gate.pass('a', impatient.signal, work('never'))
  const fails = expect(gate.pass('a', signal, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const last = gate.pass('b', signal, async () => 'last')
  impatient.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await end('first')
  await fails
  expect(await last).toBe('last')
  expect(begun).toEqual(['first'])
  await expect(gate.pass('a', impatient.signal, work('late'))).rejects.toThrow('gone')
})
