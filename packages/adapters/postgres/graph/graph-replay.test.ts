import { randomUUID } from 'node:crypto'
import { enqueueExtractions, type ReplayPage } from '@agent-memory/adapters/postgres/graph/graph-replay'
import type { Source } from '@agent-memory/core/graph/evidence'
import { LONGEST_TEXT } from '@agent-memory/core/graph/extract/prompt'
import { RULES_VERSION } from '@agent-memory/core/graph/extract/rules-version'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type LedgerFixture, NO_JOB, naming, startLedger } from '../../../../tests/support/stores/graph-ledger.js'
import { placeSource } from '../../../../tests/support/stores/graph-sources.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const MODEL = { extractor: 'claude-test-1', version: 2 }
const RULES = { extractor: 'rules', version: 2 }

/** Stores a memory with an extraction by the given extractor; null stores the memory without an extraction. */
const read = async (by: { extractor: string; version: number } | null, kind: Source['kind'] = 'memory') => {
  const source: Source = { kind, id: randomUUID() }
  if (by) await fixture.tell('Marta works at Acme.', { source, extraction: { ...naming(['Marta', 'person']), ...by } })
  else await placeSource(fixture.database, fixture.volumeId, source, 'Marta works at Acme.')
  return source.id
}
const replay = async (more: Partial<ReplayPage> = {}) => {
  const page = { volumeId: fixture.volumeId, after: null, limit: 100, all: false, ...MODEL, ...more }
  return enqueueExtractions(fixture.database, page)
}
const waiting = async () => {
  const rows = await fixture.run(
    `SELECT payload ->> 'memory_id' AS id FROM outbox WHERE job = 'memory.extract_later' AND volume_id = $1 ORDER BY outbox_id`,
    fixture.volumeId,
  )
  return rows.map(({ id }) => id)
}

describe('a replay', () => {
  test('enqueues what was read by another extractor, an older version, or not at all', async () => {
    const stale = [await read(null), await read(RULES), await read({ ...MODEL, version: 1 }), await read(null, 'chunk')]
    await read(MODEL)
    await read({ ...MODEL, version: 3 })
    expect(await replay()).toMatchObject({ promised: 4 })
    expect(await waiting()).toEqual([...stale].sort())
  })

  test('enqueues nothing twice', async () => {
    await read(RULES)
    expect(await replay()).toMatchObject({ promised: 1 })
    expect(await replay({ all: true })).toMatchObject({ promised: 0 })
    expect(await waiting()).toHaveLength(1)
  })

  test('by a model leaves texts that are too long for it to the rules', async () => {
    const lengthen = (id: string, unit: string, times: number) =>
      fixture.run('UPDATE memories SET content = repeat($2, $3) WHERE memory_id = $1', id, unit, times)
    const current = { extractor: 'rules', version: RULES_VERSION }
    await lengthen(await read(current), 'x', LONGEST_TEXT + 1)
    const [short, former] = [await read(current), await read({ ...current, version: RULES_VERSION - 1 })]
    await lengthen(short, '🦊', LONGEST_TEXT)
    await lengthen(former, 'x', LONGEST_TEXT + 1)
    expect(await replay()).toMatchObject({ promised: 2 })
    expect(await waiting()).toEqual([short, former].sort())
  })

  test("by the rules leaves a model's extractions alone", async () => {
    const older = await read({ ...RULES, version: 1 })
    await read(MODEL)
    await read(RULES)
    expect(await replay(RULES)).toMatchObject({ promised: 1 })
    expect(await waiting()).toEqual([older])
  })

  test('of everything also enqueues current ones, and continues page by page', async () => {
    const ids = [await read(MODEL), await read(MODEL), await read(null)].sort()
    const first = await replay({ all: true, limit: 2 })
    expect(first).toEqual({ promised: 2, last: ids[1] })
    expect(await replay({ all: true, limit: 2, after: first.last })).toEqual({ promised: 1, last: ids[2] })
    expect(await replay({ all: true, limit: 2, after: ids[2] as string })).toEqual({ promised: 0, last: null })
  })

  test('stays within its volume, and skips what readers cannot see', async () => {
    await read(null)
    const other = fixture.volumeId
    await fixture.newVolume()
    const gone = await read(null)
    await fixture.run(`UPDATE memories SET status = 'rejected' WHERE memory_id = $1`, gone)
    expect(await replay({ all: true })).toMatchObject({ promised: 0 })
    expect(await replay({ volumeId: other })).toMatchObject({ promised: 1 })
  })
})

describe('a re-extraction', () => {
  test('by a model replaces that of the rules, and is not replaced by it', async () => {
    const given = await fixture.tell('Marta works at Acme.', { source: { kind: 'memory', id: randomUUID() } })
    const byModel = { ...given, extraction: { ...naming(['Marta', 'person'], ['Acme', 'organization']), ...MODEL } }
    expect(await fixture.ledger.record(byModel, NO_JOB)).toMatchObject({ result: 'recorded' })
    expect(await fixture.ledger.record(given, NO_JOB)).toEqual({ result: 'unchanged' })
    const byAnother = { ...byModel, extraction: { ...byModel.extraction, extractor: 'claude-test-2', version: 1 } }
    expect(await fixture.ledger.record(byAnother, NO_JOB)).toMatchObject({ result: 'recorded' })
  })
})
