import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { eventually } from '../../support/eventually.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectErased, expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf, proposeJudged } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { dumpTables, withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

const { tenant, key } = await newWriter()

const item = (content: string, more: Json = {}) => ({ content, volume_id: tenant.volumeId, ...more })
const tryPropose = (body: Json, headers: Record<string, string> = {}, as = key) =>
  send('POST', '/memory/propose', { key: as, body, headers })
const WAIT = { Prefer: 'wait=20' }
const propose = (items: Json[], idempotencyKey?: string): Promise<Json[]> =>
  proposeJudged(send, key, { items }, idempotencyKey)

describe('a batch', () => {
  test(cites('is answered in the order of its items', 'propose.items'), async () => {
    const contents = Array.from({ length: 100 }, (_, at) => `Shelf ${at + 100} holds ${at + 3} boxes of lamp ${at}.`)
    const reply = await tryPropose({ items: contents.map((content) => item(content)) })
    const proposals: Json[] = expectStatus(reply, 202).body.data.proposals
    expect(proposals.map(({ state }) => state)).toEqual(contents.map(() => 'pending'))
    const read = memoriesOf(send, key, tenant.volumeId).read
    for (const at of [0, 42, 99]) expect((await read(proposals[at].memory_id)).content).toBe(contents[at])
  })

  test(cites('can go to several volumes', 'propose.items'), async () => {
    const other = await tenant.volume('Other')
    const [here, there] = await propose([item('The gate is green.'), item('The gate is green.', { volume_id: other })])
    expect([here.state, there.state]).toEqual(['approved', 'approved'])
  })

  test(cites('is rejected as a whole for one bad item', 'propose.items-whole'), async () => {
    const volumeId = await tenant.volume('Untouched')
    const good = item('A good one.', { volume_id: volumeId })
    expectInvalid(await tryPropose({ items: [good, { ...good, content: '' }] }), 'items.1.content')
    expectInvalid(
      await tryPropose({ items: [good, { ...good, memory_type: 'song' }, 7] }),
      'items.1.memory_type',
      'items.2',
    )
    expectInvalid(await tryPropose({ items: [] }), 'items')
    expectInvalid(await tryPropose({ items: 'all' }), 'items')
    expectInvalid(await tryPropose({ items: Array.from({ length: 101 }, () => good) }), 'items')
    const foreign = item('A good one.', { volume_id: randomUUID() })
    expectError(await tryPropose({ items: [good, foreign] }), 403, 'agent_not_authorized_for_volume')
    const exported = await send('POST', '/memory/export', { key, body: { volume_id: volumeId } })
    expect(expectStatus(exported, 200).body.data.memories).toEqual([])
  })

  test(cites('without items is validated as a single proposal', 'propose'), async () => {
    expectInvalid(await tryPropose({ volume_id: 'x' }), 'content', 'volume_id')
    expectInvalid(await tryPropose([]), 'body')
  })

  test(cites('attaches under its Idempotency-Key, and rejects another body', 'propose.items-idempotent'), async () => {
    const items = Array.from({ length: 5 }, (_, at) => item(`Crate ${at + 1} weighs ${at + 10} kilos.`))
    const idempotencyKey = randomUUID()
    const first = await propose(items, idempotencyKey)
    expect(await propose(items, idempotencyKey)).toEqual(first)
    expect(first.map(({ state }) => state)).toEqual(items.map(() => 'approved'))
    const headers = { ...WAIT, 'Idempotency-Key': idempotencyKey }
    const changed = [items.slice(1), [...items, items[0]], items.toReversed(), items.slice(0, 4)]
    for (const other of changed) expectError(await tryPropose({ items: other }, headers), 409, 'conflict')
  })
})

describe('Prefer: wait', () => {
  test(cites('returns the verdicts', 'propose.wait'), async () => {
    await propose([item('Ada lives in Lyon.')])
    const [merged, rejected, fresh] = await propose([item('ada lives in lyon'), item('ok'), item('Ada owns a barge.')])
    expect(merged).toMatchObject({ state: 'merged', merged_into: expect.any(String), reason: expect.any(String) })
    expect(rejected).toMatchObject({ state: 'rejected', merged_into: null })
    expect(fresh).toMatchObject({ state: 'approved', merged_into: null })
  })

  test(cites('works for a single proposal, and is ignored if it is not a number', 'propose.wait'), async () => {
    const [one] = await proposeJudged(send, key, item('The mill has three sails.'))
    expect(one.state).toBe('approved')
    const odd = await tryPropose(item('The mill has two doors.'), { Prefer: 'wait=soon, respond-async' })
    expect(expectStatus(odd, 202).body.data.proposals[0].state).toBe('pending')
  })
})

describe('an origin', () => {
  const origin = { agent: 'Scout', agent_id: randomUUID(), created_at: '2024-03-05T08:00:00.000Z' }

  test(cites('says who wrote a memory and when', 'propose.origin'), async () => {
    const [proposal] = await propose([item('Yesterday the bridge was closed.', { origin })])
    const memory = await memoriesOf(send, key, tenant.volumeId).read(proposal.memory_id)
    expect(memory).toMatchObject({ ...origin, event_date: expect.stringContaining('2024-03-04') })
    expect(memory.sources).toMatchObject([origin])
  })

  test(cites('cannot lie in the future', 'propose.origin'), async () => {
    const later = { ...origin, created_at: '2999-01-01' }
    const [proposal] = await propose([item('The bridge is made of oak.', { origin: later })])
    const { created_at } = await memoriesOf(send, key, tenant.volumeId).read(proposal.memory_id)
    expect(new Date(created_at).getTime()).toBeLessThanOrEqual(Date.now())
  })

  test(cites('cannot be set by an agent', 'propose.origin'), async () => {
    const agent = await tenant.agent('Honest', { volumeId: tenant.volumeId })
    const refused = await tryPropose({ items: [item('I am somebody else.', { origin })] }, {}, agent.key)
    expectError(refused, 403, 'agent_not_authorized_for_volume')
    expect(refused.body.details).toContain('origin')
  })

  const sourceOf = (content: string) => ({ ...origin, agent: 'Second', agent_id: randomUUID(), content })

  test(cites('carries its further wordings', 'propose.origin-sources'), async () => {
    const sources = [sourceOf('the quay is long!'), sourceOf('The quay is closed.')]
    const [proposal] = await propose([item('The quay is long.', { origin: { ...origin, sources } })])
    const mine = memoriesOf(send, key, tenant.volumeId)
    const { sources: kept } = await mine.read(proposal.memory_id)
    expect(kept.map(({ content }: Json) => content).sort()).toEqual(['The quay is long.', 'the quay is long!'])
    // A source with another statement becomes another memory. The request does not wait for its verdict.
    await eventually(async () => expect(await mine.find('Is the quay closed?')).toContain('The quay is closed.'))
  })

  test(cites('carries its wordings into the memory that it merges into', 'propose.origin-sources'), async () => {
    const mine = memoriesOf(send, key, tenant.volumeId)
    const { memory_id: known } = await mine.write('The lighthouse is white.')
    const sources = [sourceOf('the lighthouse is white')]
    const [proposal] = await propose([item('The lighthouse is white!', { origin: { ...origin, sources } })])
    expect(proposal).toMatchObject({ state: 'merged', merged_into: known })
    expect((await mine.read(known)).sources).toHaveLength(3)
    // Both imported wordings belong to other agents, so they survive as one memory.
    expectErased(await send('DELETE', `/memory/${known}`, { key }))
    await eventually(async () => {
      const { memories } = await mine.query('What colour is the lighthouse?')
      const [survivor] = memories.filter(({ content }) => content.toLowerCase().startsWith('the lighthouse'))
      expect((await mine.read(survivor?.id ?? '')).sources).toHaveLength(2)
    })
  })

  test(cites('cannot smuggle a secret in', 'propose.origin-sources', 'guard.credentials'), async () => {
    const secret = 'sk_live_4eC39HqLyjWDarjtT1zdp7dc'
    const sources = [sourceOf(`The quay key is ${secret}`)]
    await propose([item('The quay has a key.', { origin: { ...origin, sources } })])
    // No answer shows a rejected statement, so the test reads its row until it is judged.
    const judged = await eventually(() =>
      withDatabase(shared().databaseUrl, async (client) => {
        const { rows } = await client.query<{ status: string; content: string }>(
          `SELECT status, content FROM memories
           WHERE volume_id = $1 AND content LIKE 'The quay key is %' AND status <> 'pending'`,
          [tenant.volumeId],
        )
        expect(rows).toHaveLength(1)
        return rows[0]
      }),
    )
    expect(judged?.status).toBe('rejected')
    expect(judged?.content).not.toContain(secret)
    const exported = await send('POST', '/memory/export', { key, body: { volume_id: tenant.volumeId, limit: 1000 } })
    expect(exported.text).toContain('The quay has a key.')
    expect(exported.text).not.toContain('The quay key is')
    expect((await dumpTables(shared().databaseUrl)).filter((row) => row.includes(secret))).toEqual([])
  })
})
