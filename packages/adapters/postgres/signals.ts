import type { Signals } from '@agent-memory/core/ports/signals'
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
  const decided = new Set<string>()
  let work = false
  let timer: NodeJS.Timeout | undefined

  const send = async (): Promise<void> => {
    timer = undefined
    const payloads = inPayloads([...decided])
    const messages = payloads.map((payload) => [DECIDED, payload] as const)
    const all = work ? [...messages, [WORK, ''] as const] : messages
    decided.clear()
    work = false
    await database.query({
      name: 'notify',
      text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS given (channel, payload)',
      values: [all.map(([channel]) => channel), all.map(([, payload]) => payload)],
    })
  }
  const schedule = (): void => {
    timer ??= setTimeout(() => send().catch(onError), GATHER_MS)
  }

  await database.listen(WORK, () => local.work())
  await database.listen(DECIDED, (payload) => local.decided(payload.split(',')))
  return {
    work() {
      work = true
      schedule()
    },
    onWork: local.onWork,
    decided(memoryIds) {
      for (const memoryId of memoryIds) decided.add(memoryId)
      schedule()
    },
    onDecided: local.onDecided,
    async close() {
      clearTimeout(timer)
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
