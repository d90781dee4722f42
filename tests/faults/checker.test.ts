import { beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { withDatabase } from '../support/servers/database.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { type Journal, openJournal } from './harness/journal.js'
import type { AloneInstallation } from './harness/places/alone.js'
import { sharedAlone } from './harness/places/shared.js'
import { seeded } from './harness/seeded.js'

const installed = sharedAlone()
let installation: AloneInstallation
beforeAll(() => {
  installation = installed()
})

/** Makes a few acknowledged writes: with this seed, statements and a batch. Returns helpers that corrupt them. */
async function aFewWrites() {
  const load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(36), clients: 1, pauseMs: 0 })
  const { entries, batches } = load.journal
  const isAcknowledged = (statement: string) =>
    entries().some((one) => one.statement === statement && one.acknowledged.length > 0)
  const taken = () => batches().find(({ left, statements }) => !left && statements.every(isAcknowledged))
  while (entries().length < 4 || !taken()) await new Promise((resolve) => setTimeout(resolve, 5))
  await load.finish()
  const [[entry], batch] = [entries(), taken()]
  if (!entry || !batch) throw new Error('nothing was written')
  const { databaseUrl } = installation
  // Waits until the graph is synced, because a later sync would repair what the test corrupts.
  await eventually(() =>
    withDatabase(databaseUrl, async (client) => {
      const { rowCount } = await client.query(`SELECT FROM outbox WHERE volume_id = $1`, [load.volumeId])
      expect(rowCount).toBe(0)
    }),
  )
  return {
    statement: entry.statement,
    batch,
    spoil: (sql: string, value = entry.statement) =>
      withDatabase(databaseUrl, async (client) => {
        await client.query(sql, [value])
      }),
    differences: (journal: Journal = load.journal, patience?: number) =>
      findDifferences({ ...load, journal, databaseUrl, ...(patience && { patience }) }),
  }
}

/**
 * Runs work while no process can embed. Otherwise the service would repair the corruption: in its first two minutes it
 * looks for memories without a vector every five seconds.
 */
const whileNobodyEmbeds = (work: () => Promise<void>): Promise<void> =>
  withDatabase(installation.databaseUrl, async (client) => {
    await client.query(
      `SELECT pg_advisory_lock(hashtextextended('embed ' || model, 0)) FROM embedding_models WHERE serving`,
    )
    await work()
  })

test('the checker finds no differences in a correct service', async () => {
  expect(await (await aFewWrites()).differences()).toEqual([])
})

const COPY = `INSERT INTO memories (memory_id, org_id, volume_id, status, content, key_id, agent_id, agent, event_date,
  event_date_source, created_at, seq) SELECT gen_random_uuid(), org_id, volume_id, 'approved', content, key_id,
  agent_id, agent, event_date, event_date_source, created_at, seq FROM memories WHERE content = $1 LIMIT 1`

test.each([
  ['a lost memory', 'is lost', `DELETE FROM memories WHERE content = $1`],
  ['a doubled memory', 'is doubled', COPY],
  [
    'a memory without its vector',
    'has 0 vectors',
    `DELETE FROM memory_windows WHERE memory_id IN (SELECT memory_id FROM memories WHERE content = $1)`,
  ],
  ['a lost source', '0 sources', `DELETE FROM memory_sources WHERE wording = $1`],
  ['a changed memory', 'nobody wrote it', `UPDATE memories SET content = content || '!' WHERE content = $1`],
  [
    'a memory missing from the graph',
    'is not in the graph',
    `DELETE FROM graph_sources WHERE source_id IN (SELECT memory_id FROM memories WHERE content = $1)`,
  ],
  ['a source of a removed memory', 'which is gone', `UPDATE memories SET status = 'rejected' WHERE content = $1`],
  [
    'a lost fact',
    "the facts of PostgreSQL's graph are not what its sources say",
    `DELETE FROM graph_facts WHERE volume_id IN (SELECT volume_id FROM memories WHERE content = $1)`,
  ],
])('the checker detects %s', async (_name, expected, sql) => {
  const { spoil, differences } = await aFewWrites()
  await whileNobodyEmbeds(async () => {
    await spoil(sql)
    expect(await differences()).toContainEqual(expect.stringContaining(expected))
  })
})

test('the checker detects a write without an answer', async () => {
  const { statement, differences } = await aFewWrites()
  const journal = openJournal()
  journal.began(statement, 'a key')
  expect(await differences(journal)).toContainEqual(expect.stringContaining('was not acknowledged'))
})

test('the checker detects an acknowledgement with the wrong memory', async () => {
  const { statement, differences } = await aFewWrites()
  const journal = openJournal()
  journal.began(statement, 'a key')
  journal.acknowledged(statement, { keptId: 'another' })
  expect(await differences(journal)).toContainEqual(expect.stringContaining('acknowledged as another'))
})

test('the checker detects a partial batch, abandoned or not, and a missing one', async () => {
  const { batch, spoil, differences } = await aFewWrites()
  const { key, statements } = batch
  const forget = 'UPDATE writes SET idempotency_key = NULL WHERE idempotency_key'
  await spoil(`${forget} = $1 || E'\\n1'`, key)
  const half = `batch ${key} of ${statements.length} is stored as ${statements.length - 1} writes`
  expect(await differences()).toContainEqual(half)
  const givenUp = openJournal()
  givenUp.beganBatch(key, statements)
  givenUp.leftBatch(key)
  expect(await differences(givenUp)).toContainEqual(half)
  await spoil(`${forget} = $1 OR idempotency_key LIKE $1 || E'\\n%'`, key)
  expect(await differences()).toContainEqual(expect.stringContaining('is stored as 0 writes'))
  expect(await differences(givenUp)).not.toContainEqual(expect.stringContaining('is stored as'))
})

test('the checker accepts that an abandoned batch was never stored', async () => {
  const { differences } = await aFewWrites()
  const journal = openJournal()
  journal.beganBatch('a key', ['Nobody ever stored this.', 'Nor this.'])
  expect((await differences(journal)).filter((found) => found.includes('ever stored this'))).not.toEqual([])
  journal.leftBatch('a key')
  expect((await differences(journal)).filter((found) => found.includes('ever stored this'))).toEqual([])
})

test('the checker detects a proposal answered with the wrong memory', async () => {
  const { statement, differences } = await aFewWrites()
  const journal = openJournal()
  journal.beganBatch('a key', [statement])
  journal.acknowledgedBatch('a key', [{ ownId: 'another' }])
  expect(await differences(journal)).toContainEqual(expect.stringContaining('another, which is not its own'))
})

test('the checker detects work that never ends', async () => {
  const { spoil, differences } = await aFewWrites()
  await spoil(`UPDATE memories SET status = 'pending' WHERE content = $1`)
  expect(await differences(undefined, 500)).toContainEqual(expect.stringContaining('pending memories'))
})
