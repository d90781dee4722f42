import { LONGEST_TEXT } from '@agent-memory/core/graph/extract/prompt'
import { RULES, RULES_VERSION } from '@agent-memory/core/graph/extract/rules-version'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'
import { enqueueSql } from '../work/enqueue.js'

export interface ReplayPage {
  /** Null for all volumes. */
  volumeId: string | null
  /** The extractor whose extractions are current. */
  extractor: string
  version: number
  /** Whether to also re-extract memories whose extraction is current. */
  all: boolean
  /** The last memory of the previous page; null for the first page. */
  after: string | null
  /** Maximum number of memories to check. */
  limit: number
}

/**
 * Checks a page of memories and enqueues those to extract again; skips memories that are already queued. The parameters
 * $1 to $6 are `volumeId`, `after`, `limit`, `all`, `extractor` and `version` of the `ReplayPage`. Without `all`, the
 * rules never replace a model's extraction. A text that is too long for a model is always read by the rules, so without
 * `all`, a replay for a model skips it if the rules' extraction is current.
 */
const PROMISE = `
  WITH page AS (
    SELECT m.memory_id, m.volume_id, m.content FROM memories m
    WHERE m.status = 'approved' AND ${OF_VISIBLE_DOCUMENT} AND ${inExistingVolume('m')}
      AND ($1::uuid IS NULL OR m.volume_id = $1) AND ($2::uuid IS NULL OR m.memory_id > $2)
    ORDER BY m.memory_id LIMIT $3),
  promised AS (${enqueueSql('memory.extract_later', {
    volumeId: 'p.volume_id',
    payload: { memory_id: 'p.memory_id' },
    from: `page p LEFT JOIN graph_sources s ON s.volume_id = p.volume_id AND s.source_id = p.memory_id
    WHERE ($4 OR s.source_id IS NULL OR (s.extractor = $5 AND s.extractor_version < $6)
        OR (s.extractor <> $5 AND $5 <> '${RULES}' AND NOT (s.extractor = '${RULES}'
          AND s.extractor_version >= ${RULES_VERSION} AND char_length(p.content) > ${LONGEST_TEXT})))
      AND NOT EXISTS (
        SELECT FROM outbox o WHERE o.payload ->> 'memory_id' = p.memory_id::text
          AND o.job IN ('memory.extract', 'memory.extract_later'))
    ORDER BY p.memory_id`,
  })} RETURNING 1)
  SELECT (SELECT count(*) FROM promised)::int AS promised,
    (SELECT memory_id FROM page ORDER BY memory_id DESC LIMIT 1) AS last`

/**
 * Checks the next memories and chunks, and enqueues those whose extraction is missing, outdated or from another
 * extractor; with `all`, enqueues all of them. Without `all`, the rules never replace a model's extraction.
 * @returns how many were enqueued, and the last memory that was checked (null if no memory was left to check)
 */
export const enqueueExtractions = async (
  database: Pick<Database, 'query'>,
  { volumeId, after, limit, all, extractor, version }: ReplayPage,
): Promise<{ promised: number; last: string | null }> => {
  const [row] = await database.query<{ promised: number; last: string | null }>({
    name: 'promise-extractions',
    text: PROMISE,
    values: [volumeId, after, limit, all, extractor, version],
  })
  return row ?? { promised: 0, last: null }
}
