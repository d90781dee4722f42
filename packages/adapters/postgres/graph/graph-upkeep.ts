import type { Source } from '@agent-memory/core/graph/evidence'
import type { GraphUpkeep } from '@agent-memory/core/ports/graph/graph-upkeep'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'
import { enqueueSql } from '../work/enqueue.js'

/** Limit for statements that read whole tables. */
const SCAN_LIMIT_MS = 60_000

const EXTRACTING = `('memory.extract', 'memory.extract_later')`

const IS_CURRENT = `m.status = 'approved' AND ${OF_VISIBLE_DOCUMENT}`

const IS_FORGOTTEN = `${IS_CURRENT} AND ${inExistingVolume('m')}
  AND NOT EXISTS (SELECT FROM graph_sources s WHERE s.volume_id = m.volume_id AND s.source_id = m.memory_id)
  AND NOT EXISTS (
    SELECT FROM outbox o WHERE o.payload ->> 'memory_id' = m.memory_id::text AND o.job IN ${EXTRACTING})`

/**
 * SQL condition: the source `s` of the graph is no longer a current memory. False for a chunk of a document that is
 * being erased or has failed, because the document's erasure job retracts the chunk.
 */
const IS_LEFT = `
  ${inExistingVolume('s')}
  AND NOT EXISTS (SELECT FROM memories m WHERE m.memory_id = s.source_id AND m.volume_id = s.volume_id AND ${IS_CURRENT})
  AND NOT EXISTS (
    SELECT FROM memories m JOIN outbox o ON o.job = 'document.erase' AND o.payload ->> 'document_id' = m.document_id::text
    WHERE m.memory_id = s.source_id)`

export const openGraphUpkeep = (database: Pick<Database, 'query'>): GraphUpkeep => ({
  async countSources(volumeId) {
    const [row] = await database.query<{ sources: number }>({
      text: `SELECT count(*)::int AS sources FROM memories m
             WHERE ${IS_CURRENT} AND ${inExistingVolume('m')} AND ($1::uuid IS NULL OR m.volume_id = $1)`,
      values: [volumeId],
      query_timeout: SCAN_LIMIT_MS,
    })
    return row?.sources ?? 0
  },

  async unextracted(after, limit, volumeId) {
    const rows = await database.query<{ memory_id: string }>({
      text: `SELECT m.memory_id FROM memories m
             WHERE ($1::uuid IS NULL OR m.memory_id > $1) AND ($2::uuid IS NULL OR m.volume_id = $2) AND ${IS_FORGOTTEN}
             ORDER BY m.memory_id LIMIT $3`,
      values: [after, volumeId, limit],
      query_timeout: SCAN_LIMIT_MS,
    })
    return rows.map((row) => row.memory_id)
  },

  async enqueueExtraction(memoryIds) {
    await database.query({
      text: `WITH forgotten AS (
               SELECT m.memory_id, m.volume_id FROM memories m WHERE m.memory_id = ANY($1::uuid[]) AND ${IS_FORGOTTEN}),
             raised AS (
               DELETE FROM dead_letters d USING forgotten f
               WHERE d.job IN ${EXTRACTING} AND d.payload ->> 'memory_id' = f.memory_id::text)
             ${enqueueSql('memory.extract_later', { volumeId: 'volume_id', payload: { memory_id: 'memory_id' }, from: 'forgotten' })}`,
      values: [memoryIds],
      query_timeout: SCAN_LIMIT_MS,
    })
  },

  async orphaned(after, limit, volumeId) {
    const rows = await database.query<{ source_id: string; kind: Source['kind']; volume_id: string }>({
      text: `SELECT s.source_id, s.kind, s.volume_id FROM graph_sources s
             WHERE ($1::uuid IS NULL OR s.source_id > $1) AND ($2::uuid IS NULL OR s.volume_id = $2) AND ${IS_LEFT}
             ORDER BY s.source_id LIMIT $3`,
      values: [after, volumeId, limit],
      query_timeout: SCAN_LIMIT_MS,
    })
    return rows.map((row) => ({ volumeId: row.volume_id, source: { kind: row.kind, id: row.source_id } }))
  },

  async pendingSync(volumeId, nodes) {
    const rows = await database.query<{ node: string }>({
      text: `SELECT DISTINCT node FROM outbox, jsonb_array_elements_text(payload -> 'node_ids') AS node
             WHERE job = 'graph.project' AND volume_id = $1 AND node = ANY($2::text[])`,
      values: [volumeId, nodes],
      query_timeout: SCAN_LIMIT_MS,
    })
    return new Set(rows.map(({ node }) => node))
  },

  async unknownVolumes(volumeIds) {
    const rows = await database.query<{ volume_id: string }>({
      text: `SELECT given.volume_id FROM unnest($1::uuid[]) AS given (volume_id)
             WHERE NOT EXISTS (SELECT FROM volumes v WHERE v.volume_id = given.volume_id)
               AND NOT EXISTS (SELECT FROM outbox o WHERE o.job = 'graph.erase' AND o.volume_id = given.volume_id)
               AND NOT EXISTS (
                 SELECT FROM outbox o WHERE o.job = 'volume.erase' AND o.payload ->> 'volume_id' = given.volume_id::text)`,
      values: [volumeIds],
    })
    return rows.map((row) => row.volume_id)
  },
})
