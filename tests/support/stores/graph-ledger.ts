import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { extract } from '@agent-memory/core/graph/extract/extract'
import type { EntityType, Extraction } from '@agent-memory/core/graph/types'
import type { GraphLedger, LedgerOptions, SourceExtraction } from '@agent-memory/core/ports/graph/graph-ledger'
import type { GraphStore } from '@agent-memory/core/ports/graph/graph-store'
import { storeVolume } from '../http/volume.js'
import { openTestDatabase, startTestDatabase } from '../servers/postgres.js'
import { placeSource } from './graph-sources.js'

export const NO_JOB: LedgerOptions = { outboxId: null, external: false }

/** A ledger on its own PostgreSQL, and a volume to extract into. */
export interface LedgerFixture {
  /** URL of the database. */
  url: string
  database: Database
  ledger: GraphLedger
  graph: GraphStore
  volumeId: string
  /** Switches to a new volume. */
  newVolume(): Promise<void>
  run(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  /** Stores a chunk, dated a day after the previous one, and returns its extraction. */
  telling(content: string, more?: Partial<SourceExtraction>): Promise<SourceExtraction>
  /** Makes an extraction like `telling`, and records it. */
  tell(content: string, more?: Partial<SourceExtraction>): Promise<SourceExtraction>
  factsOf(name: string): Promise<string[] | undefined>
  stop(): Promise<void>
}

/** @param stores settings of its services, see `prepareDatabase` */
export async function startLedger(stores: Record<string, string> = {}): Promise<LedgerFixture> {
  const server = await startTestDatabase(stores)
  const database = openTestDatabase(server.url, (error) => console.error(error))
  const graph = openPostgresGraph(database)
  let day = 0
  const fixture: LedgerFixture = {
    ...{ url: server.url, database, ledger: openGraphLedger(database), graph },
    volumeId: await storeVolume(database),
    async newVolume() {
      fixture.volumeId = await storeVolume(database)
      day = 0
    },
    run: (text, ...values) => database.query<Record<string, unknown>>({ text, values }),
    async telling(content, more = {}) {
      const given: SourceExtraction = {
        ...{ volumeId: fixture.volumeId, source: { kind: 'chunk', id: randomUUID() }, content },
        ...{ at: new Date(Date.UTC(2026, 0, ++day)), outdated: [] },
        extraction: extract(content, { speaker: { key: 'user:u', name: 'u' } }),
        ...more,
      }
      await placeSource(database, given.volumeId, given.source, content)
      return given
    },
    async tell(content, more) {
      const given = await fixture.telling(content, more)
      const { result } = await fixture.ledger.record(given, NO_JOB)
      if (result !== 'recorded') throw new Error(`recording "${content}" ended with the result: ${result}`)
      return given
    },
    factsOf: async (name) => (await graph.entity(fixture.volumeId, name))?.facts.map(({ content }) => content),
    async stop() {
      await database.close()
      await server.stop()
    },
  }
  return fixture
}

/** An extraction that names entities and relates the first to the others. */
export const naming = (...entities: [string, EntityType][]): Extraction => ({
  ...{ extractor: 'test', version: 1, facts: [] },
  entities: entities.map(([name, type]) => ({ name, type, aliases: [], speaker: null, confidence: 0.9, mentions: [] })),
  relationships: entities.slice(1).map((_, at) => ({
    ...{ source: 0, target: at + 1, label: 'RELATED_TO', description: 'They are related.', confidence: 0.5 },
  })),
})
