import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'
import { storeMemories } from '../../../../tests/support/stores/stored.js'

const [orgId, projectId, volumeId] = [randomUUID(), randomUUID(), randomUUID()]

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url, (error) => console.error(error))
  await run('INSERT INTO organizations (org_id, name) VALUES ($1, $2)', orgId, 'Test')
  await run('INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, $3)', projectId, orgId, 'Test')
  const text = `INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'Test', 'team')`
  await run(text, volumeId, orgId, projectId)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})

const run = (text: string, ...values: unknown[]) => database.query<Record<string, unknown>>({ text, values })

/** Stores an approved memory and a memory merged into it; returns both ids. */
async function holderAndMerged(): Promise<[string, string]> {
  const stored = await storeMemories(
    { databaseUrl: server.url, stores: {} },
    { orgId, volumeId },
    ['Pears ripen in September.', 'In September pears ripen.'].map((content) => ({
      content,
      memory_type: 'factual',
      category: 'other',
      metadata: null,
      event_date: new Date(),
      created_at: new Date(),
      sources: [{ agent_id: randomUUID(), agent: 'Tester', user_id: null, session_id: null }],
    })),
  )
  const [holder = '', merged = ''] = stored
  await run(
    `INSERT INTO writes (write_id, memory_id, volume_id, key_id, body_hash)
     SELECT gen_random_uuid(), memory_id, volume_id, key_id, '' FROM memories WHERE memory_id = ANY($1)`,
    stored,
  )
  await run(`UPDATE memories SET status = 'merged', merged_into = $2 WHERE memory_id = $1`, merged, holder)
  await run(
    `UPDATE memory_sources s SET memory_id = $2, write_id = w.write_id FROM writes w
     WHERE s.memory_id = $1 AND w.memory_id = $1`,
    merged,
    holder,
  )
  return [holder, merged]
}

const promise = (memoryId: string) =>
  run(
    `INSERT INTO outbox (job, volume_id, payload) VALUES ('memory.index', $1, jsonb_build_object('memory_id', $2::text))`,
    volumeId,
    memoryId,
  )
const jobOf = async (memoryId: string) => {
  const [job] = await run(`SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1`, memoryId)
  return job?.outbox_id as bigint
}
const note = async (memoryId: string) => {
  const ledger = openIndexLedger(database, server.url)
  await ledger.markIndexed(await ledger.entries([memoryId], 'test'))
}

/** Returns what clients see of both memories: the status in the verdict, and the status of the memory as read. */
async function told([holder, merged]: [string, string], external = true) {
  const memories = openMemoryStore(database, { external })
  const ids = [holder, merged]
  const outcomes = await memories.outcomes(ids)
  return {
    verdicts: ids.map((id) => outcomes.find(({ memoryId }) => memoryId === id)?.status),
    read: await Promise.all(ids.map(async (id) => (await memories.read(volumeId, id))?.memory.status)),
  }
}

const KNOWN = { verdicts: ['approved', 'merged'], read: ['approved', 'merged'] }
const NOT_YET = { verdicts: ['pending', 'pending'], read: ['pending', 'pending'] }

test('a memory, or one merged into it, is reported only once it is indexed', async () => {
  const both = await holderAndMerged()
  expect(await told(both)).toEqual(KNOWN)
  await promise(both[0])
  expect(await told(both)).toEqual(NOT_YET)
  const memories = openMemoryStore(database, { external: true })
  const { memory, sources } = (await memories.read(volumeId, both[1])) ?? {}
  expect(memory).toMatchObject({ mergedInto: null, reason: null })
  expect(sources).toEqual([expect.objectContaining({ wording: 'In September pears ripen.' })])
  // With the in-memory index there is nothing to wait for.
  expect(await told(both, false)).toEqual(KNOWN)

  await note(both[0])
  expect(await told(both)).toEqual({ ...KNOWN, verdicts: ['pending', 'pending'] })
  await run('DELETE FROM outbox WHERE volume_id = $1', volumeId)
  expect(await told(both)).toEqual(KNOWN)
})

test('a memory being re-indexed stays findable', async () => {
  const both = await holderAndMerged()
  await note(both[0])
  await promise(both[0])
  expect(await told(both)).toMatchObject({ read: KNOWN.read })
})

test('a memory that could not be indexed is not reported either, until it is in the index', async () => {
  const both = await holderAndMerged()
  await promise(both[0])
  await openOutbox(database).bury(await jobOf(both[0]), 'the index refuses it')
  expect(await told(both)).toEqual(NOT_YET)
  await note(both[0])
  expect(await told(both)).toEqual(KNOWN)
})
