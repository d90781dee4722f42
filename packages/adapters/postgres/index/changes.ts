import { conversationOf } from '@agent-memory/core/memory/rank-signals'
import type { Database } from '../database.js'
import type { Change } from './messages.js'

/** Memories a page has: few enough that their parsing holds up the event loop for milliseconds, not more. */
const PAGE = 200
/** Two hundred memories at the bound of their length are some 50 MB. */
const PAGE_LIMIT_MS = 20_000

/**
 * What changed after a sequence, oldest first. One statement sees one snapshot, and the order of `seq` is the order of
 * commits, so page after page misses nothing: what changes meanwhile comes again under a later sequence.
 */
const CHANGES = `
  SELECT page.seq, page.memory_id, memory.content, memory.agent_id, memory.user_id,
         coalesce(memory.session_id, memory.document_id::text) AS session_id, memory.position, memory.created_at, windows.vectors
  FROM (
    SELECT * FROM (
      (SELECT seq, memory_id, status = 'approved' AS current FROM memories
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
  /** Null of a memory that left, with all that follows. */
  content: string | null
  agent_id: string
  user_id: string | null
  /** Of a chunk its document: that is its conversation. */
  session_id: string | null
  position: bigint
  created_at: Date
  vectors: Buffer | null
}

export interface ChangePage {
  changes: Change[]
  /** Windows of the changes one after another; a buffer of its own, to be transferred. */
  vectors: Float32Array
  /** The last sequence in it, or where it began when it is empty. */
  seq: bigint
  /** Whether the volume may have changes after it. */
  more: boolean
}

/**
 * @param model of the vectors to read; null for none
 * @throws AppError service_unavailable
 */
export const readChanges = async (
  database: Pick<Database, 'query'>,
  model: string | null,
  volumeId: string,
  after: bigint,
): Promise<ChangePage> => {
  const rows = await database.query<Row>({
    name: 'index-changes',
    text: CHANGES,
    values: [volumeId, after, model, PAGE],
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
        conversation: conversationOf(row.agent_id, row.user_id, row.session_id),
        position: Number(row.position),
        writtenAt: row.created_at.getTime(),
        floats: (row.vectors?.byteLength ?? 0) / Float32Array.BYTES_PER_ELEMENT,
      }

/** float32, little endian, is what every platform of Node has in memory: bytes are copied, never converted. */
const joined = (buffers: readonly Buffer[]): Float32Array => {
  const bytes = new Uint8Array(buffers.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const buffer of buffers) {
    bytes.set(buffer, at)
    at += buffer.byteLength
  }
  return new Float32Array(bytes.buffer)
}
