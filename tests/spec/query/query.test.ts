import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import type { Json } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const COLOURS = ['red', 'blue', 'green', 'white', 'black', 'brown', 'pink', 'grey', 'gold', 'amber', 'violet', 'teal']

const { tenant, key, mine } = await newWriter('proj_rw', { name: 'Reader and writer' })
beforeAll(async () => {
  await concurrently(4, COLOURS, (colour) =>
    mine.write(`The ${colour} boat belongs to the fishing cooperative of Nazare.`),
  )
  await mine.write('Photosynthesis turns light into sugar.')
})

describe.each(['/agent/memory/query', '/memory/query'])('POST %s', (path) => {
  const query = (body: Json) =>
    send('POST', path, { key, body: { query: 'boats', volume_id: tenant.volumeId, ...body } })

  test(
    cites(
      'answers as specified',
      'query.answer',
      'query.memory-fields',
      'query.total',
      'query.any-key',
      'query.no-graph-yet',
      'envelope.bare',
    ),
    async () => {
      const reply = await query({ query: 'Which boats belong to the fishing cooperative?' })
      expect(reply.status).toBe(200)
      const { memories, ...rest } = reply.body
      expect(rest).toMatchObject({
        query: 'Which boats belong to the fishing cooperative?',
        volume_id: tenant.volumeId,
        graph_facts: expect.any(Array),
        document_sources: expect.any(Array),
        total_results: memories.length + rest.graph_facts.length,
      })
      for (const memory of memories) {
        expect(memory).toMatchObject({
          id: UUID,
          content: expect.stringMatching(/boat/),
          score: expect.any(Number),
          agent: 'Reader and writer',
          memory_type: expect.any(String),
          document_id: null,
          filename: null,
          chunk_index: null,
          created_at: ISO_TIME,
        })
      }
    },
  )

  test(cites('returns the best first, all above 0.3 and at most 1', 'query.threshold', 'query.score'), async () => {
    const { memories } = (await query({ query: 'the teal boat', limit: 50 })).body
    const scores: number[] = memories.map(({ score }: Json) => score)
    expect(memories[0].content).toContain('teal')
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(scores.every((score) => score > 0.3 && score <= 1)).toBe(true)
    expect(memories.map(({ content }: Json) => content)).not.toContain('Photosynthesis turns light into sugar.')
    expect((await query({ query: 'quarterly tax filing deadlines in Nebraska' })).body).toMatchObject({
      memories: [],
      total_results: 0,
    })
  })

  test(cites('limits: 1 to 50, 10 by default', 'query.limit'), async () => {
    const boats = 'boats of the fishing cooperative of Nazare'
    const count = async (limit?: number) => (await query({ query: boats, limit })).body.memories.length
    expect([await count(), await count(1), await count(3), await count(50)]).toEqual([10, 1, 3, COLOURS.length])
    for (const limit of [0, 51, -1, 1.5, '10', null, [5]]) expectInvalid(await query({ limit }), 'limit')
  })

  test(cites('accepts queries of 1 to 10,000 characters', 'query.query', 'text.code-points'), async () => {
    const longest = '🚤'.repeat(10_000)
    expect((await query({ query: longest })).body.query).toBe(longest)
    expect((await query({ query: '?' })).status).toBe(200)
    for (const text of ['', `${longest}🚤`, undefined, null, 7, ['boat']])
      expectInvalid(await query({ query: text }), 'query')
  })

  test(cites('requires a volume that the key can read', 'query.access', 'errors.volume-access'), async () => {
    for (const volume_id of ['x', undefined, null, 7]) expectInvalid(await query({ volume_id }), 'volume_id')
    const stranger = await newTenant(send)
    expectError(await query({ volume_id: stranger.volumeId }), 403, 'agent_not_authorized_for_volume')
    const body = { query: 'boats', volume_id: tenant.volumeId }
    const writer = await tenant.agent('Writes only', { volumeId: tenant.volumeId, permissions: ['write'] })
    expectError(await send('POST', path, { key: writer.key, body }), 403, 'agent_not_authorized_for_volume')
    const kinds = await Promise.all((['org_rw', 'org_r', 'proj_r'] as const).map((kind) => tenant.key(kind)))
    const reader = await tenant.agent('Reads only', { volumeId: tenant.volumeId, permissions: ['read'] })
    for (const other of [...kinds, reader.key])
      expect((await send('POST', path, { key: other, body })).status).toBe(200)
  })
})

describe('a write', () => {
  test(cites('is found by the next query once it was answered', 'write.at-once'), async () => {
    await concurrently(4, Array.from({ length: 40 }), async (_none, at) => {
      const content = `Locker ${1_000 + at} was rented by the skipper of ship ${at * 7}.`
      await mine.write(content)
      expect(await mine.find(`Who rented locker ${1_000 + at}?`)).toContain(content)
    })
  })
})
