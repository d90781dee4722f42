import { randomUUID } from 'node:crypto'
import type { RecordResult } from '@agent-memory/core/ports/graph/graph-ledger'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { storeVolume } from '../../../../../tests/support/http/volume.js'
import { type LedgerFixture, NO_JOB, startLedger } from '../../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

const changed = (told: RecordResult) => {
  if (told.result !== 'recorded') throw new Error(`it is ${told.result}`)
  return told
}

describe('a memory', () => {
  const store = (content: string) => fixture.telling(content, { source: { kind: 'memory', id: randomUUID() } })

  test('that is gone, of another volume or not approved is ignored; with another text it must be re-read', async () => {
    const given = await store('Marta works at Acme.')
    expect(await fixture.ledger.record({ ...given, content: 'Marta left.' }, NO_JOB)).toEqual({ result: 'stale' })
    expect(await fixture.ledger.record({ ...given, volumeId: await storeVolume(fixture.database) }, NO_JOB)).toEqual({
      result: 'gone',
    })
    await fixture.run(`UPDATE memories SET status = 'rejected' WHERE memory_id = $1`, given.source.id)
    expect(await fixture.ledger.record(given, NO_JOB)).toEqual({ result: 'gone' })
    expect(await fixture.ledger.record({ ...given, volumeId: randomUUID() }, NO_JOB)).toEqual({ result: 'gone' })
    await fixture.run(`UPDATE memories SET status = 'approved' WHERE memory_id = $1`, given.source.id)
    expect(await fixture.ledger.record(given, NO_JOB)).toMatchObject({ result: 'recorded' })
    expect((await fixture.ledger.nodesOf(fixture.volumeId, [given.source])).get(given.source.id)).toHaveLength(2)
  })

  test('ends its job with the change, and enqueues the sync of an external store', async () => {
    const given = await store('Marta works at Acme.')
    const job = `INSERT INTO outbox (job, volume_id, payload) VALUES ('test', $1, '{}') RETURNING outbox_id`
    const [row] = await fixture.run(job, fixture.volumeId)
    const told = changed(await fixture.ledger.record(given, { outboxId: row?.outbox_id as bigint, external: true }))
    const jobs = await fixture.run('SELECT job, payload FROM outbox WHERE volume_id = $1', fixture.volumeId)
    expect(jobs).toEqual([
      {
        job: 'graph.project',
        payload: { volume_id: fixture.volumeId, node_ids: expect.arrayContaining([...told.created]) },
      },
    ])
    const [second] = await fixture.run(job, fixture.volumeId)
    await fixture.ledger.record({ ...given, content: 'x' }, { outboxId: second?.outbox_id as bigint, external: true })
    expect(
      await fixture.run(`SELECT FROM outbox WHERE volume_id = $1 AND job = 'test'`, fixture.volumeId),
    ).toHaveLength(1)
  })
})
