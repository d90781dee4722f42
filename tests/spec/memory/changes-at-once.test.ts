import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Support' })
const post = (path: string, body: Json) => send('POST', path, { key, body })

/** Pairs of statements. In all but the last pair, one statement affects the other. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['Marta lives in Berlin.', 'Marta now lives in Graz.'],
  ['Marta lives in Berlin.', 'Marta lives in Graz.'],
  ['Marta was born in Porto.', 'Marta was born in Faro.'],
  ['The pump needs oil.', 'The pump needs oil'],
  ['The pump needs oil.', 'Visitors may park behind the barn.'],
]

/** Returns what a new volume holds after the writes, without ids. */
const outcomeOf = async (writes: (write: (content: string) => Promise<unknown>) => Promise<unknown>) => {
  const volume_id = await tenant.volume('at once')
  await writes(memoriesOf(send, key, volume_id).write)
  const body = { volume_id, limit: 100, include_superseded: true }
  const { memories } = expectStatus(await post('/memory/search', body), 200).body.data
  return JSON.stringify(
    memories
      .map(({ content, status, superseded, flagged }: Json) => [content, status, superseded, flagged])
      .toSorted((a: string[], b: string[]) => (String(a[0]) < String(b[0]) ? -1 : 1)),
  )
}

describe('two writers at once', () => {
  test.each(PAIRS)(cites('%s and %s end as if one after the other', 'guard.supersession'), async (first, second) => {
    const inTurn = async (one: string, other: string) =>
      outcomeOf(async (write) => {
        await write(one)
        await write(other)
      })
    const allowed = [await inTurn(first, second), await inTurn(second, first)]
    for (let round = 0; round < 4; round++) {
      expect(allowed).toContain(await outcomeOf((write) => Promise.all([write(first), write(second)])))
    }
  })
})

test(
  cites('200 writes, edits, reviews, undos and erasures of one volume at once neither fail nor lock up', 'memory.undo'),
  async () => {
    const volume_id = await tenant.volume('busy')
    // The first edit, undo, review and erasure each have a memory that nothing else touches, so they succeed.
    const { write: keep } = memoriesOf(send, key, volume_id)
    await keep('Ayla was born in Faro.')
    const own = new Map<number, Json>([
      [1, await keep('Nora keeps bees.')],
      [3, await keep('Kofi plays the cello.')],
      [4, await keep('Ayla was born in Porto.')], // flagged, so open for review
      [11, await keep('Visitors may park behind the barn.')],
    ])
    const known: Json[] = []
    const pick = (place: number, stride: number): Json =>
      own.get(place) ?? known[(place * stride) % Math.max(known.length, 1)] ?? { memory_id: randomUUID() }
    const write = async (place: number) => {
      const content = `${['Marta', 'Ines', 'Otto'][place % 3]} lives in ${['Graz', 'Porto', 'Wien', 'Bonn'][place % 4]}.`
      const reply = await post('/agent/memory/write', { content, volume_id, metadata: { place } })
      if (reply.status === 200) known.push(reply.body)
      return reply
    }
    const review = (place: number) => {
      const action = ['approve', 'reject', 'merge', 'supersede'][place % 4] as string
      const target = place % 4 > 1 ? { target_id: pick(place, 7).memory_id } : {}
      return post(`/memory/${pick(place, 5).memory_id}/review`, { action, ...target })
    }
    const undo = (place: number) => post('/memory/undo', { write_id: pick(place, 3).write_id ?? randomUUID() })
    const edit = async (place: number) => {
      const content = `${['Marta', 'Ines', 'Otto'][place % 3]} lives in ${['Linz', 'Porto', 'Faro'][place % 3]}.`
      const reply = await send('PATCH', `/memory/${pick(place, 11).memory_id}`, { key, body: { content } })
      if (reply.status === 200) known.push(reply.body.data.edit)
      return reply
    }
    const erase = (place: number) => send('DELETE', `/memory/${pick(place, 1).memory_id}`, { key })
    const operations = [write, edit, write, undo, review, edit, write, review, edit, undo, write, erase]
    const replies = await concurrently(
      8,
      Array.from({ length: 200 }, (_, place) => place),
      async (place) => {
        const operation = operations[place % operations.length] as typeof write
        return { operation, ...(await operation(place)) }
      },
    )
    const unexpected = replies.filter(({ status }) => ![200, 404, 409].includes(status))
    expect(unexpected.map(({ status, text }) => [status, text])).toEqual([])
    const done = replies.filter(({ status }) => status === 200).map(({ operation }) => operation)
    const count = (operation: unknown) => done.filter((one) => one === operation).length
    // A write gets 404 if it merges into a memory that is erased before the answer. All others of the 67 writes succeed.
    const erased = replies.filter(({ operation, text }) => operation === write && text.includes('memory_not_found'))
    expect(count(write) + erased.length).toBe(67)
    expect(erased.length).toBeLessThanOrEqual(count(erase))
    // How many of the other operations find their memory erased or changed depends on the order.
    const alone = [...own.keys()].map((place) => replies[place])
    expect(alone.map((reply) => reply?.status)).toEqual([200, 200, 200, 200])
  },
)
