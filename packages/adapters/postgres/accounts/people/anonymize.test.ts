import { openAccountErasure } from '@agent-memory/adapters/postgres/accounts/people/account-erasure'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { formerName } from '@agent-memory/core/accounts/people/anonymize'
import type { AccountErasure } from '@agent-memory/core/ports/accounts/erasure'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../../tests/support/servers/postgres.js'
import {
  type ChangingVolume,
  effectOn,
  startChangingVolume,
} from '../../../../../tests/support/stores/changing-volume.js'
import { WRITER } from '../../../../../tests/support/stores/memory-store.js'

const USER = WRITER
const OTHER = 'b0000000-0000-4000-8000-000000000002'
const NAME = formerName(USER)

let volume: ChangingVolume
let database: Database
let erasure: AccountErasure
beforeAll(async () => {
  volume = await startChangingVolume()
  database = openTestDatabase(volume.store.url, (error) => console.error(error))
  erasure = openAccountErasure(database)
})
afterAll(async () => {
  await database?.close()
  await volume?.stop()
})
beforeEach(() => volume.newVolume())

const TABLES = ['memories', 'memory_sources', 'memory_changes', 'feedback', 'documents', 'forget_requests']
/** Returns the rows of the volume that still have the name. */
const named = async () => {
  const rows = await Promise.all(
    TABLES.map((table) =>
      volume.run(
        `SELECT '${table}' AS of, t.* FROM ${table} t WHERE volume_id = $1 AND to_jsonb(t)::text LIKE '%Tester%'`,
        volume.store.volumeId,
      ),
    ),
  )
  return rows.flat()
}

/** Anonymizes the volume; returns how many memories were found. */
const anonymize = async () => {
  const { volumeId } = volume.store
  const found = await erasure.namedIn(volumeId, USER)
  await erasure.anonymizeMemories(volumeId, USER, found)
  while (!(await erasure.anonymizeRest(volumeId, USER)));
  return found.length
}

/** Adds `rows` rows by the user to `feedback`, and one row to each other table except `memories`. */
const addRest = (rows = 1) =>
  Promise.all([
    volume.run(
      `INSERT INTO feedback (feedback_id, org_id, volume_id, kind, memory_ids, key_id, agent_id, agent, created_at)
       SELECT gen_random_uuid(), $1, $2, 'useful', '{}', $3::uuid, $3::uuid, 'Tester', now() FROM generate_series(1, $4)`,
      ...[volume.store.orgId, volume.store.volumeId, USER, rows],
    ),
    volume.run(
      `INSERT INTO forget_requests (forget_id, org_id, volume_id, criteria, key_id, agent_id, agent, memories, sources, receipt, created_at)
       VALUES (gen_random_uuid(), $1, $2, '{}', $3::uuid, $3::uuid, 'Tester', 0, 0, '{}', now())`,
      ...[volume.store.orgId, volume.store.volumeId, USER],
    ),
    volume.run(
      `INSERT INTO documents (document_id, org_id, volume_id, filename, mime_type, file_size, file_id, status, key_id, agent_id, agent)
       VALUES (gen_random_uuid(), $1, $2, 'a', 'text/plain', 1, gen_random_uuid(), 'completed', $3::uuid, $3::uuid, 'Tester')`,
      ...[volume.store.orgId, volume.store.volumeId, USER],
    ),
  ])

test('no reason of an edit, a review or an undo names who made it', async () => {
  const { memoryId } = await volume.write('The gate opens at nine.', {}, OTHER)
  const edit = await volume.edit(memoryId, 'The gate opens at ten.')
  await volume.undo(edit.writeId)
  const reasons = await volume.run(
    `SELECT reason FROM memories WHERE volume_id = $1 UNION SELECT reason FROM memory_changes WHERE volume_id = $1
     UNION SELECT before ->> 'reason' FROM memory_changes WHERE volume_id = $1`,
    volume.store.volumeId,
  )
  expect(reasons.map(({ reason }) => reason).toSorted()).toEqual(['Edited.', 'New.', 'Undone.'])
})

test('nothing that the user wrote, changed or merged keeps the name, wherever it is; a second run finds nothing', async () => {
  const kept = await volume.write('The pump needs oil.', {}, OTHER)
  const merged = await volume.write('The pump needs oil!', { status: 'merged', mergedInto: kept.memoryId })
  const old = await volume.write('The gate is red.')
  await volume.write('The gate is blue.', { effects: [effectOn('superseded', old.memoryId)] })
  const edited = await volume.write('The gate opens at nine.', {}, OTHER)
  await volume.edit(edited.memoryId, 'The gate opens at ten.')
  await volume.store.accept('It is still waiting.')
  await addRest()
  expect(await anonymize()).toBeGreaterThan(3)
  expect(await named()).toEqual([])
  const [row] = await volume.run('SELECT agent FROM memories WHERE memory_id = $1', merged.memoryId)
  expect(row).toEqual({ agent: NAME })
  expect(await erasure.namedIn(volume.store.volumeId, USER)).toEqual([])
})

test('the reasons of earlier versions lose the name, also in former rows; others stay as they are', async () => {
  const { memoryId } = await volume.write('The gate opens at nine.')
  await volume.review(memoryId, 'reject', null, 'Rejected by Tester.')
  await volume.review(memoryId, 'approve', null, 'Approved by Tester.')
  await volume.decidePending()
  await volume.review(memoryId, 'reject', null, 'Checked with Tester by phone.')
  await anonymize()
  const history = await volume.run(
    `SELECT reason, before ->> 'reason' AS before FROM memory_changes WHERE memory_id = $1 ORDER BY change_id`,
    memoryId,
  )
  expect(await volume.run('SELECT reason FROM memories WHERE memory_id = $1', memoryId)).toEqual([
    { reason: 'Checked with Tester by phone.' },
  ])
  expect(history).toEqual([
    { reason: 'Rejected.', before: 'New.' },
    { reason: 'Approved.', before: 'Rejected.' },
    { reason: 'Checked with Tester by phone.', before: 'New.' },
  ])
})

test('the search waits for no change of the volume', async () => {
  await volume.write('The gate opens at nine.')
  const { volumeId } = volume.store
  const found = await database.transaction(async (client) => {
    await client.query('SELECT FROM volumes WHERE volume_id = $1 FOR UPDATE', [volumeId])
    return erasure.namedIn(volumeId, USER)
  })
  expect(found).toHaveLength(1)
})

test('a thousand pieces of feedback and more are changed in pages', async () => {
  await addRest(1_001)
  const { volumeId } = volume.store
  const steps: boolean[] = []
  do steps.push(await erasure.anonymizeRest(volumeId, USER))
  while (!steps.at(-1))
  expect(steps).toEqual([false, false, false, false, true])
  expect(await named()).toEqual([])
})

test('audit logs are changed, and a job is enqueued only for volumes where the user left something', async () => {
  const written = volume.store.volumeId
  await volume.write('The gate opens at nine.')
  await volume.newVolume()
  const second = volume.store.volumeId
  await addRest()
  await volume.newVolume()
  const entry = `INSERT INTO audit_entries (org_id, action, key_id, agent_id, agent) VALUES ($1, 'key.created', $2, $2, 'Tester')`
  await volume.run(entry, volume.store.orgId, USER)
  await volume.run(`DELETE FROM outbox WHERE job = 'author.anonymize'`)
  await erasure.anonymizeUser(USER, 0n)
  const jobs = await volume.run(`SELECT volume_id, payload FROM outbox WHERE job = 'author.anonymize'`)
  const volumes = jobs.map(({ volume_id }) => volume_id)
  expect(volumes).toEqual(expect.arrayContaining([written, second]))
  expect(volumes).not.toContain(volume.store.volumeId)
  expect(new Set(volumes).size).toBe(volumes.length)
  const entries = await volume.run('SELECT agent FROM audit_entries WHERE key_id = $1', USER)
  expect(new Set(entries.map(({ agent }) => agent))).toEqual(new Set([NAME]))
})
