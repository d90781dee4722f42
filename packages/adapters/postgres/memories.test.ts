import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import type { MemoryStore, NewWrite, Verdict } from '@agent-memory/core/ports/memories'
import type { Outbox } from '@agent-memory/core/ports/outbox'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../tests/support/postgres.js'

let server: TestDatabase
let database: Database
let memories: MemoryStore
let outbox: Outbox
let volumeId: string
const orgId = randomUUID()

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url, (error) => console.error(error))
  memories = openMemoryStore(database)
  outbox = openOutbox(database)
  await run('INSERT INTO organizations (org_id, name) VALUES ($1, $2)', [orgId, 'Test'])
})

afterAll(async () => {
  await database?.close()
  await server?.stop()
})

beforeEach(async () => {
  await run('DELETE FROM outbox', [])
  volumeId = await makeVolume()
})

const run = (text: string, values: unknown[]) => database.query<Record<string, unknown>>({ text, values })

const makeVolume = async (): Promise<string> => {
  const [projectId, id] = [randomUUID(), randomUUID()]
  await run('INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, $3)', [projectId, orgId, 'Test'])
  await run(`INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'Test', 'team')`, [
    id,
    orgId,
    projectId,
  ])
  return id
}

const hash = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())

const write = (content: string, changes: { writer?: string; key?: string; body?: string } = {}): NewWrite => {
  const writer = changes.writer ?? 'a0000000-0000-4000-8000-000000000001'
  return {
    memoryId: randomUUID(),
    writeId: randomUUID(),
    orgId,
    volumeId,
    statement: {
      content,
      writer: { keyId: writer, agentId: writer, agent: 'Tester' },
      userId: null,
      sessionId: null,
      eventDate: new Date(),
      eventDateSource: 'written',
      memoryType: null,
      memoryTypeSource: 'detected',
      category: null,
      metadata: { place: 'here' },
      redactions: [],
    },
    idempotencyKey: changes.key ?? null,
    bodyHash: hash(changes.body ?? content),
    now: new Date(),
    createdAt: new Date(),
    lastConfirmedAt: null,
    furtherSources: [],
  }
}

const accept = async (one: NewWrite) => {
  const [accepted] = await memories.accept([one])
  if (!accepted) throw new Error('nothing was accepted')
  return accepted
}

const OTHER = 'b0000000-0000-4000-8000-000000000002'

const verdictOn = (memoryId: string, content: string, changes: Partial<Verdict> = {}): Verdict => ({
  memoryId,
  volumeId,
  userId: null,
  status: 'approved',
  reason: 'New.',
  confidence: 1,
  memoryType: 'factual',
  category: 'other',
  sameHash: hash(content),
  mergedInto: null,
  confirms: false,
  windows: { model: 'test', dimension: 2, vectors: [new Float32Array([1, 0]), new Float32Array([0, 1])] },
  ...changes,
})

const outboxIdOf = async (memoryId: string, job = 'memory.judge'): Promise<bigint> => {
  const text = `SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1 AND job = $2`
  const [row] = await run(text, [memoryId, job])
  return row?.outbox_id as bigint
}

/** Decides as the guard does: merge into what is the same, else approve, until it stands. */
const decide = async (memoryId: string, content: string): Promise<void> => {
  const job = await outboxIdOf(memoryId)
  for (;;) {
    const { asOf, candidates } = await memories.sameAs(volumeId, null, hash(content))
    const known = candidates[0]
    const verdict = known
      ? verdictOn(memoryId, content, { status: 'merged', mergedInto: known.memoryId, windows: null })
      : verdictOn(memoryId, content)
    if ((await memories.commit(verdict, asOf, job, new Date())) !== 'stale') return
  }
}

test('an accepted write is a pending memory, a source and a job, made together', async () => {
  const { memoryId } = await accept(write('Tea is hot.'))
  const detail = await memories.read(volumeId, memoryId)
  expect(detail?.memory).toMatchObject({ status: 'pending', content: 'Tea is hot.', metadata: { place: 'here' } })
  expect(detail?.sources).toMatchObject([{ wording: 'Tea is hot.' }])
  expect(await outbox.claim('memory.judge', { perVolume: 5, perTenant: 5, depth: 5 })).toMatchObject([
    { job: 'memory.judge', payload: { memory_id: memoryId } },
  ])
})

test('an unanswered twin attaches, an answered one does not', async () => {
  const first = await accept(write('Twice.'))
  expect(await accept(write('Twice.'))).toEqual({ ...first, attached: true })
  await memories.answered([first.writeId])
  expect((await accept(write('Twice.'))).attached).toBe(false)
})

test('twenty twins at once make one memory', async () => {
  const accepted = await Promise.all(Array.from({ length: 20 }, () => accept(write('At once.'))))
  expect(new Set(accepted.map(({ memoryId }) => memoryId)).size).toBe(1)
})

test('an Idempotency-Key gives its write again, answered or not, and refuses another body', async () => {
  const first = await accept(write('Keyed.', { key: 'k1' }))
  await memories.answered([first.writeId])
  expect(await accept(write('Keyed.', { key: 'k1' }))).toEqual({ ...first, attached: true })
  await expect(accept(write('Other.', { key: 'k1' }))).rejects.toMatchObject({ code: 'conflict' })
})

test('an Idempotency-Key of yesterday is forgotten', async () => {
  const first = await accept(write('Old.', { key: 'k2' }))
  await run(`UPDATE writes SET created_at = now() - interval '25 hours' WHERE write_id = $1`, [first.writeId])
  const again = await accept(write('New.', { key: 'k2' }))
  expect(again).toMatchObject({ attached: false })
  expect(again.memoryId).not.toBe(first.memoryId)
  expect(await memories.outcomes([first.memoryId])).toMatchObject([{ status: 'pending', writeId: first.writeId }])
})

test('a write whose volume is deleted meanwhile is refused like one on a volume that never was', async () => {
  await run('DELETE FROM volumes WHERE volume_id = $1', [volumeId])
  await expect(accept(write('Late.'))).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
})

test('a committed verdict stands with its vectors and ends its job', async () => {
  const { memoryId } = await accept(write('Approved.'))
  await decide(memoryId, 'Approved.')
  expect((await memories.outcomes([memoryId]))[0]).toMatchObject({ status: 'approved', reason: 'New.' })
  const windows = await run('SELECT "window", vector FROM memory_windows WHERE memory_id = $1 ORDER BY 1', [memoryId])
  expect(windows).toHaveLength(2)
  expect(await outboxIdOf(memoryId)).toBeUndefined()
  expect(await outboxIdOf(memoryId, 'memory.extract')).toBeDefined()
})

test('twins judged at once merge, whatever the order of commits', async () => {
  const accepted = await Promise.all(Array.from({ length: 8 }, (_, i) => accept(write('Same.', { body: `body ${i}` }))))
  await Promise.all(accepted.map(({ memoryId }) => decide(memoryId, 'Same.')))
  const outcomes = await memories.outcomes(accepted.map(({ memoryId }) => memoryId))
  const kept = outcomes.filter(({ status }) => status === 'approved')
  expect(kept).toHaveLength(1)
  expect(outcomes.filter(({ mergedInto }) => mergedInto === kept[0]?.memoryId)).toHaveLength(7)
  expect((await memories.read(volumeId, kept[0]?.memoryId as string))?.sources).toHaveLength(8)
})

test('the order of seq is the order of commits, without a gap that a reader could skip', async () => {
  const accepted = await Promise.all(Array.from({ length: 12 }, (_, i) => accept(write(`Fact ${i}.`))))
  await Promise.all(accepted.map(({ memoryId }, i) => decide(memoryId, `Fact ${i}.`)))
  const rows = await run('SELECT seq FROM memories WHERE volume_id = $1 ORDER BY seq', [volumeId])
  expect(rows.map(({ seq }) => Number(seq))).toEqual(Array.from({ length: 12 }, (_, i) => i + 1))
})

test('a second verdict on the same memory changes nothing', async () => {
  const { memoryId } = await accept(write('Once.'))
  const job = await outboxIdOf(memoryId)
  await decide(memoryId, 'Once.')
  const again = verdictOn(memoryId, 'Once.', { reason: 'Again.' })
  expect(await memories.commit(again, 99n, job, new Date())).toBe('gone')
  expect((await memories.outcomes([memoryId]))[0]).toMatchObject({ reason: 'New.' })
})

test('erasing leaves nothing of the first writer, a tombstone, and the wordings of others to be judged anew', async () => {
  const own = await accept(write('Shared.'))
  await decide(own.memoryId, 'Shared.')
  const repeat = await accept(write('Shared!', { body: 'repeat' }))
  await decide(repeat.memoryId, 'Shared.')
  const other = await accept(write('Shared.', { writer: OTHER }))
  await decide(other.memoryId, 'Shared.')

  const receipt = await memories.erase(volumeId, own.memoryId)
  expect(receipt).toEqual({
    memories: 2,
    sources: 2,
    windows: 2,
    writes: 2,
    outbox: 1,
    graph: 'erased',
    survivors: [other.memoryId],
  })
  expect(await memories.read(volumeId, own.memoryId)).toBeNull()
  expect(await memories.erase(volumeId, own.memoryId)).toBeNull()
  expect(await run('SELECT memory_id FROM tombstones WHERE volume_id = $1', [volumeId])).toHaveLength(1)

  await decide(other.memoryId, 'Shared.')
  expect((await memories.read(volumeId, other.memoryId))?.memory.status).toBe('approved')
  expect((await memories.read(volumeId, other.memoryId))?.sources).toMatchObject([{ writer: { agentId: OTHER } }])
})

test('a verdict on an erased memory is withdrawn', async () => {
  const { memoryId } = await accept(write('Doomed.'))
  const job = await outboxIdOf(memoryId)
  await memories.erase(volumeId, memoryId)
  expect(await memories.commit(verdictOn(memoryId, 'Doomed.'), 0n, job, new Date())).toBe('gone')
})

test('claims go round the volumes and keep to their bounds', async () => {
  const flooded = volumeId
  for (let i = 0; i < 10; i++) await accept(write(`Flood ${i}`))
  volumeId = await makeVolume()
  await accept(write('Quiet 1'))
  await accept(write('Quiet 2'))
  const claimed = await outbox.claim('memory.judge', { perVolume: 3, perTenant: 4, depth: 4 })
  const volumes = await run('SELECT volume_id FROM outbox WHERE outbox_id = ANY($1)', [
    claimed.map((job) => job.outboxId),
  ])
  expect(volumes.filter((row) => row.volume_id === flooded)).toHaveLength(2)
  expect(volumes.filter((row) => row.volume_id === volumeId)).toHaveLength(2)
  expect(await outbox.claim('memory.judge', { perVolume: 3, perTenant: 4, depth: 4 })).toHaveLength(0)
  expect(await outbox.claim('memory.judge', { perVolume: 3, perTenant: 6, depth: 6 })).toHaveLength(1)
})

test('long texts wait in a line of their own', async () => {
  const long = await accept(write('word '.repeat(1_000)))
  const short = await accept(write('Short.'))
  expect(await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })).toMatchObject([
    { job: 'memory.judge', payload: { memory_id: short.memoryId } },
  ])
  expect(await outbox.claim('memory.judge_long', { perVolume: 1, perTenant: 1, depth: 1 })).toMatchObject([
    { job: 'memory.judge_long', payload: { memory_id: long.memoryId } },
  ])
})

test('several relays at once never claim a job twice', async () => {
  for (let i = 0; i < 30; i++) await accept(write(`Job ${i}`))
  const claims = await Promise.all(
    Array.from({ length: 6 }, () => outbox.claim('memory.judge', { perVolume: 30, perTenant: 30, depth: 30 })),
  )
  const ids = claims.flat().map((job) => job.outboxId)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a job that failed waits, is handed over again, and ends in the dead letters', async () => {
  await accept(write('Poison.'))
  const [job] = await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  const id = job?.outboxId as bigint
  expect(await outbox.begin(id)).toMatchObject({ attempts: 1 })
  await outbox.postpone(id, { delayMs: 60_000, error: 'no', counted: true })
  expect(await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })).toHaveLength(0)
  await outbox.postpone(id, { delayMs: 0, error: 'no', counted: false })
  // The column rounds the time, up as well.
  await eventually(async () =>
    expect(await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })).toHaveLength(1),
  )
  expect(await outbox.begin(id)).toMatchObject({ attempts: 1 })
  await outbox.bury(id, 'gave up')
  expect(await outbox.begin(id)).toBeNull()
  expect(await outbox.backlog()).toMatchObject({ open: [], deadLetters: 1 })
  expect(await outbox.replay()).toBe(1)
  expect(await outbox.backlog()).toMatchObject({ open: [{ job: 'memory.judge', orgId, jobs: 1 }], deadLetters: 0 })
})

test('what the queue may have lost is handed over again', async () => {
  await accept(write('Lost.'))
  await outbox.claim('memory.judge', { perVolume: 1, perTenant: 1, depth: 1 })
  expect(await outbox.overdue(600_000)).toHaveLength(0)
  await run(`UPDATE outbox SET handed_at = now() - interval '601 seconds'`, [])
  expect(await outbox.overdue(600_000)).toHaveLength(1)
  expect(await outbox.overdue(600_000)).toHaveLength(0)
})

test('a batch is accepted whole or not at all, in the order of its items', async () => {
  const first = await accept(write('Known.', { key: 'batch' }))
  const batch = [write('A.'), write('Known.', { key: 'batch' }), write('A.')]
  const accepted = await memories.accept(batch)
  expect(accepted[1]).toEqual({ ...first, attached: true })
  // Twins in one batch are one write.
  expect(accepted[2]).toEqual({ ...accepted[0], attached: true })
  const before = await run('SELECT count(*) AS n FROM memories WHERE volume_id = $1', [volumeId])
  await expect(memories.accept([write('B.'), write('Other.', { key: 'batch' })])).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await run('SELECT count(*) AS n FROM memories WHERE volume_id = $1', [volumeId])).toEqual(before)
})

test('batches with the same twins in another order do not wait for each other for ever', async () => {
  const contents = Array.from({ length: 30 }, (_, at) => `Crossed ${at}.`)
  const batches = Array.from({ length: 6 }, (_, at) => (at % 2 ? contents : contents.toReversed()))
  const accepted = await Promise.all(batches.map((batch) => memories.accept(batch.map((content) => write(content)))))
  expect(new Set(accepted.flat().map(({ memoryId }) => memoryId)).size).toBe(contents.length)
})
