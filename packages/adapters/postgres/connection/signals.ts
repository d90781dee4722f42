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
/**
 * Maximum ids in one payload, which must be shorter than 8,000 bytes. A UUID with its comma takes 37 bytes, and the id
 * of an OAuth grant that an earlier version stored takes 44.
 */
const IDS_PER_PAYLOAD = 170

/**
 * Opens signals between processes over LISTEN/NOTIFY. They carry only ids. Listeners also poll, which makes up for lost
 * signals. PostgreSQL also sends a process its own signals, so its own work signal arrives twice: at once, and then
 * again as if from another process, which does no harm.
 */
export const openPostgresSignals = async (database: Database, onError: (error: unknown) => void): Promise<Signals> => {
  const local = openLocalSignals()
  const send = ({ tenants, memoryIds, volumeIds, revoked }: Gathered): Promise<unknown> =>
    notify(database, [
      ...notificationsOf(REVOKED, revoked),
      ...notificationsOf(DECIDED, memoryIds),
      ...notificationsOf(HAPPENED, volumeIds),
      // An empty list means work that belongs to no tenant, which is signalled with an empty payload.
      ...(tenants?.length === 0 ? [[WORK, ''] as const] : notificationsOf(WORK, tenants ?? [])),
    ])
  const sender = gatherSignals(GATHER_MS, (gathered) => void send(gathered).catch(onError))

  await database.listen(WORK, (payload) => local.workElsewhere(idsIn(payload)))
  await database.listen(DECIDED, (payload) => local.decided(idsIn(payload)))
  await database.listen(HAPPENED, (payload) => local.happened(idsIn(payload)))
  await database.listen(REVOKED, (payload) => local.revoked(idsIn(payload)))
  return {
    work(tenants) {
      local.work(tenants)
      sender.work(tenants)
    },
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
 * Opens the signals of a process that runs every service. The signals stay within the process, but it also listens on
 * PostgreSQL for access that `sm-admin` revoked.
 */
export const openSignalsOfOneProcess = async (database: Database): Promise<Signals> => {
  const local = openLocalSignals()
  await database.listen(REVOKED, (payload) => local.revoked(idsIn(payload)))
  return local
}

/**
 * Tells the processes that listen on PostgreSQL that access was revoked. Unlike `Signals.revoked`, it waits until the
 * signal is sent.
 */
export const sendRevoked = async (database: Database, ids: readonly string[]): Promise<void> => {
  await notify(database, notificationsOf(REVOKED, ids))
}

/** A channel and its payload. */
type Notification = readonly [string, string]

const notify = (database: Database, all: readonly Notification[]): Promise<unknown> =>
  database.query({
    name: 'notify',
    text: 'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS given (channel, payload)',
    values: [all.map(([channel]) => channel), all.map(([, payload]) => payload)],
  })

/** Returns the notifications that carry these ids. */
const notificationsOf = (channel: string, ids: readonly string[]): Notification[] => {
  const notifications: Notification[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_PAYLOAD) {
    notifications.push([channel, ids.slice(start, start + IDS_PER_PAYLOAD).join(',')])
  }
  return notifications
}
