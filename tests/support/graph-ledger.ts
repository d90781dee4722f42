import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { extract } from '@agent-memory/core/graph/extract'
import type { EntityType, Extraction } from '@agent-memory/core/graph/types'
import type { GraphLedger, LedgerOptions, Telling } from '@agent-memory/core/ports/graph-ledger'
import type { GraphStore } from '@agent-memory/core/ports/graph-store'
import { placeSource } from './graph-sources.js'
import { openTestDatabase, startTestDatabase } from './postgres.js'
import { storeVolume } from './volume.js'

export const NO_JOB: LedgerOptions = { outboxId: null, external: false }

/** A ledger on a PostgreSQL of its own, and a volume that things are told in. */
export interface LedgerFixture {
  /** Of the database. */
  url: string
  database: Database
  ledger: GraphLedger
  graph: GraphStore
  volumeId: string
  /** Goes on in another volume. */
  newVolume(): Promise<void>
  run(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  /** What a chunk says that is there, a day after the one before. */
  telling(content: string, more?: Partial<Telling>): Promise<Telling>
  /** Tells it. */
  tell(content: string, more?: Partial<Telling>): Promise<Telling>
  factsOf(name: string): Promise<string[] | undefined>
  stop(): Promise<void>
}

export async function startLedger(): Promise<LedgerFixture> {
  const server = await startTestDatabase()
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
      const given: Telling = {
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
      const { result } = await fixture.ledger.tell(given, NO_JOB)
      if (result !== 'told') throw new Error(`"${content}" is ${result}`)
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
