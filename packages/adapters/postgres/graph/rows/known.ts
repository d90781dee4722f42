import { MOST_READ } from '@agent-memory/core/graph/pool'
import type { KnownEntity } from '@agent-memory/core/graph/resolve'
import type { EntityType } from '@agent-memory/core/graph/types'
import type { QueryResultRow } from 'pg'
import { candidateLookup, speakerLookup } from './keys.js'

interface KnownRow {
  node_id: string
  name: string
  type: EntityType
  confidence: number
  aliases: string[]
  speakers: string[]
}

/** Anything that runs statements: a client in a transaction, or the pool itself. */
interface Runs {
  query<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<{ rows: Row[] }>
}

/** Reads the entities in a volume that have one of the keys or speakers, at most `MOST_READ` per key or speaker. */
export const knownEntities = async (
  runs: Runs,
  volumeId: string,
  keys: readonly string[],
  speakers: readonly string[],
): Promise<KnownEntity[]> => {
  const { rows } = await runs.query<KnownRow & QueryResultRow>(
    `SELECT node_id, name, type, confidence, aliases, speakers FROM graph_nodes
     WHERE volume_id = $1 AND name IS NOT NULL AND node_id IN (
       SELECT found.node_id FROM unnest($2::text[]) AS looked (key) CROSS JOIN LATERAL (
         SELECT node_id FROM graph_keys WHERE volume_id = $1 AND graph_keys.key = looked.key
         ORDER BY node_id LIMIT $3) AS found)`,
    [volumeId, [...keys.map(candidateLookup), ...speakers.map(speakerLookup)], MOST_READ],
  )
  return rows.map(({ node_id, ...known }) => ({ id: node_id, ...known }))
}
