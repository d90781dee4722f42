import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type LedgerFixture, startLedger } from '../support/stores/graph-ledger.js'
import { placeSource } from '../support/stores/graph-sources.js'
import { admin, STATEMENTS } from '../support/stores/reconcile-graph.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())

describe('without an external store', () => {
  beforeEach(() => fixture.newVolume())

  const reconcile = (...args: string[]) => admin(fixture.url, {}, 'reconcile', '--volume', fixture.volumeId, ...args)
  const promised = () =>
    fixture.run(
      `SELECT payload ->> 'memory_id' AS id FROM outbox WHERE job LIKE 'memory.extract%' AND volume_id = $1`,
      fixture.volumeId,
    )
  const agreeing = {
    code: 0,
    said: expect.stringContaining('missing from the graph: 0; deleted but still in the graph: 0'),
  }

  test('memories without a source in the graph or a job are found, and a repair enqueues them', async () => {
    for (const content of STATEMENTS) await fixture.tell(content)
    expect(await reconcile()).toMatchObject(agreeing)
    const [memory, chunk, waiting] = [randomUUID(), randomUUID(), randomUUID()]
    await placeSource(fixture.database, fixture.volumeId, { kind: 'memory', id: memory }, 'Kim lives in Rome.')
    await placeSource(fixture.database, fixture.volumeId, { kind: 'chunk', id: chunk }, 'Kim uses Redis.')
    await placeSource(fixture.database, fixture.volumeId, { kind: 'memory', id: waiting }, 'Kim plays chess.')
    await fixture.run(
      `INSERT INTO outbox (job, volume_id, payload) VALUES ('memory.extract', $1, jsonb_build_object('memory_id', $2::uuid))`,
      fixture.volumeId,
      waiting,
    )
    await fixture.run(
      `INSERT INTO dead_letters (outbox_id, job, volume_id, payload, created_at, attempts, last_error)
         VALUES (1000000, 'memory.extract', $1, jsonb_build_object('memory_id', $2::uuid), now(), 5, 'poison')`,
      fixture.volumeId,
      memory,
    )
    expect(await reconcile()).toMatchObject({ code: 1, said: expect.stringContaining('missing from the graph: 2;') })
    expect(await promised()).toEqual([{ id: waiting }])
    expect(await reconcile('--repair')).toMatchObject({
      code: 0,
      said: expect.stringContaining('missing from the graph: 2;'),
    })
    expect((await promised()).map(({ id }) => id).sort()).toEqual([memory, chunk, waiting].sort())
    expect(await fixture.run('SELECT FROM dead_letters WHERE volume_id = $1', fixture.volumeId)).toEqual([])
    expect(await reconcile()).toMatchObject(agreeing)
  })

  test('sources whose memory is no longer readable are found, and a repair retracts them', async () => {
    for (const content of STATEMENTS) await fixture.tell(content)
    const gone = await fixture.tell('Kim Park lives in Rome.', { source: { kind: 'memory', id: randomUUID() } })
    const rejected = await fixture.tell('Lee Chan lives in Rome.', { source: { kind: 'memory', id: randomUUID() } })
    await fixture.run('DELETE FROM memories WHERE memory_id = $1', gone.source.id)
    await fixture.run(`UPDATE memories SET status = 'rejected' WHERE memory_id = $1`, rejected.source.id)
    expect(await reconcile()).toMatchObject({
      code: 1,
      said: expect.stringContaining('deleted but still in the graph: 2'),
    })
    expect(await fixture.factsOf('Kim Park')).toHaveLength(1)
    expect((await reconcile('--repair')).code).toBe(0)
    expect(await fixture.factsOf('Kim Park')).toBeUndefined()
    expect(await fixture.factsOf('Lee Chan')).toBeUndefined()
    expect(await fixture.factsOf('Tom Stone')).toHaveLength(1)
    expect(await reconcile()).toMatchObject(agreeing)
  })

  test('the chunks of a document being erased are left to its job', async () => {
    await fixture.tell('Marta Kowalska works at Acme Inc.')
    // The fixture's chunks all belong to one document, which has the volume's id.
    await fixture.run(`UPDATE documents SET status = 'erasing' WHERE document_id = $1`, fixture.volumeId)
    expect((await reconcile()).code).toBe(1)
    await fixture.run(
      `INSERT INTO outbox (job, volume_id, payload) VALUES ('document.erase', $1::uuid, jsonb_build_object('document_id', $1::uuid))`,
      fixture.volumeId,
    )
    expect(await reconcile()).toMatchObject(agreeing)
  })
})
