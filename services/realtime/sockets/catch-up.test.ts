import { openEventLog } from '@agent-memory/adapters/postgres/notify/event-log'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { EventLog } from '@agent-memory/core/ports/notify/event-log'
import { type Feed, openFeed } from '@agent-memory/service-realtime/sockets/feed'
import { buildMessages } from '@agent-memory/service-realtime/sockets/messages'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { type ManagementFixture, startManagement } from '../../../tests/support/http/management.js'

/** Maximum events per read of a single listener; reads for all listeners ask for more. */
const OWN = 50
const LONG = '😀'.repeat(10_000)

let fixture: ManagementFixture
let eventLog: EventLog
beforeAll(async () => {
  fixture = await startManagement()
  eventLog = openEventLog(fixture.database)
})
afterAll(() => fixture?.close())

let feed: Feed
/** The first volume of each read of a single listener, in order. */
let read: string[]
/** Reads of single listeners that are held up until `letRead`. */
let held: (() => void)[]
let isHolding: boolean
const letRead = () => {
  isHolding = false
  for (const go of held.splice(0)) go()
}
let leaving: (() => void)[]
beforeEach(() => {
  ;[read, held, leaving, isHolding] = [[], [], [], false]
  const follow: EventLog['follow'] = async (after, volumeIds, size) => {
    if (size.events <= OWN) {
      read.push(volumeIds[0] as string)
      if (isHolding) await new Promise<void>((go) => held.push(go))
    }
    return eventLog.follow(after, volumeIds, size)
  }
  const messagesOf = buildMessages(async () => ({ content: 'x'.repeat(100_000) }))
  const onError = (error: unknown) => {
    throw error
  }
  feed = openFeed({ eventLog: { follow }, signals: openLocalSignals(), messagesOf, onError })
})
afterEach(() => {
  letRead()
  for (const leave of leaving) leave()
})

const volume = async () => (await fixture.owner()).volumeId
const sayMany = (volumeId: string, count: number, message: string) =>
  fixture.sql(
    `INSERT INTO events (volume_id, event, broadcast)
     SELECT $1, 'said', jsonb_build_object('from_agent', 'x', 'agent_id', 'x', 'message', $3::text)
     FROM generate_series(1, $2::int)`,
    ...[volumeId, count, message],
  )
/** Joins a listener that resumes from the start. A call of `take` empties the listener's buffer. */
const resume = async (orgId: string, volumeId: string, types: EventType[] = []) => {
  let [sent, take] = [0, () => {}]
  const listener = {
    ...{ orgId, volumeIds: new Set([volumeId]), types: new Set(types) },
    send: () => ++sent > 0,
    drained: async () => {
      if (sent > 0) await new Promise<void>((taken) => (take = taken))
      return true
    },
    failed(error: unknown) {
      throw error
    },
  }
  const leave = feed.join(listener, { xid: 0n, position: 0n }, await eventLog.end())
  leaving.push(leave)
  return { leave, sent: () => sent, take: () => take() }
}

test('few listeners read at the same time, and another organization is next, however many of one wait', async () => {
  const [one, two] = [await volume(), await volume()]
  for (const volumeId of [one, two]) await sayMany(volumeId, 3, 'Hello')
  isHolding = true
  const many = await Promise.all(Array.from({ length: 20 }, () => resume('many', one)))
  await eventually(async () => expect(read).toEqual([one, one]))
  const gone = await resume('other', two)
  gone.leave()
  const other = await resume('other', two)
  expect(read).toEqual([one, one])
  letRead()
  await eventually(async () => expect([...many, other].map(({ sent }) => sent())).toEqual(Array(21).fill(3)))
  expect(read.indexOf(two)).toBeLessThan(5)
  expect(read.filter((volumeId) => volumeId === two)).toHaveLength(1)
  expect(gone.sent()).toBe(0)
})

test.each([
  ['broadcasts', 'said', 4],
  ['events, whose texts are read one by one', 'memory.approved', 8],
] as const)(
  'a listener gets a bounded page of long %s, the next once it has taken that',
  async (_what, event, page) => {
    const volumeId = await volume()
    if (event === 'said') await sayMany(volumeId, 20, LONG)
    else
      await fixture.sql(
        `INSERT INTO events (volume_id, event) SELECT $1, $2 FROM generate_series(1, 20)`,
        volumeId,
        event,
      )
    const listener = await resume('one', volumeId, ['memory.approved'])
    for (let sent = page; sent < 20; sent += page) {
      await eventually(async () => expect(listener.sent()).toBe(sent))
      const reads = read.length
      await new Promise((resolve) => setTimeout(resolve, 100))
      expect([listener.sent(), read.length]).toEqual([sent, reads])
      listener.take()
    }
    await eventually(async () => expect(listener.sent()).toBe(20))
  },
)
