import { type Key, type Sitting, type Step, stepOf } from '@agent-memory/cli/review/keys'
import { expect, test } from '@jest/globals'

const sitting: Sitting = {
  memoryId: 'flagged',
  others: ['first', 'second'],
  chosen: 1,
  done: [
    { writeId: 'w1', memoryId: 'm1' },
    { writeId: 'w2', memoryId: 'm2' },
  ],
}
const alone: Sitting = { ...sitting, others: [], chosen: 0, done: [] }
const review = (body: object) => ({ do: 'review', body }) as Step

test.each<[string, Step]>([
  ['a', review({ action: 'approve' })],
  ['r', review({ action: 'reject' })],
  ['m', review({ action: 'merge', target_id: 'second' })],
  ['s', review({ action: 'supersede', target_id: 'second' })],
  ['u', { do: 'undo', done: { writeId: 'w2', memoryId: 'm2' } }],
  ['n', { do: 'next' }],
  ['q', { do: 'quit' }],
  ['1', { do: 'choose', sitting: { ...sitting, chosen: 0 } }],
  ['3', { do: 'nothing' }],
  ['0', { do: 'nothing' }],
  ['x', { do: 'nothing' }],
  ['return', { do: 'nothing' }],
])('%s', (name, step) => expect(stepOf(sitting, { name })).toEqual(step))

test.each(['m', 's', 'u'])('%s says why there is nothing to do', (name) => {
  expect(stepOf(alone, { name })).toEqual({ do: 'say', sentence: expect.stringMatching(/\.$/) })
})

test.each<[Key, Step['do']]>([
  [{ name: 'd', ctrl: true }, 'quit'],
  [{ name: 'a', ctrl: true }, 'nothing'],
  [{ name: 'r', meta: true }, 'nothing'],
  [{}, 'nothing'],
])('%j is no decision', (key, does) => expect(stepOf(sitting, key).do).toBe(does))
