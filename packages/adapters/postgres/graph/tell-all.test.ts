import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type LedgerFixture, NO_JOB, naming, startLedger } from '../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const job = async () => {
  const text = `INSERT INTO outbox (job, volume_id, payload) VALUES ('test', $1, '{}') RETURNING outbox_id`
  const [row] = await fixture.run(text, fixture.volumeId)
  return row?.outbox_id as bigint
}
const jobs = async () =>
  (await fixture.run(`SELECT outbox_id FROM outbox WHERE volume_id = $1 AND job = 'test'`, fixture.volumeId)).map(
    (row) => row.outbox_id,
  )

test('extractions applied together find what earlier ones created, and end the finished jobs', async () => {
  const [unchanged, stale, gone] = [
    await fixture.tell('Marta likes Rome.'),
    await fixture.telling('I am old.'),
    await fixture.telling('I was.'),
  ]
  await fixture.run('DELETE FROM memories WHERE memory_id = $1', gone.source.id)
  const given = [
    await fixture.telling('Marta Kowalska works at Acme.'),
    ...[unchanged, { ...stale, content: 'I am new.' }, gone],
    await fixture.telling('Marta uses Redis.'),
    await fixture.telling('My name is Tom Stone.'),
    await fixture.telling('Tom lives in Oslo.'),
  ]
  const tellings = await Promise.all(given.map(async (each) => ({ ...each, outboxId: await job() })))
  const told = await fixture.ledger.recordAll(fixture.volumeId, tellings, { external: false })
  expect(told.results).toEqual(['recorded', 'unchanged', 'stale', 'gone', 'recorded', 'recorded', 'recorded'])
  expect(told.updated).toHaveLength(1)
  expect(await jobs()).toEqual([tellings[2]?.outboxId])
  const { entities } = await fixture.graph.overview(fixture.volumeId, { entities: 20, relationships: 1 })
  const names = ['Acme', 'Marta Kowalska', 'Oslo', 'Redis', 'Rome', 'Tom Stone']
  expect(entities.map(({ name }) => name).sort()).toEqual(names)
  expect(told.created).toHaveLength(4)
})

test('extractions applied together join nodes in between, also those of re-applied sources', async () => {
  const full = await fixture.tell('QBS is here.', { extraction: naming(['Quick Build System', 'project']) })
  const short = await fixture.tell('QB is here.', { extraction: naming(['QB', 'project'], ['Acme', 'organization']) })
  const both = naming(['Quick Build System', 'project'])
  both.entities[0]?.aliases.push('QB')
  const tellings = [
    await fixture.telling('Acme uses it.', { extraction: naming(['Acme', 'organization'], ['QB', 'project']) }),
    await fixture.telling('Quick Build System (QB).', { extraction: both }),
    { ...short, extraction: naming(['QB', 'project'], ['Tom', 'person']) },
    { ...full, extraction: naming(['Tom', 'person']) },
  ].map((each) => ({ ...each, outboxId: null }))
  const { results, gone } = await fixture.ledger.recordAll(fixture.volumeId, tellings, { external: false })
  expect([results, gone.length]).toEqual([results.map(() => 'recorded'), 1])
  const one = await fixture.graph.entity(fixture.volumeId, 'QB')
  expect(one?.relationships.map(({ name, label }) => `${label} ${name}`).sort()).toEqual([
    'RELATED_TO Acme',
    'RELATED_TO Tom',
  ])
  const { entities } = await fixture.graph.overview(fixture.volumeId, { entities: 20, relationships: 1 })
  expect(entities.map(({ name }) => name).sort()).toEqual(['Acme', 'QB', 'Tom'])
})

test('of extractions applied together, repeated sources and those being erased are left for a retry', async () => {
  const [first, erased] = [await fixture.telling('Marta works at Acme.'), await fixture.telling('Tom works at Acme.')]
  const tellings = [first, erased, { ...first, outdated: ['Marta works at Acme.'] }]
  const results = await fixture.database.transaction(async (client) => {
    await client.query('DELETE FROM memories WHERE memory_id = $1', [erased.source.id])
    const told = await fixture.ledger.recordAll(
      fixture.volumeId,
      tellings.map((each) => ({ ...each, outboxId: null })),
      NO_JOB,
    )
    return told.results
  })
  expect(results).toEqual(['recorded', 'stale', 'stale'])
  expect(await fixture.ledger.recordAll(fixture.volumeId, [{ ...erased, outboxId: null }], NO_JOB)).toMatchObject({
    results: ['gone'],
  })
  expect(await fixture.ledger.recordAll(fixture.volumeId, [], NO_JOB)).toMatchObject({ results: [] })
})
