import type { Evidence, Source } from '@agent-memory/core/graph/evidence'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { PoolClient } from 'pg'
import { OF_VISIBLE_DOCUMENT } from '../../documents/document-rows.js'
import { CHANGE_LIMIT_MS } from '../limits.js'

const OF_SOURCE = `m.volume_id = $1 AND m.status = 'approved' AND ${OF_VISIBLE_DOCUMENT}`

/**
 * Locks the volume and the sources against erasure, in the lock order used everywhere: the volume, memories, the graph.
 * If several sources are given, skips sources that are being erased, since waiting for one source while holding others
 * could deadlock.
 * @returns the locked sources, which are visible to readers
 */
export const lockSources = async (
  client: PoolClient,
  volumeId: string,
  ids: readonly string[],
): Promise<Set<string>> => {
  const { rows } = await client.query<{ memory_id: string }>({
    name: ids.length > 1 ? 'graph-lock-sources' : 'graph-lock-source',
    text: `WITH volume AS (SELECT volume_id FROM volumes WHERE volume_id = $1 FOR KEY SHARE)
           SELECT m.memory_id FROM memories m WHERE m.memory_id = ANY($2::uuid[]) AND ${OF_SOURCE}
             AND m.volume_id = (SELECT volume_id FROM volume)
           FOR KEY SHARE OF m ${ids.length > 1 ? 'SKIP LOCKED' : ''}`,
    values: [volumeId, ids],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return new Set(rows.map((row) => row.memory_id))
}

export interface StoredSource {
  /** Null if the source is not visible to readers. */
  content: string | null
  /** The source's earlier statements; null if there are none. */
  before: Evidence | null
}

/**
 * Reads sources; the caller holds the graph's lock. A memory that is superseded at the same time does no harm, because
 * its statements are retracted afterwards under the same lock.
 */
export const checkSources = async (
  client: PoolClient,
  volumeId: string,
  ids: readonly string[],
): Promise<Map<string, StoredSource>> => {
  const { rows } = await client.query<{ id: string; content: string | null } & (SourceRow | AllNull)>({
    name: 'graph-look-at-sources',
    text: `SELECT given.id, CASE WHEN ${OF_SOURCE} THEN m.content END AS content, ${SOURCE}
           FROM unnest($2::uuid[]) AS given (id) LEFT JOIN memories m ON m.memory_id = given.id
           LEFT JOIN graph_sources s ON s.volume_id = $1 AND s.source_id = given.id`,
    values: [volumeId, ids],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
  return new Map(
    rows.map((row) => [row.id, { content: row.content, before: row.source_id === null ? null : toEvidence(row) }]),
  )
}

interface SourceRow {
  source_id: string
  kind: Source['kind']
  told_at: Date
  extraction: Extraction
  nodes: string[]
  outdated: string[]
}
type AllNull = { [Column in keyof SourceRow]: null }

const SOURCE = 's.source_id, s.kind, s.told_at, s.extraction, s.nodes, s.outdated'

const toEvidence = ({ source_id: id, kind, told_at: at, extraction, nodes, outdated }: SourceRow): Evidence => ({
  source: { kind, id },
  at,
  extraction,
  nodes,
  outdated,
})

const read = async (client: PoolClient, name: string, text: string, values: unknown[]): Promise<Evidence[]> =>
  (await client.query<SourceRow>({ name, text, values, ...{ query_timeout: CHANGE_LIMIT_MS } })).rows.map(toEvidence)

/** Reads the current statements of these sources; sources without any are omitted. */
export const readSources = (client: PoolClient, volumeId: string, ids: readonly string[]): Promise<Evidence[]> =>
  read(
    client,
    'graph-sources',
    `SELECT ${SOURCE} FROM graph_sources s WHERE volume_id = $1 AND source_id = ANY($2::uuid[])`,
    [volumeId, ids],
  )

/** Reads the statements of all sources that mention one of the nodes. */
export const sourcesOf = (client: PoolClient, volumeId: string, nodes: readonly string[]): Promise<Evidence[]> =>
  read(
    client,
    'graph-sources-of',
    `SELECT ${SOURCE} FROM graph_sources s WHERE volume_id = $1 AND source_id IN (
       SELECT source_id FROM graph_tellings WHERE volume_id = $1 AND node_id = ANY($2::uuid[]))`,
    [volumeId, nodes],
  )

/** Reads the next sources, ordered by id. */
export const nextSources = (client: PoolClient, volumeId: string, after: string | null, limit: number) =>
  read(
    client,
    'graph-next-sources',
    `SELECT ${SOURCE} FROM graph_sources s
     WHERE volume_id = $1 AND ($2::uuid IS NULL OR source_id > $2) ORDER BY source_id LIMIT $3`,
    [volumeId, after, limit],
  )
