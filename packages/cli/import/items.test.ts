import { type Batch, batchesOf } from '@agent-memory/cli/import/batches'
import { prepared } from '@agent-memory/cli/import/prepare'
import type { Statement } from '@agent-memory/cli/import/read/parsed'
import { fromRecord } from '@agent-memory/cli/import/record'
import { CATEGORIES, DATE_PRECISIONS, MEMORY_TYPES } from '@agent-memory/core/memory/types'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

type Json = ReturnType<typeof JSON.parse>

const VOLUME = '3f0c8f4e-0000-4000-8000-000000000001'

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((value) => `x${value.replaceAll('\0', '')}`)
const moment = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2024-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })

const source = fc.record({
  content: text,
  agent: text,
  agent_id: fc.uuid(),
  user_id: orNull(text),
  session_id: orNull(text),
  event_date: orNull(moment),
  event_date_precision: orNull(fc.constantFrom(...DATE_PRECISIONS)),
  created_at: moment,
})
const record = fc
  .record({
    memory_id: fc.uuid(),
    memory_type: fc.constantFrom(...MEMORY_TYPES),
    memory_type_source: fc.constantFrom('given', 'detected'),
    category: fc.constantFrom(...CATEGORIES),
    confidence: fc.double({ min: 0, max: 1, noNaN: true }),
    reason: text,
    event_date: moment,
    event_date_source: fc.constantFrom('given', 'text', 'written'),
    event_date_precision: orNull(fc.constantFrom(...DATE_PRECISIONS)),
    metadata: orNull(
      fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null)), { maxKeys: 3 }),
    ),
    last_confirmed_at: orNull(moment),
    own: source,
    further: fc.array(source, { maxLength: 230 }),
  })
  .map(({ own, further, ...rest }): Json => ({ ...own, ...rest, sources: [own, ...further], versions: [] }))

const statementsOf = async (records: Json[]): Promise<Statement[]> => {
  async function* found(): AsyncGenerator<Statement> {
    for (const [at, one] of records.entries()) yield { kind: 'statement', file: null, line: at + 2, ...fromRecord(one) }
  }
  const statements: Statement[] = []
  for await (const parsed of prepared(found(), {})) {
    if (parsed.kind !== 'statement') throw new Error(`${parsed.line}: ${parsed.reason}`)
    statements.push(parsed)
  }
  return statements
}

const batched = async (statements: Statement[]): Promise<Batch[]> => {
  async function* all() {
    yield* statements
  }
  const batches: Batch[] = []
  for await (const batch of batchesOf(all(), VOLUME)) batches.push(batch)
  return batches
}

describe('the items of records', () => {
  test('contain everything in the record, to the last wording', async () => {
    await fc.assert(
      fc.asyncProperty(record, async (one) => {
        const [statement] = await statementsOf([one])
        const { memory, wordings } = statement as Statement
        const { origin, ...said } = memory
        const expected = ['content', 'memory_type', 'category', 'event_date', 'user_id', 'session_id', 'metadata']
        expect(said).toEqual(
          Object.fromEntries(expected.filter((name) => one[name] !== null).map((name) => [name, one[name]])),
        )
        const { agent, agent_id, created_at, event_date_source, memory_type_source, last_confirmed_at } = one
        expect(origin).toMatchObject({ agent, agent_id, created_at, event_date_source, memory_type_source })
        expect(origin?.event_date_precision ?? null).toBe(one.event_date_precision)
        expect(origin?.last_confirmed_at ?? null).toBe(last_confirmed_at)
        const carried = [...(origin?.sources ?? []), ...wordings.map(asSource)]
        expect(carried).toEqual(one.sources.slice(1))
        expect(origin?.sources?.length ?? 0).toBeLessThanOrEqual(100)
      }),
      { numRuns: 50 },
    )
  })

  test('are batched within the limits, each once, wordings after their memory', async () => {
    const size = fc.tuple(fc.integer({ min: 1, max: 45_000 }), fc.integer({ min: 0, max: 8 }))
    await fc.assert(
      fc.asyncProperty(fc.array(size, { maxLength: 140 }), async (sizes) => {
        const statements = sizes.map(([length, wordings], at): Statement => {
          const content = `${at} ${'ö'.repeat(length)}`
          const following = Array.from({ length: wordings }, (_, wording) => ({ content: `${at} wording ${wording}` }))
          return { kind: 'statement', file: null, line: at, memory: { content }, wordings: following }
        })
        const batches = await batched(statements)
        for (const { items, places } of batches) {
          expect(items.length).toBeGreaterThan(0)
          expect(items.length).toBeLessThanOrEqual(100)
          expect(places).toHaveLength(items.length)
          expect(Buffer.byteLength(JSON.stringify({ items }))).toBeLessThan(1_000_000)
        }
        expect(batches.map(({ index }) => index)).toEqual(batches.map((_, at) => at))
        const contents = (wanted: boolean) =>
          batches
            .filter(({ afterAll }) => afterAll === wanted)
            .flatMap(({ items }) => items.map(({ content }) => content))
        expect(contents(false)).toEqual(statements.map(({ memory }) => memory.content))
        expect(contents(true)).toEqual(statements.flatMap(({ wordings }) => wordings.map(({ content }) => content)))
        const batchOf = new Map(batches.flatMap(({ index, items }) => items.map(({ content }) => [content, index])))
        for (const { memory, wordings } of statements)
          for (const { content } of wordings)
            expect(batchOf.get(content)).toBeGreaterThan(batchOf.get(memory.content) as number)
        expect(await batched(statements)).toEqual(batches)
      }),
      { numRuns: 20 },
    )
  })
})

const asSource = ({ content, user_id, session_id, event_date, origin }: Json) => ({
  content,
  agent: origin.agent,
  agent_id: origin.agent_id,
  user_id: user_id ?? null,
  session_id: session_id ?? null,
  event_date: event_date ?? null,
  event_date_precision: origin.event_date_precision ?? null,
  created_at: origin.created_at,
})
