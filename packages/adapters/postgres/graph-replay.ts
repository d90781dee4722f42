import { RULES, RULES_VERSION } from '@agent-memory/core/graph/rules-version'
import { LONGEST_TEXT } from '@agent-memory/core/prompts/extract'
import type { Database } from './database.js'
import { OF_VISIBLE_DOCUMENT } from './visible-document.js'
import { promises } from './work/promise.js'

export interface ReplayPage {
  /** Null is every volume. */
  volumeId: string | null
  /** Whose extractions are current. */
  extractor: string
  version: number
  /** Current ones too. */
  all: boolean
  /** The last memory of the page before; null begins. */
  after: string | null
  /** So many memories are looked at. */
  limit: number
}

/**
 * A model's extraction is not replaced by one of the rules, so these replay their own alone; and a text that is too long for
 * a model is read by the rules whatever the model. What waits already is not promised twice.
 */
const PROMISE = `
  WITH page AS (
    SELECT m.memory_id, m.volume_id, m.content FROM memories m
    WHERE m.status = 'approved' AND ${OF_VISIBLE_DOCUMENT} AND ($1::uuid IS NULL OR m.volume_id = $1)
      AND ($2::uuid IS NULL OR m.memory_id > $2)
    ORDER BY m.memory_id LIMIT $3),
  promised AS (${promises('memory.extract_later', {
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
 * Promises to extract the next memories and chunks anew whose extraction is another's or an older version's, or is missing.
 * @returns how many, and the last memory that was looked at; null at the end
 */
export const promiseExtractions = async (
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
