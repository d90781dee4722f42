import { randomUUID } from 'node:crypto'
import { openEventLog } from '@agent-memory/adapters/postgres/notify/event-log'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { EventLog, LogCursor } from '@agent-memory/core/ports/notify/event-log'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let log: EventLog
beforeAll(async () => {
  fixture = await startManagement()
  log = openEventLog(fixture.database)
})
afterAll(() => fixture?.close())

const START: LogCursor = { xid: 0n, position: 0n }
const MINUTE = 60_000
const volume = async () => (await fixture.owner()).volumeId
const say = (volumeId: string, message: string, type = 'agent_broadcast') =>
  log.append(volumeId, type, { fromAgent: 'Scout', agentId: randomUUID(), message })
const pageOf = (events: number, bytes = 1_000) => ({ events, bytes })
/** Reads what was said after the cursor, in pages of two; returns the messages and the cursor after them. */
const readAll = async (volumeIds: readonly string[], after = START) => {
  const said: (string | undefined)[] = []
  for (let at = after; ; ) {
    const { events, next, more } = await log.follow(at, volumeIds, pageOf(2))
    said.push(...events.map(({ broadcast }) => broadcast?.message))
    if (!more) return { said, next }
    at = next
  }
}

test('a broadcast is read as it was said', async () => {
  const [volumeId, agentId] = [await volume(), randomUUID()]
  const eventId = await log.append(volumeId, 'deploy_done', { fromAgent: 'Scout', agentId, message: 'Done: "1/2"\n' })
  const { events, more, waiting } = await log.follow(START, [volumeId], pageOf(10))
  expect({ more, waiting }).toEqual({ more: false, waiting: false })
  expect(events).toEqual([
    {
      ...{ eventId, volumeId, event: 'deploy_done', nodeId: null, memoryId: null, documentId: null, takenBack: false },
      broadcast: { fromAgent: 'Scout', agentId, message: 'Done: "1/2"\n' },
      createdAt: expect.any(Date),
      at: { xid: expect.any(BigInt), position: expect.any(BigInt) },
    },
  ])
})

test('a reader gets each event of its volumes once, in one order, however it pages', async () => {
  const [one, two, other] = [await volume(), await volume(), await volume()]
  const end = await log.end()
  for (let at = 0; at < 7; at++) await say([one, two, other][at % 3] as string, `${at}`)
  const { said, next } = await readAll([one, two], end)
  expect(said).toEqual(['0', '1', '3', '4', '6'])
  await say(two, 'later')
  expect((await readAll([one, two], next)).said).toEqual(['later'])
  expect((await readAll([other], await log.end())).said).toEqual([])
})

test('a page ends with the broadcast that exceeds its bytes, and the next page goes on after it', async () => {
  const [volumeId, end] = [await volume(), await log.end()]
  await fixture.sql(`INSERT INTO events (volume_id, event) VALUES ($1, 'memory.approved')`, volumeId)
  // 'ééé' has three characters, but six bytes.
  const texts = ['ééé', 'ü', 'o', 'pp', 'x'.repeat(10), 'q']
  for (const text of texts) await say(volumeId, text)
  const pages: unknown[] = []
  for (let at = end, more = true; more; ) {
    const page = await log.follow(at, [volumeId], pageOf(4, 7))
    pages.push(page.events.map(({ broadcast }) => broadcast?.message))
    ;[at, more] = [page.next, page.more]
  }
  expect(pages).toEqual([[undefined, 'ééé', 'ü'], ['o', 'pp', 'x'.repeat(10)], ['q']])
})

test('an event waits until no older transaction can still add one before it', async () => {
  const volumeId = await volume()
  const end = await log.end()
  const slow = await fixture.database.pool.connect()
  await slow.query('BEGIN')
  await slow.query(`INSERT INTO events (volume_id, event) VALUES ($1, 'memory.approved')`, [volumeId])
  await say(volumeId, 'written second, committed first')
  expect(await log.follow(end, [volumeId], pageOf(10))).toMatchObject({ events: [], more: false, waiting: true })
  await slow.query('COMMIT')
  slow.release()
  const { events } = await log.follow(end, [volumeId], pageOf(10))
  expect(events.map(({ event }) => event)).toEqual(['memory.approved', 'agent_broadcast'])
})

const age = (eventId: string) =>
  fixture.sql(`UPDATE events SET created_at = now() - interval '6 minutes' WHERE event_id = $1`, eventId)
const broadcastsOf = (...volumeIds: string[]) => ({ volumeIds, types: [] })

test('an event is found by its id in its own volume, while what follows it is young enough', async () => {
  const [volumeId, other] = [await volume(), await volume()]
  const first = await say(volumeId, 'first')
  const second = await say(volumeId, 'second')
  const at = await log.find(first, broadcastsOf(other, volumeId), 5 * MINUTE)
  expect(at).not.toBeNull()
  expect((await readAll([volumeId], at as LogCursor)).said).toEqual(['second'])
  expect(await log.find(first, broadcastsOf(other), 5 * MINUTE)).toBeNull()
  expect(await log.find(randomUUID(), broadcastsOf(volumeId), 5 * MINUTE)).toBeNull()
  await age(first)
  expect(await log.find(first, broadcastsOf(volumeId), 5 * MINUTE)).toEqual(at)
  await age(second)
  expect(await log.find(first, broadcastsOf(volumeId), 5 * MINUTE)).toBeNull()
  expect(await log.find(second, broadcastsOf(volumeId), 5 * MINUTE)).not.toBeNull()
})

test('old events that the reader does not want hide no event, unless there are too many to look at', async () => {
  const volumeId = await volume()
  const first = await say(volumeId, 'first')
  await age(first)
  const approve = (count: number) =>
    fixture.sql(
      `INSERT INTO events (volume_id, event, created_at)
       SELECT $1, 'memory.approved', now() - interval '6 minutes' FROM generate_series(1, ${count})`,
      volumeId,
    )
  const find = (...types: EventType[]) => log.find(first, { volumeIds: [volumeId], types }, 5 * MINUTE)
  await approve(1_000)
  expect(await find()).not.toBeNull()
  expect(await find('memory.flagged')).not.toBeNull()
  expect(await find('memory.flagged', 'memory.approved')).toBeNull()
  await approve(1)
  expect(await find()).toBeNull()
})

test('an old event with the number of a coming transaction is not read as new', async () => {
  const volumeId = await volume()
  const end = await log.end()
  await fixture.sql(
    `INSERT INTO events (volume_id, event, xid, created_at)
     VALUES ($1, 'memory.approved', '${end.xid + 3n}', now() - interval '1 day')`,
    volumeId,
  )
  for (let at = 0; at < 9; at++) await say(volumeId, `${at}`)
  expect((await readAll([volumeId], end)).said).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8'])
})
