import { randomUUID } from 'node:crypto'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { type Gathered, gatherSignals, idsIn } from '../queue/gather.js'
import { openLocalSignals } from '../queue/local-signals.js'
import type { RedisServer } from './connection.js'

/**
 * How long signals to other processes are batched, since each message wakes them all. This process is woken at once.
 */
const GATHER_MS = 5
/** How often a subscriber pings: it sends nothing else, and without pings would not notice a dead socket. */
const PING_MS = 10_000

/**
 * Opens signals between processes over Redis pub/sub; messages contain only ids. A broken connection loses messages (22
 * of 775 over two disconnects, as measured). That is acceptable: verdicts for which requests wait are also read every
 * 250 ms, the relay sweeps the outbox every second, sockets read the event log every second, and open streams check
 * their access every two seconds. Nothing may depend on a single message.
 * @param prefix of all channels, without a trailing colon
 * @param pingMs how often the subscriber checks its connection
 */
export const openRedisSignals = (
  server: Pick<RedisServer, 'ask' | 'openRetrying'>,
  prefix: string,
  pingMs = PING_MS,
): Signals => {
  const local = openLocalSignals()
  const { work, decided, happened, revoked } = channelsOf(prefix)
  // Redis also delivers a message to its publisher, which recognizes its own messages by this id.
  const self = randomUUID()
  const publish = publisher(server, self)

  const send = async (gathered: Gathered): Promise<void> => {
    const { memoryIds, volumeIds, tenants } = gathered
    if (gathered.revoked.length > 0) await publish(revoked, gathered.revoked)
    if (memoryIds.length > 0) await publish(decided, memoryIds)
    if (volumeIds.length > 0) await publish(happened, volumeIds)
    if (tenants) await publish(work, tenants)
  }
  // Failures are ignored, because `watchRedis` already logs that Redis is down.
  const sender = gatherSignals(GATHER_MS, (gathered) => void send(gathered).catch(() => {}))

  const subscriber = server.openRetrying()
  subscriber.on('message', (channel: string, message: string) => {
    const [from, list = ''] = message.split(' ')
    if (from === self) return
    if (channel === work) local.workElsewhere(idsIn(list))
    else if (channel === happened) local.happened(idsIn(list))
    else if (channel === revoked) local.revoked(idsIn(list))
    else local.decided(idsIn(list))
  })
  subscriber.subscribe(work, decided, happened, revoked).catch(() => {})
  // Without a connection a ping would be queued. An unanswered ping drops the connection, and ioredis reconnects.
  const pings = setInterval(() => {
    if (subscriber.status === 'ready') subscriber.ping().catch(() => {})
  }, pingMs).unref()
  return {
    work(tenants) {
      local.work(tenants)
      sender.work(tenants)
    },
    onWork: local.onWork,
    decided(memoryIds) {
      local.decided(memoryIds)
      sender.decided(memoryIds)
    },
    onDecided: local.onDecided,
    happened(volumeIds) {
      local.happened(volumeIds)
      sender.happened(volumeIds)
    },
    onHappened: local.onHappened,
    revoked(ids) {
      local.revoked(ids)
      sender.revoked(ids)
    },
    onRevoked: local.onRevoked,
    async close() {
      sender.stop()
      clearInterval(pings)
      subscriber.disconnect()
      await local.close()
    },
  }
}

/**
 * Tells all processes that access was revoked. Unlike `Signals.revoked`, it waits until Redis has the message.
 * @throws AppError service_unavailable
 */
export const sendRevoked = async (
  server: Pick<RedisServer, 'ask'>,
  prefix: string,
  ids: readonly string[],
): Promise<void> => {
  await publisher(server, randomUUID())(channelsOf(prefix).revoked, ids)
}

const channelsOf = (prefix: string) => ({
  work: `${prefix}:work`,
  decided: `${prefix}:decided`,
  happened: `${prefix}:happened`,
  revoked: `${prefix}:revoked`,
})

/** Returns the function that publishes ids. A message is its sender's id, a space, and the ids separated by commas. */
const publisher =
  ({ ask }: Pick<RedisServer, 'ask'>, sender: string) =>
  (channel: string, ids: readonly string[]): Promise<unknown> =>
    ask((redis) => redis.publish(channel, `${sender} ${ids.join(',')}`))
