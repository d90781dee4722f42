import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { indexMemories } from '@agent-memory/core/memory/index/index-memory'
import type { ExternalIndex } from '@agent-memory/core/ports/memory/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { concurrently } from '../../../../tests/support/concurrently.js'
import { storeVolume } from '../../../../tests/support/http/volume.js'
import { placeSource } from '../../../../tests/support/stores/graph-sources.js'
import { type IndexLedgerFixture, MODEL, startIndexLedger } from '../../../../tests/support/stores/index-ledger.js'

let fixture: IndexLedgerFixture
let database: Database
let ledger: IndexLedger
let volumeId: string
beforeAll(async () => {
  fixture = await startIndexLedger()
  ;({ database, ledger } = fixture)
})
afterAll(() => fixture?.stop())
beforeEach(async () => {
  await fixture.newVolume()
  volumeId = fixture.volumeId
})

const run: IndexLedgerFixture['run'] = (text, ...values) => fixture.run(text, ...values)
const store: IndexLedgerFixture['store'] = (...contents) => fixture.store(...contents)
const note: IndexLedgerFixture['note'] = (memoryIds) => fixture.note(memoryIds)

const termsOf = async () => {
  const rows = await run('SELECT term, memories FROM volume_terms WHERE volume_id = $1', volumeId)
  return Object.fromEntries(rows.map(({ term, memories }) => [term, memories]))
}

test('an entry has the terms of its memory, and its vectors of one model in order', async () => {
  const [memoryId = ''] = await store('Tea, hot tea.')
  const windows = [Float32Array.of(1, 0), Float32Array.of(0.5, 0.25)]
  for (const [at, vector] of windows.entries()) {
    const text = `INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector) VALUES ($1, $2, $3, 2, $4, $5)`
    await run(text, memoryId, volumeId, MODEL, at, Buffer.from(vector.buffer))
  }
  await run(
    `INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector) VALUES ($1, $2, 'other', 1, 0, '\\x00000000')`,
    memoryId,
    volumeId,
  )
  const [entry] = await ledger.entries([memoryId, randomUUID()], MODEL)
  expect(entry).toMatchObject({ memoryId, volumeId, terms: ['tea', 'hot', 'tea'], vectors: windows })
})

test('terms of recorded memories are counted once per memory, only for its volume', async () => {
  const ids = await store('Tea and more tea.', 'Tea in Berlin.')
  expect(await note(ids)).toEqual(new Set(ids))
  await note(ids)
  expect(await termsOf()).toEqual({ '': 2, tea: 2, more: 1, berlin: 1 })
  const { memories, having } = await ledger.statistics(volumeId, ['tea', 'coffee'])
  expect([memories, having.get('tea'), having.has('coffee')]).toEqual([2, 2, false])
  expect((await ledger.statistics(await storeVolume(database), ['tea'])).memories).toBe(0)
})

test('an erased memory is not recorded, and the caller learns that', async () => {
  const [kept = '', gone = ''] = await store('Tea is hot.', 'Milk is hot.')
  const entries = await ledger.entries([kept, gone], MODEL)
  await openMemoryStore(database).erase(volumeId, gone)
  expect(await ledger.markIndexed(entries)).toEqual(new Set([kept]))
  expect(await termsOf()).toEqual({ '': 1, tea: 1, hot: 1 })
})

test('an erased memory leaves no word in the statistics, and a job if an external index must remove it', async () => {
  const [kept = '', erased = ''] = await store('Tea is hot.', 'Milk is hot.')
  await note([kept, erased])
  await openMemoryStore(database, { external: true }).erase(volumeId, erased)
  expect(await termsOf()).toEqual({ '': 1, tea: 1, hot: 1 })
  const jobs = await run('SELECT job, payload FROM outbox WHERE volume_id = $1', volumeId)
  expect(jobs).toEqual([{ job: 'memory.unindex', payload: { memory_id: erased } }])
})

test('concurrent records and erasures leave correct statistics', async () => {
  const ids = await store(...Array.from({ length: 60 }, (_none, at) => `Shared word${at % 7} of parcel${at}.`))
  const memories = openMemoryStore(database)
  const changes = ids.flatMap((id, at) => [
    () => note([id, ids[(at + 1) % 60] ?? '']),
    ...(at % 3 === 0 ? [() => memories.erase(volumeId, id)] : []),
  ])
  await concurrently<() => Promise<unknown>, unknown>(8, changes, (change) => change())
  expect((await termsOf())['']).toBe(40)
  expect(await ledger.compareNotes(volumeId, false)).toBe(0)
})

test('wrong figures and records of erased memories are found and repaired', async () => {
  const ids = await store('Tea is hot.', 'Milk is hot.', 'Water is cold.')
  await note(ids)
  const right = await termsOf()
  await run(`UPDATE volume_terms SET memories = 7 WHERE volume_id = $1 AND term = 'hot'`, volumeId)
  await run(`DELETE FROM volume_terms WHERE volume_id = $1 AND term = 'cold'`, volumeId)
  await run(`INSERT INTO volume_terms (volume_id, term, memories) VALUES ($1, 'ghost', 3)`, volumeId)
  expect(await ledger.compareNotes(volumeId, false)).toBe(3)
  expect(await ledger.compareNotes(volumeId, true)).toBe(3)
  expect(await termsOf()).toEqual(right)

  await run('DELETE FROM memories WHERE memory_id = $1', ids[2])
  expect(await ledger.compareNotes(volumeId, true)).toBe(1)
  expect(await termsOf()).toEqual({ '': 2, tea: 1, milk: 1, hot: 2 })
})

test('expected entries are ordered by id, and include those still waiting', async () => {
  const ids = (await store('One thing.', 'Another thing.', 'A third thing.')).toSorted()
  await note([ids[0] ?? ''])
  await run(
    `INSERT INTO outbox (job, volume_id, payload) VALUES ('memory.index', $1, jsonb_build_object('memory_id', $2::text))`,
    volumeId,
    ids[1],
  )
  const first = await ledger.expected(null, 2, volumeId, MODEL)
  const rest = await ledger.expected(ids[1] ?? '', 2, volumeId, MODEL)
  expect([...first, ...rest].map(({ entry, waiting, noted }) => [entry.memoryId, waiting, noted])).toEqual([
    [ids[0], false, true],
    [ids[1], true, false],
    [ids[2], false, false],
  ])
  expect(await ledger.unindexed(100)).toContain(ids[2])
  expect(await ledger.unindexed(100)).not.toContain(ids[1])
  const stranger = randomUUID()
  expect(await ledger.unexpected([stranger, ...ids])).toEqual([stranger])
})

test('a chunk is expected, and waits while its document is being ingested and it is not recorded yet', async () => {
  const [noted, chunk] = [randomUUID(), randomUUID()]
  for (const id of [noted, chunk]) await placeSource(database, volumeId, { kind: 'chunk', id }, 'Marta grows pears.')
  await note([noted])
  const waiting = async () => {
    const found = await ledger.expectedOf([noted, chunk, randomUUID()], MODEL)
    return Object.fromEntries(found.map((each) => [each.entry.memoryId, each.waiting]))
  }
  // The document of these chunks has the same id as the volume.
  await run(`UPDATE documents SET status = 'processing' WHERE document_id = $1`, volumeId)
  expect(await waiting()).toEqual({ [noted]: false, [chunk]: true })
  await run(`UPDATE documents SET status = 'completed' WHERE document_id = $1`, volumeId)
  expect(await waiting()).toEqual({ [noted]: false, [chunk]: false })
})

test('a job ends only in the index of the serving model', async () => {
  await run(`INSERT INTO embedding_models (model, dimension, serving) VALUES ($1, 2, true)`, MODEL)
  const [job] = await run(
    `INSERT INTO outbox (job, volume_id, payload) VALUES ('memory.index', $1, '{}') RETURNING outbox_id`,
    volumeId,
  )
  const outboxId = job?.outbox_id as bigint
  expect(await ledger.endIndexing(outboxId, 'the model before')).toBe(false)
  expect(await ledger.endIndexing(outboxId, MODEL)).toBe(true)
})

test('an erasure leaves a job that may be indexing its memory', async () => {
  const [memoryId = ''] = await store('Tea is hot.')
  for (const handed of [null, new Date()]) {
    const text = `INSERT INTO outbox (job, volume_id, payload, handed_at) VALUES ('memory.index', $1, jsonb_build_object('memory_id', $2::text), $3)`
    await run(text, volumeId, memoryId, handed)
  }
  await openMemoryStore(database, { external: true }).erase(volumeId, memoryId)
  const left = await run(
    'SELECT job, handed_at IS NOT NULL AS handed FROM outbox WHERE volume_id = $1 ORDER BY 1',
    volumeId,
  )
  expect(left).toEqual([
    { job: 'memory.index', handed: true },
    { job: 'memory.unindex', handed: false },
  ])
})

test('work of one name runs in one process at a time', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let began = () => {}
  const beginning = new Promise<void>((resolve) => (began = resolve))
  const first = ledger.exclusively('fill', async () => {
    began()
    await held
  })
  await beginning
  expect(await ledger.exclusively('fill', async () => {})).toBe(false)
  expect(await ledger.exclusively('another', async () => {})).toBe(true)
  release()
  expect(await first).toBe(true)
  expect(await ledger.exclusively('fill', async () => {})).toBe(true)
})

test('a set counts as filled from when it is marked until it is unmarked', async () => {
  const set = { name: randomUUID(), model: MODEL, dimension: 2 }
  expect(await ledger.isFilled(set.name)).toBe(false)
  await ledger.setFilled(set, true)
  expect(await ledger.isFilled(set.name)).toBe(true)
  await ledger.setFilled(set, false)
  expect(await ledger.isFilled(set.name)).toBe(false)
  await ledger.setFilled(set, true)
  await ledger.detachAll()
  expect([await ledger.isFilled(set.name), await ledger.sets()]).toEqual([false, [set.name]])
})

test('a superseded memory leaves the index with its terms, and comes back when it holds again', async () => {
  const [berlin = '', graz = ''] = await store('Berlin.', 'Graz.')
  const index = new Set<string>()
  const external = {
    put: async (entries: readonly { memoryId: string }[]) => void entries.map(({ memoryId }) => index.add(memoryId)),
    remove: async (ids: readonly string[]) => void ids.map((id) => index.delete(id)),
  } as unknown as ExternalIndex
  const follow = () => indexMemories({ ledger, external, embedder: { model: MODEL, dimension: 2 } }, [berlin, graz])
  const setStatus = (status: string) => run('UPDATE memories SET status = $2 WHERE memory_id = $1', berlin, status)
  await follow()
  expect(index).toEqual(new Set([berlin, graz]))
  for (const former of ['superseded', 'rejected']) {
    await setStatus(former)
    await follow()
    expect(index).toEqual(new Set([graz]))
    expect(await termsOf()).toEqual({ '': 1, graz: 1 })
    expect(await run('SELECT memory_id FROM indexed_memories WHERE volume_id = $1', volumeId)).toEqual([
      { memory_id: graz },
    ])
    await setStatus('approved')
    await follow()
    expect(index).toEqual(new Set([berlin, graz]))
    expect(await termsOf()).toEqual({ '': 2, graz: 1, berlin: 1 })
  }
})
