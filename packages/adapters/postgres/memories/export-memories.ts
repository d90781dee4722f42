import type { Listed, Page } from '@agent-memory/core/paging'
import type { MemoryDetail } from '@agent-memory/core/ports/memory/memories'
import type { Database } from '../connection/database.js'
import { MEMORY_COLUMNS, type MemoryRow, type SourceRow, toMemory, toSource } from './memory-rows.js'

/** A page ends with the memory that brings its text to this many bytes. */
const PAGE_BYTES = 4 * 1_048_576
/** Reading a page of long texts takes longer than the normal statement limit. */
const PAGE_LIMIT_MS = 20_000

/**
 * Selects the memories of the volume $1 after the cursor ($2, $3): $4 at most, and fewer once their texts have $5
 * bytes. Computes sizes without reading the texts, so that only the page's texts are read.
 */
const PAGE = `
  WITH sized AS (
    SELECT memory_id, created_at,
      (SELECT sum(octet_length(wording)) FROM memory_sources s WHERE s.memory_id = m.memory_id) AS bytes
    FROM memories m
    WHERE volume_id = $1 AND status = 'approved' AND document_id IS NULL AND (created_at, memory_id) > ($2, $3::uuid)
    ORDER BY created_at, memory_id LIMIT $4 + 1),
  page AS (
    SELECT memory_id, sum(bytes) OVER (ORDER BY created_at, memory_id) - bytes AS before FROM sized)
  SELECT ${MEMORY_COLUMNS}, (SELECT count(*) FROM page) AS found
  FROM page JOIN memories m USING (memory_id) WHERE page.before < $5
  ORDER BY m.created_at, m.memory_id LIMIT $4`

/** SQL: when the edit that gave a memory its present text was written; null if its text was never edited. */
const editedSince = (memoryId: string): string => `
  (SELECT max(e.created_at) FROM memories e JOIN writes w USING (memory_id)
   JOIN memory_changes c ON c.write_id = w.write_id AND c.memory_id = e.edits AND c.kind = 'edited'
   WHERE e.edits = ${memoryId} AND e.status = 'merged' AND c.before ->> 'content' <> e.content)`

/**
 * The wording of the write that created the memory comes first. Wordings from before an edit of the memory's text are
 * left out, because an import would store them as memories of their own.
 */
const SOURCES = `
  SELECT s.memory_id, s.write_id, s.wording, s.key_id, s.agent_id, s.agent, s.user_id, s.session_id, s.event_date,
    s.event_date_precision, s.created_at
  FROM memory_sources s LEFT JOIN writes w ON w.write_id = s.write_id AND w.memory_id = s.memory_id
  WHERE s.volume_id = $1 AND s.memory_id = ANY($2)
    AND s.created_at >= coalesce(${editedSince('s.memory_id')}, s.created_at)
  ORDER BY w.write_id IS NULL, s.created_at, s.write_id`

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Selects current memories except chunks of documents, with the wordings of SOURCES, in order of creation. */
export const pageOfMemories = async (
  database: Pick<Database, 'query'>,
  volumeId: string,
  { limit, after }: Page,
): Promise<Listed<MemoryDetail>> => {
  const rows = await database.query<MemoryRow & { found: bigint }>({
    name: 'page-of-memories',
    text: PAGE,
    values: [volumeId, after?.createdAt ?? '-infinity', after?.id ?? NO_ID, limit, PAGE_BYTES],
    query_timeout: PAGE_LIMIT_MS,
  })
  const wordings = await wordingsOf(database, volumeId, rows)
  const last = rows.at(-1)
  const more = last !== undefined && Number(last.found) > rows.length
  return {
    items: rows.map((row) => ({ memory: toMemory(row), sources: (wordings.get(row.memory_id) ?? []).map(toSource) })),
    next: more ? { createdAt: last.created_at, id: last.memory_id } : null,
  }
}

const wordingsOf = async (
  database: Pick<Database, 'query'>,
  volumeId: string,
  memories: readonly MemoryRow[],
): Promise<Map<string, SourceRow[]>> => {
  const rows = await database.query<SourceRow & { memory_id: string }>({
    name: 'wordings-of-page',
    text: SOURCES,
    values: [volumeId, memories.map(({ memory_id }) => memory_id)],
    query_timeout: PAGE_LIMIT_MS,
  })
  const wordings = new Map<string, SourceRow[]>()
  for (const row of rows) {
    const known = wordings.get(row.memory_id)
    if (known) known.push(row)
    else wordings.set(row.memory_id, [row])
  }
  return wordings
}
