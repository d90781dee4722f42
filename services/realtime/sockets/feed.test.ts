import { once } from 'node:events'
import { openEventLog } from '@agent-memory/adapters/postgres/notify/event-log'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { EventType } from '@agent-memory/core/notify/event-types'
import type { EventLog, LogCursor } from '@agent-memory/core/ports/notify/event-log'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { type Feed, type Listener, openFeed } from '@agent-memory/service-realtime/sockets/feed'
import { buildMessages } from '@agent-memory/service-realtime/sockets/messages'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'
import { type ManagementFixture, startManagement } from '../../../tests/support/http/management.js'

let fixture: ManagementFixture
let eventLog: EventLog
beforeAll(async () => {
  fixture = await startManagement()
  eventLog = openEventLog(fixture.database)
})
afterAll(() => fixture?.close())

let signals: Signals
let feed: Feed
let errors: unknown[]
/** Volume ids of each read of the log. */
let readings: string[][]
/** Errors that the next reads of the log throw, one each. */
let failures: Error[]
beforeEach(() => {
  signals = openLocalSignals()
  ;[errors, readings, failures] = [[], [], []]
  const follow: EventLog['follow'] = async (after, volumeIds, size) => {
    const failure = failures.shift()
    if (failure) throw failure
    readings.push([...volumeIds])
    return eventLog.follow(after, volumeIds, size)
  }
  const messagesOf = buildMessages(async ({ event }) => ({ about: event }))
  feed = openFeed({ eventLog: { follow }, signals, messagesOf, onError: (error) => errors.push(error) })
})

const volume = async () => (await fixture.owner()).volumeId
const say = async (volumeId: string, message: string) => {
  await eventLog.append(volumeId, 'said', { fromAgent: 'Scout', agentId: volumeId, message })
  signals.happened([volumeId])
}

interface Heard {
  texts: string[]
  leave(): void
}
const join = async (volumeIds: string[], after?: LogCursor, types: EventType[] = []): Promise<Heard> => {
  const texts: string[] = []
  const send = (bytes: Buffer) => {
    const { message, data } = JSON.parse(String(bytes))
    return texts.push(message ?? data.about) > 0
  }
  const failed = (error: unknown) => errors.push(error)
  const what = { orgId: 'one', volumeIds: new Set(volumeIds), types: new Set(types) }
  const listener = { ...what, send, drained: async () => true, failed }
  const end = await eventLog.end()
  return { leave: feed.join(listener, after ?? end, end), texts }
}
const heard = ({ texts }: Heard, expected: readonly string[]) => eventually(async () => expect(texts).toEqual(expected))

test('a listener gets what happens in its volumes, and the types it asks for', async () => {
  const [one, two] = [await volume(), await volume()]
  const event = (type: string) =>
    fixture.sql(`INSERT INTO events (volume_id, event) VALUES ($1, $2)`, one, type).then(() => signals.happened([one]))
  const [both, asks] = [await join([one, two]), await join([one], undefined, ['memory.flagged'])]
  await say(one, 'a')
  await event('memory.flagged')
  await event('memory.approved')
  await event('webhook.test')
  await say(two, 'b')
  await say(one, 'c')
  await heard(both, ['a', 'b', 'c'])
  await heard(asks, ['a', 'memory.flagged', 'c'])
  asks.leave()
  await say(one, 'd')
  await heard(both, ['a', 'b', 'c', 'd'])
  expect(asks.texts).toHaveLength(3)
  both.leave()
})

test('without a signal the log is read all the same; without listeners it is not read', async () => {
  const volumeId = await volume()
  const listener = await join([volumeId])
  await eventLog.append(volumeId, 'said', { fromAgent: 'Scout', agentId: volumeId, message: 'unsignalled' })
  await heard(listener, ['unsignalled'])
  listener.leave()
  await eventually(async () => {
    const before = readings.length
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(readings).toHaveLength(before)
  })
  await say(volumeId, 'meanwhile')
  const again = await join([volumeId])
  await say(volumeId, 'now')
  await heard(again, ['now'])
  again.leave()
})

test('one query a round reads the volumes of all listeners', async () => {
  const volumeIds = [await volume(), await volume(), await volume()]
  const listeners = await Promise.all(volumeIds.map((volumeId) => join([volumeId])))
  await say(volumeIds[2] as string, 'x')
  await heard(listeners[2] as Heard, ['x'])
  expect(new Set(readings.at(-1))).toEqual(new Set(volumeIds))
  for (const { leave } of listeners) leave()
})

test('a failed reading is repeated, and loses nothing', async () => {
  const volumeId = await volume()
  // The first two reads fail: they are reads for all listeners, which are retried. A later read could be the listener's
  // own, and its failure would end the listener.
  failures = [new Error('away'), new Error('away')]
  const listener = await join([volumeId])
  await say(volumeId, 'kept')
  await heard(listener, ['kept'])
  expect(errors).toHaveLength(2)
  listener.leave()
})

test('listeners that come, go and resume while many write get each event once, in one order', async () => {
  const [one, two] = [await volume(), await volume()]
  const start = await eventLog.end()
  let isWriting = true
  /** Writes in transactions that overlap and commit in a different order than they began. */
  const write = async (name: string) => {
    const client = await fixture.database.pool.connect()
    for (let at = 0; at < 60; at++) {
      await client.query('BEGIN')
      const volumeId = at % 3 ? one : two
      const said = JSON.stringify({ from_agent: name, agent_id: one, message: `${name}${at}` })
      await client.query(`INSERT INTO events (volume_id, event, broadcast) VALUES ($1, 'said', $2)`, [volumeId, said])
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 12))
      await client.query('COMMIT')
      signals.happened([volumeId])
    }
    client.release()
  }
  const all = await join([one, two])
  const comers: { from: LogCursor; listener: Heard }[] = []
  const come = async () => {
    while (isWriting && comers.length < 30) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const from = Math.random() < 0.5 ? start : await eventLog.end()
      comers.push({ from, listener: await join([one, two], from) })
    }
  }
  const coming = come()
  await Promise.all(['a', 'b', 'c', 'd'].map(write))
  isWriting = false
  await coming
  await eventually(async () => expect(all.texts).toHaveLength(240))
  const { events } = await eventLog.follow(start, [one, two], { events: 500, bytes: 100_000 })
  const order = events.map(({ broadcast }) => broadcast?.message)
  expect(all.texts).toEqual(order)
  expect(comers.length).toBeGreaterThan(5)
  for (const { from, listener } of comers) {
    const rest = await eventLog.follow(from, [one, two], { events: 500, bytes: 100_000 })
    await heard(
      listener,
      rest.events.map(({ broadcast }) => String(broadcast?.message)),
    )
    listener.leave()
  }
  all.leave()
})

/** Returns a listener whose buffer has room for `room` messages, and a function `take` that empties the buffer. */
const slow = (volumeId: string, room: number) => {
  const texts: string[] = []
  const taken = new EventTarget()
  let free = room
  const listener: Listener = {
    ...{ orgId: 'one', volumeIds: new Set([volumeId]), types: new Set() },
    send(bytes) {
      if (free > 0) texts.push(JSON.parse(String(bytes)).message)
      return free-- > 0
    },
    async drained() {
      if (free <= 0) await once(taken, 'take')
      return true
    },
    failed: (error) => errors.push(error),
  }
  const take = () => {
    free = room
    taken.dispatchEvent(new Event('take'))
  }
  return { listener, texts, take }
}
const sayMany = (volumeId: string, count: number) =>
  fixture.sql(
    `INSERT INTO events (volume_id, event, broadcast)
     SELECT $1, 'said', jsonb_build_object('from_agent', 'x', 'agent_id', 'x', 'message', n::text) FROM generate_series(1, $2::int) n`,
    volumeId,
    count,
  )
const numbers = (count: number) => Array.from({ length: count }, (_none, at) => `${at + 1}`)

test('a listener that resumes is sent no more than it has room for, as fast as it takes that', async () => {
  const volumeId = await volume()
  const start = await eventLog.end()
  await sayMany(volumeId, 600)
  const { listener, texts, take } = slow(volumeId, 250)
  const leave = feed.join(listener, start, await eventLog.end())
  for (const count of [250, 500]) {
    await eventually(async () => expect(texts).toHaveLength(count))
    await say(volumeId, `live ${count}`)
    take()
  }
  await eventually(async () => expect(texts).toHaveLength(602))
  expect(texts).toEqual([...numbers(600), 'live 250', 'live 500'])
  leave()
})

test('a listener that has no room for a moment misses nothing, and holds up nobody', async () => {
  const volumeId = await volume()
  const [quick, { listener, texts, take }, end] = [await join([volumeId]), slow(volumeId, 3), await eventLog.end()]
  const leave = feed.join(listener, end, end)
  await say(volumeId, 'live')
  await eventually(async () => expect(texts).toEqual(['live']))
  await sayMany(volumeId, 10)
  signals.happened([volumeId])
  await heard(quick, ['live', ...numbers(10)])
  expect(texts).toEqual(['live', '1', '2'])
  await eventually(async () => {
    take()
    expect(texts).toHaveLength(11)
  })
  take()
  await say(volumeId, 'live again')
  await eventually(async () => expect(texts).toEqual(['live', ...numbers(10), 'live again']))
  leave()
  quick.leave()
})

test('a listener learns that its events cannot be read', async () => {
  const volumeId = await volume()
  const start = await eventLog.end()
  await say(volumeId, 'x')
  const [{ listener }, end] = [slow(volumeId, 1), await eventLog.end()]
  failures = [new Error('for all'), new Error('for itself')]
  const failed: unknown[] = []
  const leave = feed.join({ ...listener, failed: (error) => failed.push(error) }, start, end)
  await eventually(async () => expect(failed).toEqual([new Error('for itself')]))
  leave()
})
