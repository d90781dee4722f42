import { EVENT_TYPES } from '@agent-memory/core/notify/event-types'
import type { Broadcast, EventLog, LogCursor, LoggedEvent } from '@agent-memory/core/ports/notify/event-log'
import type { Database } from '../connection/database.js'

interface BroadcastRow {
  from_agent: string
  agent_id: string
  message: string
}

interface EventRow {
  event_id: string
  volume_id: string
  event: string
  node_id: string | null
  memory_id: string | null
  document_id: string | null
  taken_back: boolean
  broadcast: BroadcastRow | null
  created_at: Date
  xid: string
  position: bigint
  /** Whether the page still has room for the event. */
  fits: boolean
}

/** `oldest`: the oldest transaction still in progress. A row without an event has only this value. */
type Row = { oldest: string } & (EventRow | { event_id: null })

/**
 * Maximum age of the events that `follow` reads; no reader is further behind. After a restore from a dump, this leaves
 * out old rows whose transaction ids this server has not reached yet.
 */
const NEWEST = '10 minutes'

/**
 * Selects the next events, or one row without an event if there are none. The broadcasts of rows that do not fit are
 * left out, because a single broadcast may have 60 KB. $1: volumes; $2, $3: the cursor; $4: maximum number of events;
 * $5: bytes of messages after which no further event fits.
 */
const FOLLOW = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest, e.event_id, e.volume_id, e.event, e.node_id,
    e.memory_id, e.document_id, e.taken_back, CASE WHEN e.before < $5::int THEN e.broadcast END AS broadcast,
    e.created_at, e.xid::text AS xid, e.position, e.before < $5::int AS fits
  FROM (SELECT) AS one LEFT JOIN LATERAL (
    SELECT *, coalesce(sum(octet_length(broadcast->>'message')) OVER (
      ORDER BY xid, position ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM (
      SELECT * FROM events
      WHERE volume_id = ANY ($1::uuid[]) AND (xid, position) > ($2::xid8, $3::bigint)
        AND created_at > now() - interval '${NEWEST}'
      ORDER BY xid, position
      LIMIT $4) AS next) AS e ON true
  ORDER BY e.xid, e.position`

/** FIND selects nothing if it would have to check more later events than this; bounds its time in a busy volume. */
const MOST_LATER = 1_000
/**
 * Finds the event $1 of one of the volumes $2, after which a reader continues, if the reader would miss nothing. The
 * reader misses nothing if the event is at most $3 ms old, or if the reader wants none of the later events that are
 * older than $3 ms. Without the second case, a reader could not continue in a volume that is quiet for days, or busy
 * with events that the reader does not want. A reader wants events of the types $4 and all broadcasts. $5 has all types
 * that subscriptions can name; an event of any other type is a broadcast. Reads each volume in the order of the log and
 * checks the age afterwards. Otherwise the planner would use the index on the time, and read the events of all volumes.
 */
const FIND = `
  WITH limits AS (SELECT now() - $3::int * interval '1 millisecond' AS oldest),
  found AS (
    SELECT e.xid, e.position, e.created_at >= oldest AS is_new FROM events e, limits
    WHERE e.event_id = $1 AND e.volume_id = ANY ($2::uuid[])),
  later AS (
    SELECT next.event FROM found, limits, unnest($2::uuid[]) AS listened (volume_id), LATERAL (
      SELECT event, created_at FROM events
      WHERE volume_id = listened.volume_id AND (xid, position) > (found.xid, found.position)
      ORDER BY xid, position
      LIMIT ${MOST_LATER + 1}) AS next
    WHERE NOT is_new AND next.created_at < oldest
    LIMIT ${MOST_LATER + 1})
  SELECT xid::text AS xid, position FROM found
  WHERE (SELECT count(*) FROM later) <= ${MOST_LATER}
    AND NOT EXISTS (SELECT FROM later WHERE event = ANY ($4::text[]) OR event <> ALL ($5::text[]))`

export const openEventLog = (database: Database): EventLog => ({
  async append(volumeId, eventType, { fromAgent, agentId, message }) {
    const said: BroadcastRow = { from_agent: fromAgent, agent_id: agentId, message }
    const [row] = await database.query<{ event_id: string }>({
      name: 'append-broadcast',
      text: 'INSERT INTO events (volume_id, event, broadcast) VALUES ($1, $2, $3) RETURNING event_id',
      values: [volumeId, eventType, JSON.stringify(said)],
    })
    return (row as { event_id: string }).event_id
  },

  async end() {
    const [row] = await database.query<{ oldest: string }>(
      {
        name: 'end-of-events',
        text: 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest',
        values: [],
      },
      { together: true },
    )
    return before((row as { oldest: string }).oldest)
  },

  async find(eventId, { volumeIds, types }, maxAgeMs) {
    const [row] = await database.query<{ xid: string; position: bigint }>({
      name: 'find-event',
      text: FIND,
      values: [eventId, volumeIds, maxAgeMs, types, EVENT_TYPES],
    })
    return row ? { xid: BigInt(row.xid), position: row.position } : null
  },

  async follow(after, volumeIds, { events: limit, bytes }) {
    const rows = await database.query<Row>({
      name: 'follow-events',
      text: FOLLOW,
      // Reads one event more than the limit, to know whether there are more.
      values: [volumeIds, after.xid, after.position, limit + 1, bytes],
    })
    const end = before((rows[0] as Row).oldest)
    const found = rows.filter((row) => row.event_id !== null)
    const readable = found.filter(({ xid }) => BigInt(xid) < end.xid)
    const events = readable.slice(0, limit).flatMap((row) => (row.fits ? [toEvent(row)] : []))
    const more = readable.length > events.length
    const next = more ? (events.at(-1) as LoggedEvent).at : end
    return { events, next, more, waiting: found.length > readable.length }
  },
})

/** Returns the cursor before everything that the transaction wrote. */
const before = (xid: string): LogCursor => ({ xid: BigInt(xid), position: 0n })

const toEvent = (row: EventRow): LoggedEvent => ({
  eventId: row.event_id,
  volumeId: row.volume_id,
  event: row.event,
  nodeId: row.node_id,
  memoryId: row.memory_id,
  documentId: row.document_id,
  takenBack: row.taken_back,
  broadcast: row.broadcast && toBroadcast(row.broadcast),
  createdAt: row.created_at,
  at: { xid: BigInt(row.xid), position: row.position },
})

const toBroadcast = ({ from_agent, agent_id, message }: BroadcastRow): Broadcast => ({
  fromAgent: from_agent,
  agentId: agent_id,
  message,
})
