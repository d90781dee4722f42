import { conversationOf } from '@agent-memory/core/memory/find/rank-signals'
import type { Database } from '../connection/database.js'
import { indexedName } from '../speakers/told-names.js'
import type { Change } from './messages.js'

/** Memories per page: few enough that parsing them blocks the event loop for milliseconds only. */
const PAGE = 200
/** Long enough to read 200 memories of maximum length, about 50 MB. */
const PAGE_LIMIT_MS = 20_000

/**
 * Selects changes after a sequence number, oldest first. Each statement sees one snapshot, and `seq` follows commit
 * order, so paging misses nothing: a memory that changes between pages appears again with a later number.
 */
const CHANGES = `
  SELECT page.seq, page.memory_id, memory.content, memory.agent_id, memory.user_id,
         coalesce(memory.session_id, memory.document_id::text) AS session_id, memory.position, memory.created_at, windows.vectors,
         ${indexedName('memory')} AS speaker
  FROM (
    SELECT * FROM (
      (SELECT seq, memory_id, status = 'approved' OR ($5 AND status = 'superseded') AS current FROM memories
        WHERE volume_id = $1 AND seq > $2 ORDER BY seq LIMIT $4)
      UNION ALL
      (SELECT seq, memory_id, false FROM tombstones WHERE volume_id = $1 AND seq > $2 ORDER BY seq LIMIT $4)
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
  /** The last sequence number of the page; for an empty page, the number after which it was read. */
  seq: bigint
  /** Whether the volume may have further changes. */
  more: boolean
}

/**
 * @param history whether superseded memories count as current; see `View` in memory-index.ts
 * @param model the embedding model whose vectors to read; null for no vectors
 * @throws AppError service_unavailable
 */
export const readChanges = async (
  database: Pick<Database, 'query'>,
  model: string | null,
  volumeId: string,
  after: bigint,
  history: boolean,
): Promise<ChangePage> => {
  const rows = await database.query<Row>({
    name: 'index-changes',
    text: CHANGES,
    values: [volumeId, after, model, PAGE, history],
    query_timeout: PAGE_LIMIT_MS,
  })
  return {
    changes: rows.map(changeOf),
    vectors: joined(rows.flatMap(({ vectors }) => vectors ?? [])),
    seq: rows.at(-1)?.seq ?? after,
    more: rows.length === PAGE,
  }
}

const changeOf = (row: Row): Change =>
  row.content === null
    ? { kind: 'removed', memoryId: row.memory_id }
    : {
        kind: 'current',
        memoryId: row.memory_id,
        content: row.content,
        speaker: row.speaker ?? '',
        conversation: conversationOf(row.agent_id, row.user_id, row.session_id),
        position: Number(row.position),
        writtenAt: row.created_at.getTime(),
        floats: (row.vectors?.byteLength ?? 0) / Float32Array.BYTES_PER_ELEMENT,
      }

/**
 * Concatenates stored vectors. Their bytes are copied without conversion, since Node's platforms keep float32
 * little-endian in memory.
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
