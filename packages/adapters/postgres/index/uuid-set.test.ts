import { bytesOfUuid, UuidSet, wordsOf } from '@agent-memory/adapters/postgres/index/uuid-set'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'

/**
 * Generates UUIDs with only four distinct last words. The last word is the hash, so many of them collide in the table.
 */
const uuid = fc.tuple(fc.uuid(), fc.integer({ min: 0, max: 3 })).map(([id, end]) => `${id.slice(0, -8)}0000000${end}`)
const bytesOf = (ids: readonly string[]) => Buffer.concat(ids.map(bytesOfUuid))

test('tells its own ids from all others, even very similar ones', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.oneof(fc.uuid(), uuid)), fc.array(fc.oneof(fc.uuid(), uuid)), (own, others) => {
      const set = new UuidSet(bytesOf(own))
      const asked = [...own, ...others]
      const words = wordsOf(bytesOf(asked))
      expect(asked.map((_, at) => set.has(words, at))).toEqual(asked.map((id) => own.includes(id)))
    }),
  )
})

test('accepts the same id twice', () => {
  const id = '00000000-0000-4000-8000-000000000001'
  expect(new UuidSet(bytesOf([id, id, id])).has(wordsOf(bytesOf([id])), 0)).toBe(true)
})
