import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { withDatabase } from '../support/database.js'
import { type AloneInstallation, installAlone } from './harness/alone.js'
import { findDifferences } from './harness/check.js'
import { startLoad } from './harness/clients.js'
import { type Journal, openJournal } from './harness/journal.js'
import { seeded } from './harness/seeded.js'

let installation: AloneInstallation
beforeAll(async () => {
  installation = await installAlone()
})
afterAll(() => installation.stop())

/** A few acknowledged writes and the means to spoil them. */
async function aFewWrites() {
  const load = await startLoad({ baseUrl: installation.baseUrl, random: seeded(1), clients: 1, pauseMs: 0 })
  while (load.journal.entries().length < 4) await new Promise((resolve) => setTimeout(resolve, 5))
  await load.finish()
  const [entry] = load.journal.entries()
  if (!entry) throw new Error('nothing was written')
  const { databaseUrl } = installation
  return {
    statement: entry.statement,
    spoil: (sql: string) =>
      withDatabase(databaseUrl, async (client) => {
        await client.query(sql, [entry.statement])
      }),
    differences: (journal: Journal = load.journal) => findDifferences({ ...load, journal, databaseUrl, patience: 500 }),
  }
}

test('the checker is content with a service that keeps its promises', async () => {
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
])('the checker sees %s', async (_name, expected, sql) => {
  const { spoil, differences } = await aFewWrites()
  await spoil(sql)
  expect(await differences()).toContainEqual(expect.stringContaining(expected))
})

test('the checker sees a write that nobody answered', async () => {
  const { statement, differences } = await aFewWrites()
  const journal = openJournal()
  journal.began(statement, 'a key')
  expect(await differences(journal)).toContainEqual(expect.stringContaining('was not acknowledged'))
})

test('the checker sees an acknowledgement that names another memory', async () => {
  const { statement, differences } = await aFewWrites()
  const journal = openJournal()
  journal.began(statement, 'a key')
  journal.acknowledged(statement, { memoryId: 'another', status: 'approved' })
  expect(await differences(journal)).toContainEqual(expect.stringContaining('acknowledged as another'))
})

test('the checker sees work that never ends', async () => {
  const { spoil, differences } = await aFewWrites()
  await spoil(`UPDATE memories SET status = 'pending' WHERE content = $1`)
  expect(await differences()).toContainEqual(expect.stringContaining('pending memories'))
})
