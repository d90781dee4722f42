import { conversationOf } from '@agent-memory/core/memory/find/rank-signals'
import type { Database } from '../connection/database.js'
import { indexedName } from '../speakers/told-names.js'
import type { Change } from './messages.js'

/** Memories per page: few enough that parsing them blocks the event loop for only a few milliseconds. */
const PAGE = 200
/** Long enough to read 200 memories of maximum length, about 50 MB. */
const PAGE_LIMIT_MS = 20_000

/**
 * Selects the changes of the volume $1 after the sequence number $2, oldest first: $4 at most, with the vectors of the
 * model $3. $5 is `holds`, $6 is `currentFrom`. Each statement sees one snapshot, and `seq` follows commit order, so
 * paging misses nothing: a memory that changes between pages appears again with a later number.
 */
const CHANGES = `
  SELECT page.seq, page.memory_id, page.superseded_by, memory.content, memory.agent_id, memory.user_id,
         coalesce(memory.session_id, memory.document_id::text) AS session_id, memory.position, memory.created_at, windows.vectors,
         ${indexedName('memory')} AS speaker
  FROM (
    SELECT * FROM (
      (SELECT seq, memory_id,
          CASE status WHEN 'approved' THEN $5 <> 'superseded'
                      WHEN 'superseded' THEN $5 = 'history' OR superseded_by IS NOT NULL ELSE false END AS current,
          CASE WHEN status = 'superseded' AND $5 <> 'history' THEN superseded_by END AS superseded_by
        FROM memories
        WHERE volume_id = $1 AND seq > $2 AND NOT (status = 'approved' AND seq <= $6) ORDER BY seq LIMIT $4)
      UNION ALL
      (SELECT seq, memory_id, false, NULL FROM tombstones WHERE volume_id = $1 AND seq > $2 ORDER BY seq LIMIT $4)
    ) AS changed
    ORDER BY seq LIMIT $4
  ) AS page
  LEFT JOIN memories AS memory ON page.current AND memory.memory_id = page.memory_id
  LEFT JOIN LATERAL (
    SELECT string_agg(vector, ''::bytea ORDER BY "window") AS vectors FROM memory_windows
    WHERE memory_id = memory.memory_id AND model = $3
  ) AS windows ON true
  ORDER BY page.seq`

interface Row {
  seq: bigint
  memory_id: string
  /** The memory with the newer value; null for current memories, and for all memories in a view of history. */
  superseded_by: string | null
  /** Null for a removed memory, like all fields below. */
  content: string | null
  agent_id: string
  user_id: string | null
  /** For a chunk, the id of its document, which counts as its conversation. */
  session_id: string | null
  position: bigint
  created_at: Date
  vectors: Buffer | null
  speaker: string | null
}

export interface ChangePage {
  changes: Change[]
  /** The vectors of all changes, concatenated in a separate buffer, which can be transferred to the worker. */
  vectors: Float32Array
  /** The last sequence number of the page; for an empty page, the given `after`. */
  seq: bigint
  /** Whether the volume may have further changes. */
  more: boolean
}

/**
 * What a view of a volume holds:
 * - `current`: current memories, and superseded ones with their successors
 * - `history`: current and superseded memories, without distinction
 * - `superseded`: only superseded memories
 */
export type Holds = 'current' | 'history' | 'superseded'

export interface Reading {
  volumeId: string
  holds: Holds
  /** The sequence number at which the previous page ended. */
  after: bigint
  /**
   * For the first read of a `superseded` view only. Current memories up to this sequence number are left out, because
   * the view is still empty and has nothing to remove for them.
   */
  currentFrom?: bigint
}

/**
 * Reads the next changes of a volume.
 * @param model the embedding model whose vectors to read; null for no vectors
 * @throws AppError service_unavailable
 */
export const readChanges = async (
  database: Pick<Database, 'query'>,
  model: string | null,
  { volumeId, holds, after, currentFrom = 0n }: Reading,
): Promise<ChangePage> => {
  const rows = await database.query<Row>({
    name: 'index-changes',
    text: CHANGES,
    values: [volumeId, after, model, PAGE, holds, currentFrom],
    query_timeout: PAGE_LIMIT_MS,
  })
  return {
    changes: rows.map(changeOf),
    vectors: joined(rows.flatMap(({ vectors }) => vectors ?? [])),
    seq: rows.at(-1)?.seq ?? after,
    more: rows.length === PAGE,
  }
}

const changeOf = (row: Row): Change => {
  if (row.content === null) return { kind: 'removed', memoryId: row.memory_id }
  const floats = (row.vectors?.byteLength ?? 0) / Float32Array.BYTES_PER_ELEMENT
  const told = { memoryId: row.memory_id, content: row.content, floats }
  if (row.superseded_by !== null) return { kind: 'superseded', ...told, successor: row.superseded_by }
  return {
    kind: 'current',
    ...told,
    speaker: row.speaker ?? '',
    conversation: conversationOf(row.agent_id, row.user_id, row.session_id),
    position: Number(row.position),
    writtenAt: row.created_at.getTime(),
  }
}

/**
 * Concatenates stored vectors. Their bytes, float32 little-endian, are copied without conversion: right only on
 * little-endian machines (not s390x).
 */
const joined = (buffers: readonly Buffer[]): Float32Array => {
  const bytes = new Uint8Array(buffers.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const buffer of buffers) {
    bytes.set(buffer, at)
    at += buffer.byteLength
  }
  return new Float32Array(bytes.buffer)
}
