import { projectionIsBehind } from '@agent-memory/adapters/postgres/graph/graph-work'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type LedgerFixture, startLedger } from '../../../../tests/support/stores/graph-ledger.js'

let fixture: LedgerFixture
beforeAll(async () => {
  fixture = await startLedger()
})
afterAll(() => fixture?.stop())

test('an external store is behind in a volume while its sync is pending or a dead letter', async () => {
  const isBehind = projectionIsBehind(fixture.database)
  const { volumeId } = fixture
  expect(await isBehind(volumeId)).toBe(false)
  await fixture.ledger.record(await fixture.telling('Marta works at Acme.'), { outboxId: null, external: true })
  expect(await isBehind(volumeId)).toBe(true)
  const [job] = await fixture.run(
    `SELECT outbox_id FROM outbox WHERE job = 'graph.project' AND volume_id = $1`,
    volumeId,
  )
  const outbox = openOutbox(fixture.database)
  await outbox.bury(BigInt(String(job?.outbox_id)), 'it could not be told')
  expect(await isBehind(volumeId)).toBe(true)
  await fixture.newVolume()
  expect(await isBehind(fixture.volumeId)).toBe(false)
  await outbox.replay()
  await fixture.run(`DELETE FROM outbox WHERE volume_id = $1`, volumeId)
  expect(await isBehind(volumeId)).toBe(false)
})
