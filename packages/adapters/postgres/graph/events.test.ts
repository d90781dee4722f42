import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type LedgerFixture, NO_JOB, naming, startLedger } from '../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const marta = naming(['Marta Kowalska', 'person'])
const martaOfAcme = naming(['Marta Kowalska', 'person'], ['Acme', 'organization'])
const memory = () => ({ kind: 'memory' as const, id: randomUUID() })

/** Returns the recorded events, oldest first, each with its entity's name and its cause. */
const noted = () =>
  fixture.run(
    `SELECT event, name, memory_id, document_id, taken_back FROM events JOIN graph_nodes USING (volume_id, node_id)
     WHERE volume_id = $1 ORDER BY position`,
    fixture.volumeId,
  )

test('an entity is created by the first memory that names it, and updated by those that add to it', async () => {
  const [first, second] = [memory(), memory()]
  await fixture.tell('Marta.', { source: first, extraction: marta })
  await fixture.tell('Marta of Acme.', { source: second, extraction: martaOfAcme })
  const common = { document_id: null, taken_back: false }
  expect(await noted()).toEqual([
    { event: 'entity.created', name: 'Marta Kowalska', memory_id: first.id, ...common },
    { event: 'entity.updated', name: 'Marta Kowalska', memory_id: second.id, ...common },
    { event: 'entity.created', name: 'Acme', memory_id: second.id, ...common },
  ])
  await fixture.ledger.record(
    await fixture.telling('Marta of Acme.', { source: second, extraction: martaOfAcme }),
    NO_JOB,
  )
  expect(await noted()).toHaveLength(3)
})

test('memories applied together are reported separately', async () => {
  const tellings = await Promise.all(
    [memory(), memory()].map((source) => fixture.telling('Marta of Acme.', { source, extraction: martaOfAcme })),
  )
  const jobs = tellings.map((telling) => ({ ...telling, outboxId: null }))
  await fixture.ledger.recordAll(fixture.volumeId, jobs, { external: false })
  const events = (await noted()).map(({ event, memory_id }) => [event, memory_id])
  const [first, second] = tellings.map(({ source }) => source.id)
  expect(events).toEqual([
    ['entity.created', first],
    ['entity.created', first],
    ['entity.updated', second],
    ['entity.updated', second],
  ])
})

test('a document is one cause, however many of its chunks mention an entity', async () => {
  await fixture.tell('Marta.', { extraction: marta })
  await fixture.tell('Marta of Acme.', { extraction: martaOfAcme })
  const events = (await noted()).map(({ event, name, memory_id, document_id }) => [event, name, memory_id, document_id])
  // The document of the fixture has the same id as the volume.
  expect(events).toEqual([
    ['entity.created', 'Marta Kowalska', null, fixture.volumeId],
    ['entity.created', 'Acme', null, fixture.volumeId],
  ])
})

test('a retraction updates the remaining entities', async () => {
  const [first, second] = [memory(), memory()]
  await fixture.tell('Marta.', { source: first, extraction: marta })
  await fixture.tell('Marta of Acme.', { source: second, extraction: martaOfAcme })
  await fixture.ledger.retract(fixture.volumeId, [second], NO_JOB)
  expect((await noted()).slice(3)).toEqual([
    { event: 'entity.updated', name: 'Marta Kowalska', memory_id: second.id, document_id: null, taken_back: true },
  ])
})
