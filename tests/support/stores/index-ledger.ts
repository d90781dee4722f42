import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import { storeVolume } from '../http/volume.js'
import { openTestDatabase, startTestDatabase } from '../servers/postgres.js'
import { storeMemories } from './stored.js'

export const MODEL = 'test'

/** A ledger on its own PostgreSQL, and a volume whose memories an index records. */
export interface IndexLedgerFixture {
  database: Database
  ledger: IndexLedger
  volumeId: string
  /** Switches to a new volume. */
  newVolume(): Promise<void>
  run(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  /** Stores approved memories, a minute apart, in one session; returns their ids. */
  store(...contents: string[]): Promise<string[]>
  /** Records memories as indexed; returns the ids of those still current. */
  note(memoryIds: readonly string[]): Promise<Set<string>>
  stop(): Promise<void>
}

export async function startIndexLedger(): Promise<IndexLedgerFixture> {
  const server = await startTestDatabase()
  const database = openTestDatabase(server.url, (error) => console.error(error))
  const ledger = openIndexLedger(database, server.url)
  const [orgId, agentId] = [randomUUID(), randomUUID()]
  const fixture: IndexLedgerFixture = {
    ...{ database, ledger, volumeId: await storeVolume(database, orgId) },
    async newVolume() {
      fixture.volumeId = await storeVolume(database, orgId)
    },
    run: (text, ...values) => database.query<Record<string, unknown>>({ text, values }),
    store: (...contents) =>
      storeMemories(
        { databaseUrl: server.url, stores: {} },
        { orgId, volumeId: fixture.volumeId },
        contents.map((content, at) => ({
          content,
          memory_type: 'factual',
          category: 'other',
          metadata: null,
          event_date: new Date(),
          created_at: new Date(Date.UTC(2026, 0, 1, 0, at)),
          sources: [{ agent_id: agentId, agent: 'Tester', user_id: null, session_id: 'one' }],
        })),
      ),
    note: async (memoryIds) => ledger.markIndexed(await ledger.entries(memoryIds, MODEL)),
    async stop() {
      await database.close()
      await server.stop()
    },
  }
  return fixture
}
