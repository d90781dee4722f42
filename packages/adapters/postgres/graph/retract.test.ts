import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type LedgerFixture, NO_JOB, startLedger } from '../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

describe('a retraction', () => {
  test('removes what only this source stated, wording included', async () => {
    const { source } = await fixture.tell('Marta works at Acme.')
    await fixture.tell('Marta lives in Oslo.')
    const gone = await fixture.ledger.retract(fixture.volumeId, [source], NO_JOB)
    expect([gone.created.length, gone.updated.length, gone.gone.length]).toEqual([0, 1, 1])
    expect(await fixture.factsOf('Marta')).toEqual(['Marta lives in Oslo.'])
    expect(await fixture.graph.entity(fixture.volumeId, 'Acme')).toBeNull()
    const marta = await fixture.graph.entity(fixture.volumeId, 'Marta')
    expect(marta?.summaries[0]?.version).toBeGreaterThan(2)
    expect(await textOf(fixture.volumeId)).not.toContain('Acme')
  })

  test('of several sources that mention one node is one change', async () => {
    const sources = []
    for (const place of ['Oslo', 'Rome', 'Paris']) sources.push((await fixture.tell(`Marta lives in ${place}.`)).source)
    await fixture.tell('Marta works at Acme.')
    const retracted = await fixture.ledger.retract(fixture.volumeId, sources, NO_JOB)
    expect([retracted.updated.length, retracted.gone.length]).toEqual([1, 3])
    expect(await fixture.factsOf('Marta')).toEqual(['Marta works at Acme.'])
  })

  test('is idempotent; a removed source is rejected, and a restored one can be applied again', async () => {
    const given = await fixture.tell('Marta works at Acme.')
    await fixture.run(`UPDATE memories SET status = 'rejected' WHERE memory_id = $1`, given.source.id)
    await fixture.ledger.retract(fixture.volumeId, [given.source], NO_JOB)
    expect(await fixture.ledger.retract(fixture.volumeId, [given.source], NO_JOB)).toEqual({
      created: [],
      updated: [],
      gone: [],
    })
    expect(await fixture.ledger.record(given, NO_JOB)).toEqual({ result: 'gone' })
    expect(await fixture.graph.overview(fixture.volumeId, { entities: 9, relationships: 9 })).toEqual({
      entities: [],
      relationships: [],
    })
    await fixture.run(`UPDATE memories SET status = 'approved' WHERE memory_id = $1`, given.source.id)
    expect(await fixture.ledger.record(given, NO_JOB)).toMatchObject({ result: 'recorded' })
    expect(await fixture.factsOf('Marta')).toEqual(['Marta works at Acme.'])
  })

  test('leaves the wording of another source with the same fact, and no summary of lost facts', async () => {
    const first = await fixture.tell('Marta works at ACME.')
    await fixture.tell('Marta works at Acme.')
    await fixture.tell('Marta has asthma.')
    const versions = (await fixture.graph.entity(fixture.volumeId, 'Marta'))?.summaries.map(({ version }) => version)
    await fixture.ledger.retract(fixture.volumeId, [first.source], NO_JOB)
    const marta = await fixture.graph.entity(fixture.volumeId, 'Marta')
    expect(marta?.facts.find(({ content }) => content.includes('works'))).toMatchObject({
      content: 'Marta works at Acme.',
      sources: [{ kind: 'chunk' }],
    })
    expect(marta?.summaries[0]?.version).toBeGreaterThanOrEqual(versions?.[0] ?? 0)
    expect((await textOf(fixture.volumeId)).includes('ACME')).toBe(false)
  })
})

/** Returns everything that the graph's tables hold for a volume, as text. */
const textOf = async (volume: string): Promise<string> => {
  const tables = ['sources', 'tellings', 'votes', 'fact_support', 'facts', 'edge_support', 'nodes', 'keys', 'edges']
  const rows = await Promise.all(
    tables.map((table) => fixture.run(`SELECT t::text FROM graph_${table} t WHERE volume_id = $1`, volume)),
  )
  return JSON.stringify(rows)
}
