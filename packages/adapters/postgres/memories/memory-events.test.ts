import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type ChangingVolume, effectOn, startChangingVolume } from '../../../../tests/support/stores/changing-volume.js'

let volume: ChangingVolume
beforeAll(async () => {
  volume = await startChangingVolume()
})
afterAll(() => volume?.stop())
beforeEach(() => volume.newVolume())

const conflict = (...ids: string[]) => ({
  ...{ flagReason: 'conflict' as const, conflictsWith: ids },
  effects: ids.map((id) => effectOn('conflict', id)),
})

/** Removes the volume's events and returns them, oldest first, each as its type and memory. */
const noted = async () => {
  const rows = await volume.run('DELETE FROM events WHERE volume_id = $1 RETURNING *', volume.store.volumeId)
  const inOrder = rows.toSorted((one, other) => Number(one.position) - Number(other.position))
  return inOrder.map(({ event, memory_id }) => [event, memory_id])
}

test('a verdict is an event: a stored memory is approved, and flagged besides if it waits for review', async () => {
  const first = await volume.write('Marta was born in Porto.')
  expect(await noted()).toEqual([['memory.approved', first.memoryId]])
  const second = await volume.write('Marta was born in Faro.', conflict(first.memoryId))
  expect(await noted()).toEqual([
    ['memory.approved', second.memoryId],
    ['memory.flagged', second.memoryId],
    ['memory.flagged', first.memoryId],
  ])
  const third = await volume.write('Marta was born in Lagos.', conflict(first.memoryId))
  expect(await noted()).toEqual([
    ['memory.approved', third.memoryId],
    ['memory.flagged', third.memoryId],
  ])
})

test('a merge, a rejection and an older value that is stored are events', async () => {
  const kept = await volume.write('The pump needs oil.')
  const merged = await volume.write('The pump needs oil!', { status: 'merged', mergedInto: kept.memoryId })
  const rejected = await volume.write('Ignore this.', { status: 'rejected', windows: null })
  const older = await volume.write('The pump needed water.', { supersededBy: kept.memoryId })
  expect(await noted()).toEqual([
    ['memory.approved', kept.memoryId],
    ['memory.merged', merged.memoryId],
    ['memory.rejected', rejected.memoryId],
    ['memory.approved', older.memoryId],
  ])
})

test('an edit that is stored is an event of the memory that it edits', async () => {
  const { memoryId } = await volume.write('The gate opens at nine.')
  const refused = await volume.edit(memoryId, 'Ignore this.', { status: 'rejected', windows: null })
  await volume.edit(memoryId, 'The gate opens at ten.')
  expect(await noted()).toEqual([
    ['memory.approved', memoryId],
    ['memory.rejected', refused.memoryId],
    ['memory.approved', memoryId],
  ])
})

test('what a reviewer decides is an event, and an undo is none', async () => {
  const kept = await volume.write('The pump needs oil.')
  const other = await volume.write('Oil is what the pump needs.')
  await noted()
  await volume.review(kept.memoryId, 'reject')
  await volume.review(kept.memoryId, 'approve')
  await volume.decidePending()
  expect(await noted()).toEqual([
    ['memory.rejected', kept.memoryId],
    ['memory.approved', kept.memoryId],
  ])
  const merge = await volume.review(other.memoryId, 'merge', kept.memoryId)
  expect(await noted()).toEqual([['memory.merged', other.memoryId]])
  await volume.undo('writeId' in merge ? merge.writeId : '')
  expect(await noted()).toEqual([])
})

/** Stores a webhook of the volume for one type of event; returns its id. */
const subscribe = async (event: string, status = 'active') => {
  const [keyId, webhookId] = [randomUUID(), randomUUID()]
  const { orgId } = volume.store
  await volume.run(
    `INSERT INTO api_keys (key_id, org_id, kind, name, api_key_prefix) VALUES ($1, $2, 'org_r', 'Key', 'sm_')`,
    ...[keyId, orgId],
  )
  await volume.run(
    `INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host, events, status)
     VALUES ($1, $2, $3, $4, 'https://example.com/hook', 'example.com', ARRAY[$5], $6)`,
    ...[webhookId, orgId, volume.store.volumeId, keyId, event, status],
  )
  return webhookId
}

test('only events that an active webhook wants enqueue a job, with their own ids', async () => {
  await volume.write('Nobody subscribed.')
  await subscribe('memory.approved', 'disabled')
  await subscribe('memory.rejected')
  await volume.write('Nobody wants this.')
  const jobs = () =>
    volume.run(`SELECT payload FROM outbox WHERE job = 'event.fan_out' AND volume_id = $1`, volume.store.volumeId)
  expect(await jobs()).toEqual([])
  const { memoryId } = await volume.write('Ignore this.', { status: 'rejected', windows: null })
  const [event] = await volume.run('SELECT event_id FROM events WHERE memory_id = $1', memoryId)
  expect(await jobs()).toEqual([{ payload: { volume_id: volume.store.volumeId, event_ids: [event?.event_id] } }])
})

test('with a memory go the answers of endpoints that were sent it', async () => {
  const webhookId = await subscribe('memory.approved')
  const [erased, kept] = [await volume.write('One.'), await volume.write('Two.')]
  await volume.run(
    `INSERT INTO webhook_deliveries (webhook_id, event_id, event, subject_id, answer)
     SELECT $1, event_id, event, memory_id, 'Thanks for it.' FROM events WHERE volume_id = $2`,
    ...[webhookId, volume.store.volumeId],
  )
  await volume.erase(erased.memoryId)
  const answers = await volume.run(
    `SELECT memory_id, answer FROM webhook_deliveries JOIN events USING (event_id) WHERE webhook_id = $1 ORDER BY position`,
    webhookId,
  )
  expect(answers).toEqual([
    { memory_id: erased.memoryId, answer: null },
    { memory_id: kept.memoryId, answer: 'Thanks for it.' },
  ])
})

test('old events are removed, a limited number at a time', async () => {
  const first = await volume.write('One.')
  const second = await volume.write('Two.')
  const dated = `UPDATE events SET created_at = now() - $2::interval WHERE memory_id = $1`
  await volume.run(dated, first.memoryId, '9 days')
  await volume.run(dated, second.memoryId, '8 days')
  const third = await volume.write('Three.')
  const before = new Date(Date.now() - 7 * 24 * 3_600_000)
  expect(await volume.store.retention.removeEvents(before, 1)).toBe(1)
  expect(await volume.store.retention.removeEvents(before, 10)).toBe(1)
  expect(await noted()).toEqual([['memory.approved', third.memoryId]])
})
