import { randomUUID } from 'node:crypto'
import type { Signals } from '@agent-memory/core/ports/signals'
import { type Gathered, gatherSignals, idsIn } from '../queue/gather.js'
import { openLocalSignals } from '../queue/local-signals.js'
import type { RedisServer } from './connection.js'

/** Each message wakes every process once; this process itself is woken without waiting for it. */
const GATHER_MS = 5
/** A subscriber asks so often whether its connection lives: by itself it sends nothing, and would wait at a dead socket. */
const PING_MS = 10_000

/**
 * Signals between processes, by publish and subscribe: ids only. A message is lost when a connection breaks (22 of 775
 * over two disconnects, as measured), and that is enough here: whoever waits for a verdict also polls its row every
 * 250 ms, and the relay sweeps the outbox every second. Nothing may ever depend on one of these messages.
 * @param prefix of both channels, without a colon at its end
 * @param pingMs how often the subscriber makes sure of its connection
 */
export const openRedisSignals = (
  { ask, openPatient }: Pick<RedisServer, 'ask' | 'openPatient'>,
  prefix: string,
  pingMs = PING_MS,
): Signals => {
  const local = openLocalSignals()
  const work = `${prefix}:work`
  const decided = `${prefix}:decided`
  // Redis also sends to whoever published.
  const self = randomUUID()

  const send = async (gathered: Gathered): Promise<void> => {
    const { memoryIds, tenants } = gathered
    if (memoryIds.length > 0) await ask((redis) => redis.publish(decided, `${self} ${memoryIds.join(',')}`))
    if (tenants) await ask((redis) => redis.publish(work, `${self} ${tenants.join(',')}`))
  }
  // That Redis is away the log says already.
  const sender = gatherSignals(GATHER_MS, (gathered) => void send(gathered).catch(() => {}))

  const subscriber = openPatient()
  subscriber.on('message', (channel: string, message: string) => {
    const [from, list = ''] = message.split(' ')
    if (from === self) return
    if (channel === work) local.work(idsIn(list))
    else local.decided(idsIn(list))
  })
  subscriber.subscribe(work, decided).catch(() => {})
  // Without a connection a command would wait for one; one that is not answered breaks the connection, which is made anew.
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
    async close() {
      sender.stop()
      clearInterval(pings)
      subscriber.disconnect()
      await local.close()
    },
  }
}
