import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import type { Evidence, Source } from '@agent-memory/core/graph/evidence'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { GraphLedger, LedgerOptions } from '@agent-memory/core/ports/graph/graph-ledger'
import type { RelationshipEnd } from '@agent-memory/core/ports/graph/graph-store'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { storeVolume } from '../../../../tests/support/http/volume.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'
import { byEnd, stateFrom } from '../../../../tests/support/stores/graph-reference.js'
import { placeSource } from '../../../../tests/support/stores/graph-sources.js'

const SOURCES = 6
const options: LedgerOptions = { outboxId: null, external: false }

let server: TestDatabase
let database: Database
let ledger: GraphLedger

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url, (error) => console.error(error))
  ledger = openGraphLedger(database)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})

const name = fc.constantFrom('Marta', 'Marta Kowalska', 'Acme', 'Acme Inc', 'Quick Build System', 'QBS', 'Redis', 'Tom')
const confidence = fc.constantFrom(0.35, 0.6, 0.75, 0.9)
const sentence = fc.constantFrom('It is big.', 'It is BIG', 'It is fast.', 'It is FAST.', 'It is old.', 'It is new.')
const place = fc.nat({ max: 3 })

/**
 * Generates extractions from a few names and sentences, so that a name recurs with another type, aliases join two nodes
 * and several sources make the same statement.
 */
const extraction: fc.Arbitrary<Extraction> = fc
  .record({
    entities: fc.array(
      fc.record({
        name,
        type: fc.constantFrom('person' as const, 'organization' as const, 'project' as const, 'technology' as const),
        aliases: fc.uniqueArray(name, { maxLength: 2 }),
        speaker: fc.option(fc.constantFrom('user:u', 'user:v'), { freq: 4 }),
        confidence,
        mentions: fc.constant<[number, number][]>([]),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    facts: fc.array(
      fc.record({
        entity: place,
        content: sentence,
        category: fc.constantFrom('work' as const, 'health' as const),
        importance: confidence,
      }),
      { maxLength: 5 },
    ),
    relationships: fc.array(
      fc.record({
        source: place,
        target: place,
        label: fc.constantFrom('USES', 'KNOWS'),
        description: sentence,
        confidence,
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ entities, facts, relationships }) => {
    const at = (index: number) => index % entities.length
    return {
      ...{ extractor: 'test', version: 1, entities },
      facts: facts.map((fact) => ({ ...fact, entity: at(fact.entity) })),
      relationships: relationships.map((one) => ({ ...one, source: at(one.source), target: at(one.target) })),
    }
  })

const said = fc.record({
  source: fc.nat({ max: SOURCES - 1 }),
  day: fc.integer({ min: 1, max: 3 }),
  extraction,
  outdated: fc.uniqueArray(sentence, { maxLength: 1 }),
})

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ said: fc.array(said, { minLength: 1, maxLength: 1 }) }) },
  { weight: 1, arbitrary: fc.record({ said: fc.array(said, { minLength: 2, maxLength: 5 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ lost: fc.uniqueArray(fc.nat({ max: SOURCES - 1 }), { minLength: 1, maxLength: 3 }) }),
  },
)

const evidenceOf = async (volumeId: string): Promise<Evidence[]> => {
  type Row = Omit<Evidence, 'source' | 'at'> & Source & { told_at: Date }
  const rows = await database.query<Row>({
    text: 'SELECT kind, source_id AS id, told_at, extraction, nodes, outdated FROM graph_sources WHERE volume_id = $1',
    values: [volumeId],
  })
  return rows.map(({ kind, id, told_at: at, ...said }) => ({ source: { kind, id }, at, ...said }))
}

/** Returns every node the volume ever had, with its state (`said`, without summaries) and its summaries. */
const statesOf = async (volumeId: string) => {
  const nodes = (await ledger.revisions(volumeId, null, 1_000)).map(({ node }) => node)
  const changes = await ledger.changes(volumeId, nodes)
  return changes.map(({ node, state }) => {
    const { summaries, relationships, ...said } = state ?? { summaries: [], relationships: [] }
    return { node, said: state && { ...said, relationships: [...relationships].sort(byEnd) }, summaries }
  })
}

type Outside = Map<string, { revision: bigint; relationships: Map<string, unknown> }>

/**
 * Sends the nodes that `which` selects to `outside`, which stands for an external graph store. For each node, sends the
 * changes since it was last sent.
 */
const tellOutside = async (volumeId: string, outside: Outside, which: (at: number) => boolean): Promise<void> => {
  const nodes = (await ledger.revisions(volumeId, null, 1_000)).map(({ node }) => node).filter((_, at) => which(at))
  const held = new Map([...outside].map(([node, { revision }]) => [node, revision]))
  for (const { node, revision, state, since, ended } of await ledger.changes(volumeId, nodes, held)) {
    const relationships = since === null ? new Map() : (outside.get(node)?.relationships ?? new Map())
    const keyOf = (end: RelationshipEnd) => `${end.label} ${end.direction} ${end.node}`
    for (const end of ended) relationships.delete(keyOf(end))
    for (const one of state?.relationships ?? []) relationships.set(keyOf(one), one)
    outside.set(node, { revision, relationships })
  }
}

const relationshipsOutside = (outside: Outside) =>
  [...outside].map(([node, { relationships }]) => ({ node, relationships: [...relationships.values()].sort(byText) }))

const byText = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

test('changes one by one give the same graph as all sources at once, and so does a rebuild', async () => {
  let joins = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
      const volumeId = await storeVolume(database)
      const sources = Array.from(
        { length: SOURCES },
        (_, at): Source => ({
          kind: at % 2 ? 'memory' : 'chunk',
          id: randomUUID(),
        }),
      )
      for (const source of sources) await placeSource(database, volumeId, source, 'What is said.')
      const outside: Outside = new Map()
      for (const [place, taken] of steps.entries()) {
        await tellOutside(volumeId, outside, (at) => (at + place) % 3 === 0)
        if ('lost' in taken) {
          const lost = taken.lost.map((at) => sources[at] as Source)
          await ledger.retract(volumeId, lost, options)
          continue
        }
        const tellings = taken.said.map(({ source, day, ...rest }) => ({
          ...{ volumeId, source: sources[source] as Source, content: 'What is said.', outboxId: null },
          ...{ at: new Date(Date.UTC(2026, 0, day)), ...rest },
        }))
        const [only] = tellings
        const told =
          only && tellings.length === 1
            ? await ledger.record(only, options)
            : await ledger.recordAll(volumeId, tellings, options)
        if ('gone' in told && told.gone.length > 0) joins++
      }
      const evidence = await evidenceOf(volumeId)
      const states = await statesOf(volumeId)
      expect(states.map(({ node }) => node)).toEqual(expect.arrayContaining(evidence.flatMap(({ nodes }) => nodes)))
      for (const { node, said } of states) expect(said).toEqual(stateFrom(node, evidence))
      for (const { said, summaries } of states) expect(summaries.length > 0).toBe(said !== null)
      const expectToldOutside = async () => {
        await tellOutside(volumeId, outside, () => true)
        const anew: Outside = new Map()
        await tellOutside(volumeId, anew, () => true)
        expect(relationshipsOutside(outside).sort(byText)).toEqual(relationshipsOutside(anew).sort(byText))
      }
      await expectToldOutside()
      await ledger.recompute(volumeId)
      expect(await statesOf(volumeId)).toEqual(states)
      await expectToldOutside()
    }),
    { numRuns: 30 },
  )
  expect(joins).toBeGreaterThan(5)
})
