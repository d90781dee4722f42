import type { Evidence } from '@agent-memory/core/graph/evidence'
import type { PoolClient } from 'pg'
import { CHANGE_LIMIT_MS } from './limits.js'
import type { MovedSource } from './rows/join.js'
import type { SourceChange } from './rows/support.js'

/** Stores what the sources now state, and which nodes they and the moved sources mention. */
export const writeSources = async (
  client: PoolClient,
  volumeId: string,
  { told, moved }: { told: readonly SourceChange[]; moved: readonly MovedSource[] },
): Promise<void> => {
  const said = told.flatMap(({ after }) => after ?? [])
  const gone = told.flatMap(({ before, after }) => (after === null ? [before.source.id] : []))
  const namings = [...told, ...moved].flatMap(namingChanges)
  await client.query({
    name: 'graph-write-sources',
    text: WRITE_SOURCES,
    values: [
      volumeId,
      JSON.stringify(said.map(toRow)),
      gone,
      JSON.stringify(moved.map(({ after }) => ({ source: after.source.id, nodes: after.nodes }))),
      JSON.stringify(namings),
    ],
    ...{ query_timeout: CHANGE_LIMIT_MS },
  })
}

const namingChanges = ({ before, after }: SourceChange) => {
  const source = (after ?? before)?.source.id
  const [had, has] = [new Set(before?.nodes), new Set(after?.nodes)]
  return [
    ...[...had].filter((node) => !has.has(node)).map((node) => ({ source, node, names: false })),
    ...[...has].filter((node) => !had.has(node)).map((node) => ({ source, node, names: true })),
  ]
}

const toRow = ({ source, at, extraction, nodes, outdated }: Evidence) => ({
  ...{ source: source.id, kind: source.kind, at, extraction, nodes, outdated },
  ...{ extractor: extraction.extractor, extractor_version: extraction.version },
})

const WRITE_SOURCES = `
  WITH naming AS (SELECT * FROM jsonb_to_recordset($5::jsonb) AS given (source uuid, node uuid, names boolean)),
  told AS (
    INSERT INTO graph_sources (volume_id, source_id, kind, told_at, extractor, extractor_version, extraction, nodes,
      outdated)
    SELECT $1::uuid, source, kind, at, extractor, extractor_version, extraction, nodes, outdated
    FROM jsonb_to_recordset($2::jsonb) AS given (source uuid, kind text, at timestamptz, extractor text,
      extractor_version int, extraction jsonb, nodes uuid[], outdated text[])
    ON CONFLICT (volume_id, source_id) DO UPDATE SET extractor = excluded.extractor,
      extractor_version = excluded.extractor_version, extraction = excluded.extraction, nodes = excluded.nodes,
      outdated = excluded.outdated),
  gone AS (DELETE FROM graph_sources WHERE volume_id = $1 AND source_id = ANY($3::uuid[])),
  moved AS (
    UPDATE graph_sources s SET nodes = given.nodes
    FROM jsonb_to_recordset($4::jsonb) AS given (source uuid, nodes uuid[])
    WHERE s.volume_id = $1 AND s.source_id = given.source),
  named AS (
    INSERT INTO graph_tellings (volume_id, node_id, source_id) SELECT $1::uuid, node, source FROM naming WHERE names
    ON CONFLICT DO NOTHING)
  DELETE FROM graph_tellings t USING naming n
  WHERE NOT n.names AND t.volume_id = $1 AND t.node_id = n.node AND t.source_id = n.source`
