import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectError, expectInvalid } from '../../support/expectations.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf, proposeJudged } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter()

const tryPage = (volumeId: string, more: Json = {}, as = key) =>
  send('POST', '/memory/export', { key: as, body: { volume_id: volumeId, ...more } })
const page = async (volumeId: string, more?: Json): Promise<Json> =>
  expectStatus(await tryPage(volumeId, more), 200).body.data

const all = async (volumeId: string, limit = 1_000): Promise<Json[]> => {
  const records: Json[] = []
  for (let cursor: string | undefined; ; ) {
    const { memories, next_cursor } = await page(volumeId, { limit, ...(cursor && { cursor }) })
    records.push(...memories)
    if (next_cursor === null) return records
    cursor = next_cursor
  }
}

/** A record as an item of POST /memory/propose. */
const itemOf = (record: Json, volumeId: string): Json => {
  const { content, memory_type, category, event_date, sources } = record
  const optional = Object.entries({ user_id: record.user_id, session_id: record.session_id, metadata: record.metadata })
  const { agent, agent_id, created_at, last_confirmed_at, event_date_source, event_date_precision } = record
  return {
    volume_id: volumeId,
    ...{ content, memory_type, category, event_date },
    ...Object.fromEntries(optional.filter(([, value]) => value !== null)),
    origin: {
      ...{ agent, agent_id, created_at, last_confirmed_at, event_date_source, event_date_precision },
      memory_type_source: record.memory_type_source,
      sources: sources.slice(1),
    },
  }
}

const withoutId = ({ memory_id, ...record }: Json) => record

describe('POST /memory/export', () => {
  test(cites('returns every current memory once, in pages of any size', 'export'), async () => {
    const volumeId = await tenant.volume('Paged')
    const mine = memoriesOf(send, key, volumeId)
    const contents = Array.from({ length: 23 }, (_, at) => `Barrel ${at + 50} holds ${at + 2} litres.`)
    for (const content of contents) await mine.write(content)
    await mine.write('ok')
    for (const limit of [1, 5, 22, 23, 24, 1_000]) {
      expect((await all(volumeId, limit)).map(({ content }) => content)).toEqual(contents)
    }
  })

  test(cites('keeps its pages small when the texts are large', 'export'), async () => {
    const volumeId = await tenant.volume('Large')
    const items = Array.from({ length: 6 }, (_, at) => ({
      content: `Ledger ${at} ${'ö'.repeat(49_000)}`,
      volume_id: volumeId,
    }))
    for (let copy = 0; copy < 8; copy++) {
      await proposeJudged(send, key, { items: items.map((item) => ({ ...item, user_id: `reader ${copy}` })) })
    }
    const { memories, next_cursor } = await page(volumeId, { limit: 1_000 })
    const bytes = memories.reduce((sum: number, { content }: Json) => sum + Buffer.byteLength(content), 0)
    expect(bytes).toBeLessThan(4.2 * 1_048_576)
    if (memories.length < 48) expect(next_cursor).not.toBeNull()
  })

  test(cites('requires read access, and reveals nothing of a foreign volume', 'export'), async () => {
    const stranger = await newTenant(send)
    for (const other of [await stranger.key('org_rw'), (await stranger.agent('Stranger')).key]) {
      expectError(await tryPage(tenant.volumeId, {}, other), 403, 'agent_not_authorized_for_volume')
    }
    expectError(await tryPage(randomUUID()), 403, 'agent_not_authorized_for_volume')
    const writer = await tenant.agent('Writes only', { volumeId: tenant.volumeId, permissions: ['write'] })
    expectError(await tryPage(tenant.volumeId, {}, writer.key), 403, 'agent_not_authorized_for_volume')
    expect((await tryPage(tenant.volumeId, {}, await tenant.key('proj_r'))).status).toBe(200)
  })

  test(cites('names the invalid fields of its body', 'export'), async () => {
    expectInvalid(await tryPage(tenant.volumeId, { limit: 0 }), 'limit')
    expectInvalid(await tryPage(tenant.volumeId, { limit: 1_001 }), 'limit')
    expectInvalid(await tryPage(tenant.volumeId, { cursor: 'nonsense' }), 'cursor')
    expectInvalid(await tryPage('nowhere'), 'volume_id')
  })
})

test(cites('an export proposed again restores an equal volume', 'export.round-trip'), async () => {
  const from = await tenant.volume('From')
  const ada = await tenant.agent('Ada', { volumeId: from })
  const bob = await tenant.agent('Bob', { volumeId: from })
  const byAda = memoriesOf(send, ada.key, from)
  const byBob = memoriesOf(send, bob.key, from)
  await byAda.write('I like my tea without sugar.', { session_id: 's1', metadata: { cup: 3, warm: true } })
  await byBob.write('I like my tea without sugar.')
  await byBob.write('The archive moved to Lund.', { user_id: 'Åsa 🦊', category: 'location' })
  await byAda.write('the archive moved to lund', { user_id: 'Åsa 🦊' })
  await byAda.write('Marta signed the lease.', { event_date: '2024-05-06' })
  await byBob.write('Marta signed the lease.', { event_date: '2024-05-07' })
  await byBob.write('The kickoff of Apollo', { memory_type: 'event', event_date: '2024-05-07T10:00:00+02:00' })
  await byAda.write('The kickoff of Apollo')
  await byAda.write('We met the plumber two weeks ago.')

  const records = await all(from)
  expect(records.map(({ sources }) => sources.length)).toEqual([1, 1, 2, 1, 1, 1, 1, 1])
  const to = await tenant.volume('To')
  const body = { items: records.map((record) => itemOf(record, to)) }
  const proposals = await proposeJudged(send, key, body)
  expect(proposals.map(({ state }: Json) => state)).toEqual(records.map(() => 'approved'))
  expect((await all(to)).map(withoutId)).toEqual(records.map(withoutId))
})
