import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newWriter } from '../../support/http/writer.js'
import { send } from '../../support/shared.js'

const { tenant, key } = await newWriter('org_rw', { name: 'Support' })

/** Creates a volume for one test, and returns functions that write and find memories in it. */
const newScene = async () => {
  const volume_id = await tenant.volume('scene')
  const { write } = memoriesOf(send, key, volume_id)
  const ask = async (path: string, body: Json): Promise<Json[]> => {
    const reply = expectStatus(await send('POST', path, { key, body: { volume_id, ...body } }), 200).body
    return path.endsWith('/search') ? reply.data.memories : reply.memories
  }
  return {
    volume_id,
    write,
    find: (query: string, more: Json = {}) => ask('/agent/memory/query', { query, ...more }),
    list: (more: Json = {}) => ask('/memory/search', more),
  }
}
const get = async (path: string) => expectStatus(await send('GET', path, { key }), 200).body.data
const contents = (memories: readonly Json[]) => memories.map(({ content }) => content)

const BERLIN = 'Marta lives in Berlin.'
const GRAZ = 'Marta now lives in Graz.'

describe('a newer value of a slot', () => {
  test(
    cites('supersedes the older one, which leaves retrieval and stays in history', 'guard.supersession'),
    async () => {
      const { write, find, list } = await newScene()
      const old = await write(BERLIN)
      const told = await write(GRAZ)
      expect(told).toMatchObject({ status: 'approved', supersedes: [old.memory_id], flagged: false })
      expect(told.reason).toMatch(/Berlin/)
      expect(contents(await find('Where does Marta live?'))).toEqual([GRAZ])
      expect(contents(await list())).toEqual([GRAZ])
      const all = await find('Where does Marta live?', { include_superseded: true })
      expect(contents(all).toSorted()).toEqual([BERLIN, GRAZ])
      expect(all.find(({ content }) => content === BERLIN)).toMatchObject({
        ...{ superseded: true, superseded_by: told.memory_id, valid_to: expect.any(String) },
      })
      const { memory, changes, versions } = await get(`/memory/${old.memory_id}/history`)
      expect(memory).toMatchObject({ status: 'superseded', superseded_by: told.memory_id })
      expect(changes).toMatchObject([
        { kind: 'superseded', write_id: told.write_id, agent: 'Support', undone_at: null },
      ])
      expect(versions).toMatchObject([{ status: 'approved' }, { status: 'superseded', until: null }])
      expect((await get(`/memory/${told.memory_id}`)).memory).toMatchObject({ supersedes: [old.memory_id] })
    },
  )

  test(cites('as_of returns what held then', 'guard.supersession'), async () => {
    const { write, find } = await newScene()
    await write(BERLIN, { event_date: '2023-05-01' })
    await write(GRAZ, { event_date: '2025-02-01' })
    const at = async (as_of: string) => contents(await find('Where does Marta live?', { as_of }))
    expect(await at('2022-01-01')).toEqual([])
    expect(await at('2024-06-01')).toEqual([BERLIN])
    expect(await at('2025-06-01')).toEqual([GRAZ])
  })
})

test(cites('an older value told late is stored as superseded, and the newer one stays', 'guard.late'), async () => {
  const { write, list } = await newScene()
  const newer = await write('Marta lives in Graz.', { event_date: '2025-02-01' })
  const late = await write('Marta lives in Porto.', { event_date: '2019-03-01' })
  expect(late).toMatchObject({ status: 'approved', supersedes: [], superseded_by: newer.memory_id })
  expect(contents(await list())).toEqual(['Marta lives in Graz.'])
})

describe('POST /memory/undo', () => {
  test(cites('restores what a write superseded, and takes the write back', 'memory.undo'), async () => {
    const { write, find, list } = await newScene()
    const old = await write(BERLIN)
    const before = (await get(`/memory/${old.memory_id}`)).memory
    const told = await write(GRAZ)
    const undo = (write_id: string) => send('POST', '/memory/undo', { key, body: { write_id } })
    expectStatus(await undo(told.write_id), 200)
    expect((await get(`/memory/${old.memory_id}`)).memory).toEqual(before)
    expect(contents(await find('Where does Marta live?'))).toEqual([BERLIN])
    expect(contents(await list())).toEqual([BERLIN])
    expect((await get(`/memory/${told.memory_id}`)).memory).toMatchObject({ status: 'rejected' })
    expect(await undo(told.write_id)).toMatchObject({ status: 409, body: { error: 'conflict' } })
    expect(await undo(old.memory_id)).toMatchObject({ status: 404, body: { error: 'write_not_found' } })
  })

  test(cites('takes a merged wording back', 'memory.undo'), async () => {
    const { write } = await newScene()
    const kept = await write('The pump needs oil.')
    const before = (await get(`/memory/${kept.memory_id}`)).memory
    const merged = await write('The pump needs oil')
    expect(merged).toMatchObject({ status: 'merged', memory_id: kept.memory_id })
    expectStatus(await send('POST', '/memory/undo', { key, body: { write_id: merged.write_id } }), 200)
    expect((await get(`/memory/${kept.memory_id}`)).memory).toEqual(before)
  })

  test(cites('names the later writes that rest on what would be undone', 'memory.undo'), async () => {
    const { write } = await newScene()
    const kept = await write('The pump needs oil.')
    const merged = await write('The pump needs oil')
    const reply = await send('POST', '/memory/undo', { key, body: { write_id: kept.write_id } })
    expect(reply).toMatchObject({ status: 409, body: { error: 'conflict', write_ids: [merged.write_id] } })
  })
})

describe('POST /memory/:memory_id/review', () => {
  const review = (memoryId: string, body: Json) => send('POST', `/memory/${memoryId}/review`, { key, body })

  test(cites('takes a memory out and back', 'memory.history'), async () => {
    const { write, list } = await newScene()
    const { memory_id } = await write('The gate opens at nine.')
    const before = (await get(`/memory/${memory_id}`)).memory
    const out = expectStatus(await review(memory_id, { action: 'reject', reason: 'It opens at ten.' }), 200).body.data
    expect(out.review).toMatchObject({ status: 'rejected', changed: [memory_id] })
    expect(await list()).toEqual([])
    expect((await get(`/memory/${memory_id}`)).memory).toMatchObject({ reason: 'It opens at ten.' })
    expectStatus(await send('POST', '/memory/undo', { key, body: { write_id: out.review.write_id } }), 200)
    expect((await get(`/memory/${memory_id}`)).memory).toEqual(before)
    expect(contents(await list())).toEqual(['The gate opens at nine.'])
  })

  test(cites('merges into a target, supersedes a target', 'memory.history'), async () => {
    const { write, list } = await newScene()
    const [first, second, third] = [
      await write('The gate opens at nine on weekdays.'),
      await write('On weekdays one can enter from nine.'),
      await write('Visitors may park behind the barn.'),
    ]
    expectStatus(await review(second.memory_id, { action: 'merge', target_id: first.memory_id }), 200)
    expect((await get(`/memory/${first.memory_id}`)).memory.sources).toHaveLength(2)
    expectStatus(await review(third.memory_id, { action: 'supersede', target_id: first.memory_id }), 200)
    expect(contents(await list())).toEqual(['Visitors may park behind the barn.'])
    expect(await review(third.memory_id, { action: 'merge' })).toMatchObject({ status: 400 })
    expect(await review(second.memory_id, { action: 'supersede', target_id: third.memory_id })).toMatchObject({
      ...{ status: 409, body: { error: 'conflict' } },
    })
  })

  test(cites('stores what the guard rejected, save secrets', 'memory.history'), async () => {
    const { write, find } = await newScene()
    const { memory_id } = await write('ok')
    const { write_id } = expectStatus(await review(memory_id, { action: 'approve' }), 200).body.data.review
    expect(write_id).toEqual(expect.any(String))
    await write('The next write waits for the guard.')
    expect((await get(`/memory/${memory_id}`)).memory).toMatchObject({ status: 'approved' })
    expect(await find('ok')).toBeDefined()
    const secret = await write('The password is hunter2hunter2.')
    expect(await review(secret.memory_id, { action: 'approve' })).toMatchObject({ status: 409 })
  })
})

test(
  cites(
    'GET /memory/flagged lists what waits for review, and approving ends a conflict',
    'guard.flag',
    'guard.confirmation',
  ),
  async () => {
    const { volume_id, write, find } = await newScene()
    const first = await write('Marta was born in Porto.')
    const second = await write('Marta was born in Faro.')
    const marks = { flagged: true, flag_reason: 'conflict' }
    expect(second).toMatchObject({ status: 'approved', ...marks, conflicts_with: [first.memory_id] })
    const { memories } = await get(`/memory/flagged?volume_id=${volume_id}`)
    expect(memories).toHaveLength(2)
    const repeated = await write('Marta was born in Porto')
    expect(repeated).toMatchObject({ status: 'merged', memory_id: first.memory_id })
    const { memory } = await get(`/memory/${first.memory_id}`)
    expect(memory).toMatchObject({ last_confirmed_at: null, sources: [{}, {}] })
    expect((await find('Where was Marta born?')).map(({ flagged }) => flagged)).toEqual([true, true])
    const body = { action: 'approve' }
    expectStatus(await send('POST', `/memory/${first.memory_id}/review`, { key, body }), 200)
    expect((await get(`/memory/flagged?volume_id=${volume_id}`)).memories).toEqual([])
  },
)
