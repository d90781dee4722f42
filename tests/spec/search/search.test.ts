import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid, ISO_TIME, UUID } from '../../support/expectations.js'
import { BERTHS, CRANE, FEES, firstWords, type Harbour, LETTERS, newHarbour } from '../../support/harbour.js'
import { expectErased, type Json } from '../../support/http/client.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

let harbour: Harbour
beforeAll(async () => {
  harbour = await newHarbour()
})

describe('without a query', () => {
  test(cites('returns all current memories, newest first', 'search', 'search.newest-first'), async () => {
    const rejected = await harbour.scouts.write('ok')
    expect(rejected.status).toBe('rejected')
    const reply = await harbour.trySearch()
    expect(reply.body).toEqual({ status: 'ok', data: { memories: expect.any(Array), next_cursor: null } })
    const { memories } = reply.body.data
    expect(memories.map(firstWords)).toEqual([FEES, CRANE, LETTERS, BERTHS])
    expect(memories[3]).toEqual({
      memory_id: UUID,
      volume_id: harbour.tenant.volumeId,
      content: 'The harbour of Nazare has forty berths.',
      status: 'approved',
      memory_type: 'factual',
      category: 'location',
      confidence: expect.any(Number),
      reason: expect.any(String),
      merged_into: null,
      agent: 'Scout',
      agent_id: harbour.scout.agentId,
      user_id: null,
      session_id: null,
      event_date: '2024-05-01T00:00:00.000Z',
      event_date_source: 'given',
      event_date_precision: 'day',
      metadata: { source: 'survey', page: 3, checked: true, note: null },
      document_id: null,
      filename: null,
      chunk_index: null,
      ...{ superseded: false, superseded_by: null, valid_from: '2024-05-01T00:00:00.000Z', valid_to: null },
      ...{ flagged: false, flag_reason: null, conflicts_with: [], outdated: [] },
      created_at: ISO_TIME,
      last_confirmed_at: expect.anything(),
      score: null,
    })
    for (const memory of memories) {
      const { sources, supersedes, ...read } = await harbour.scouts.read(memory.memory_id)
      expect(memory).toEqual({ ...read, score: null })
    }
  })

  test(cites('a memory that was deleted is no longer listed', 'search.newest-first'), async () => {
    const { memory_id } = await harbour.scouts.write('The old buoy was red.')
    expect((await harbour.search()).memories[0].memory_id).toBe(memory_id)
    expectErased(await send('DELETE', `/memory/${memory_id}`, { key: harbour.scout.key }))
    expect((await harbour.search()).memories[0].memory_id).not.toBe(memory_id)
  })
})

/**
 * Compares four digits of the scores. The last digits depend on the index, and if one index is slow, another one
 * answers.
 */
const expectSame = (found: Json[], expected: Json[]) => {
  expect(found.map(({ memory_id }) => memory_id)).toEqual(expected.map(({ memory_id }) => memory_id))
  for (const [at, { score }] of expected.entries()) expect(found[at].score).toBeCloseTo(score, 4)
}

describe('a query', () => {
  const query = 'How many berths does the harbour have?'

  test(cites('ranks by meaning and words by default', 'search', 'search.modes'), async () => {
    const { memories } = await harbour.search({ query })
    expect(memories[0].content).toBe('The harbour of Nazare has forty berths.')
    const asked = (await harbour.clerks.query(query)).memories
    expectSame(
      memories,
      asked.map(({ id, score }: Json) => ({ memory_id: id, score })),
    )
    expectSame((await harbour.search({ query, mode: 'hybrid' })).memories, (await harbour.search({ query })).memories)
  })

  test(cites('semantic finds the meaning without a shared word', 'search.modes'), async () => {
    const meaning = { query: 'a lifting machine stopped working after dark' }
    expect(await harbour.found({ ...meaning, mode: 'semantic' })).toEqual([CRANE])
    expect(await harbour.found({ ...meaning, mode: 'keyword' })).toEqual([])
    const { memories } = await harbour.search({ query, mode: 'semantic' })
    expect(memories.every(({ score }: Json) => score > 0.3 && score <= 1)).toBe(true)
  })

  test(
    cites('keyword finds any memory with one of its words, scored by their share', 'search.modes', 'search.keyword'),
    async () => {
      const { memories } = await harbour.search({ query: 'berths harbour zeppelin', mode: 'keyword' })
      expect(memories.map(firstWords)).toEqual([BERTHS, LETTERS])
      const scores = memories.map(({ score }: Json) => score)
      expect(scores.every((score: number) => score > 0 && score < 1)).toBe(true)
      expect(scores[0]).toBeGreaterThan(scores[1])
      expect(await harbour.found({ query: 'who is it', mode: 'keyword' })).toEqual([])
    },
  )

  test(cites('filters do not change the score of what passes', 'search.prefilter'), async () => {
    for (const mode of ['hybrid', 'semantic', 'keyword']) {
      const all = (await harbour.search({ query, mode })).memories.filter(({ agent }: Json) => agent === 'Scout')
      expect(all.length).toBeGreaterThan(0)
      expectSame((await harbour.search({ query, mode, agent: 'Scout' })).memories, all)
    }
  })
})

test(cites('limits: 1 to 100, 20 by default', 'search.limit'), async () => {
  for (const limit of [0, 101, -1, 1.5, '20', null]) expectInvalid(await harbour.trySearch({ limit }), 'limit')
  expect((await harbour.search({ limit: 1 })).memories).toHaveLength(1)
  expect((await harbour.search({ limit: 100 })).memories).toHaveLength(4)
})

test(cites('requires a volume that the key can read', 'search', 'errors.volume-access'), async () => {
  const stranger = await newTenant(send)
  for (const volume_id of [stranger.volumeId, crypto.randomUUID()])
    for (const query of [undefined, 'harbour'])
      expectError(await harbour.trySearch({ volume_id, query }), 403, 'agent_not_authorized_for_volume')
  const writer = await harbour.tenant.agent('Writes only', {
    volumeId: harbour.tenant.volumeId,
    permissions: ['write'],
  })
  expectError(await harbour.trySearch({}, writer.key), 403, 'agent_not_authorized_for_volume')
  const keys = await Promise.all((['org_rw', 'org_r', 'proj_rw'] as const).map((kind) => harbour.tenant.key(kind)))
  for (const other of [...keys, harbour.scout.key])
    expect((await harbour.trySearch({}, other)).body).toEqual((await harbour.trySearch()).body)
  expectError(
    await send('POST', '/memory/search', { body: { volume_id: harbour.tenant.volumeId } }),
    401,
    'unauthorized',
  )
})
