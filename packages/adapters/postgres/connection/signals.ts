import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { type Gathered, gatherSignals, idsIn } from '../../queue/gather.js'
import { openLocalSignals } from '../../queue/local-signals.js'
import type { Database } from './database.js'

const WORK = 'agent_memory_work'
const DECIDED = 'agent_memory_decided'
const HAPPENED = 'agent_memory_happened'
const REVOKED = 'agent_memory_revoked'
/** Every commit that notifies takes one server-wide lock, so signals are gathered this long and sent together. */
const GATHER_MS = 5
/** A payload holds fewer than 8,000 bytes; the id of a consent to an application, the longest, takes 44 with its comma. */
const IDS_PER_PAYLOAD = 170

/**
 * Opens signals between processes over LISTEN/NOTIFY. They carry only ids. Listeners also poll, which makes up for lost
 * signals.
 */
export const openPostgresSignals = async (database: Database, onError: (error: unknown) => void): Promise<Signals> => {
  const local = openLocalSignals()
  const send = ({ tenants, memoryIds, volumeIds, revoked }: Gathered): Promise<unknown> => {
    const verdicts = inPayloads(memoryIds).map((payload) => [DECIDED, payload] as const)
    const events = inPayloads(volumeIds).map((payload) => [HAPPENED, payload] as const)
    const revocations = inPayloads(revoked).map((payload) => [REVOKED, payload] as const)
    // An empty list means work that belongs to no tenant, which is signalled with an empty payload.
    const work = tenants?.length === 0 ? [''] : inPayloads(tenants ?? [])
    const all = [...revocations, ...verdicts, ...events, ...work.map((payload) => [WORK, payload] as const)]
    return database.query({
      name: 'notify',
      text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS given (channel, payload)',
      values: [all.map(([channel]) => channel), all.map(([, payload]) => payload)],
    })
  }
  const sender = gatherSignals(GATHER_MS, (gathered) => void send(gathered).catch(onError))

  await database.listen(WORK, (payload) => local.work(idsIn(payload)))
  await database.listen(DECIDED, (payload) => local.decided(idsIn(payload)))
  await database.listen(HAPPENED, (payload) => local.happened(idsIn(payload)))
  await database.listen(REVOKED, (payload) => local.revoked(idsIn(payload)))
  return {
    work: sender.work,
    onWork: local.onWork,
    decided: sender.decided,
    onDecided: local.onDecided,
    happened: sender.happened,
    onHappened: local.onHappened,
    revoked: sender.revoked,
    onRevoked: local.onRevoked,
    async close() {
      sender.stop()
      await local.close()
    },
  }
}

/**
 * Opens the signals of a process that runs every service: they stay within it, except that it also hears which access
 * `sm-admin` took away.
 */
export const openSignalsOfOneProcess = async (database: Database): Promise<Signals> => {
  const local = openLocalSignals()
  await database.listen(REVOKED, (payload) => local.revoked(idsIn(payload)))
  return local
}

/** Signals to the processes that listen at PostgreSQL that access was taken away; `Signals.revoked` waits for nothing. */
export const sendRevoked = async (database: Database, ids: readonly string[]): Promise<void> => {
  const text = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS given (payload)'
  await database.query({ text, values: [REVOKED, inPayloads(ids)] })
}

const inPayloads = (ids: readonly string[]): string[] => {
  const payloads: string[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_PAYLOAD) {
    payloads.push(ids.slice(start, start + IDS_PER_PAYLOAD).join(','))
  }
  return payloads
}
