import type { Signals } from '@agent-memory/core/ports/signals'
import { type Gathered, gatherSignals } from '../queue/gather.js'
import { openLocalSignals } from '../queue/local-signals.js'
import type { Database } from './database.js'

const WORK = 'agent_memory_work'
const DECIDED = 'agent_memory_decided'
/** Every notifying commit takes one lock for the whole instance, so one sender gathers what comes within so long. */
const GATHER_MS = 5
/** A payload holds 8,000 bytes; a UUID with its comma takes 37. */
const IDS_PER_PAYLOAD = 200

/** Signals between processes, by LISTEN and NOTIFY. Ids only; what is lost is found by the listeners' polls. */
export const openPostgresSignals = async (database: Database, onError: (error: unknown) => void): Promise<Signals> => {
  const local = openLocalSignals()
  const send = ({ work, memoryIds }: Gathered): Promise<unknown> => {
    const messages = inPayloads(memoryIds).map((payload) => [DECIDED, payload] as const)
    const all = work ? [...messages, [WORK, ''] as const] : messages
    return database.query({
      name: 'notify',
      text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS given (channel, payload)',
      values: [all.map(([channel]) => channel), all.map(([, payload]) => payload)],
    })
  }
  const sender = gatherSignals(GATHER_MS, (gathered) => void send(gathered).catch(onError))

  await database.listen(WORK, () => local.work())
  await database.listen(DECIDED, (payload) => local.decided(payload.split(',')))
  return {
    work: sender.work,
    onWork: local.onWork,
    decided: sender.decided,
    onDecided: local.onDecided,
    async close() {
      sender.stop()
      await local.close()
    },
  }
}

const inPayloads = (memoryIds: readonly string[]): string[] => {
  const payloads: string[] = []
  for (let start = 0; start < memoryIds.length; start += IDS_PER_PAYLOAD) {
    payloads.push(memoryIds.slice(start, start + IDS_PER_PAYLOAD).join(','))
  }
  return payloads
}
