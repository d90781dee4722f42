import { openVolumeStore } from '@agent-memory/adapters/postgres/accounts/volumes'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { eraseDeletedVolume } from '@agent-memory/core/accounts/erase-volume'
import type { VolumeStore } from '@agent-memory/core/ports/accounts/volumes'

type Sql = <Row extends object>(text: string, ...values: unknown[]) => Promise<Row[]>

/** Tables left out: the deletion itself removes the row in `volumes`, and the audit log belongs to the organization. */
const LEFT = ['volumes', 'audit_entries']

/** Returns the number of a volume's rows in each table that has a column for the volume. */
export const rowsOfVolume = async (sql: Sql, volumeId: string): Promise<Record<string, number>> => {
  const tables = await sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'volume_id' AND table_name <> ALL ($1) ORDER BY table_name`,
    LEFT,
  )
  const counts = tables.map(({ name }) => `(SELECT count(*)::int FROM ${name} WHERE volume_id = $1) AS ${name}`)
  const deliveries = `(SELECT count(*)::int FROM webhook_deliveries JOIN events USING (event_id) WHERE volume_id = $1) AS webhook_deliveries`
  const [row] = await sql<Record<string, number>>(`SELECT ${[...counts, deliveries].join(', ')}`, volumeId)
  return row ?? {}
}

const NODES = `gen_random_uuid(), gen_random_uuid()`

/**
 * SQL that adds rows to each table of a volume; $1: the volume, $2: its organization, $3: how many. Each memory has two
 * sources, a window, a change, a relation key and a write, and is its own likely update.
 */
const FILL = [
  `WITH m AS (
     INSERT INTO memories (memory_id, org_id, volume_id, status, seq, content, key_id, agent_id, agent, redactions, relation_keys)
     SELECT gen_random_uuid(), $2, $1, 'approved', n, 'Marta likes tea.', $2, $2, 'Tester', '{}', ARRAY[n]::bigint[]
     FROM generate_series(1, $3::int) n RETURNING memory_id),
   s AS (
     INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent, created_at)
     SELECT gen_random_uuid(), memory_id, $1, gen_random_uuid(), 'Marta likes tea.', $2, $2, 'Tester', now()
     FROM m, generate_series(1, 2)),
   w AS (INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
     SELECT memory_id, $1, 'test', 1, 0, '' FROM m),
   c AS (INSERT INTO memory_changes (memory_id, volume_id, write_id, kind, reason, key_id, agent_id, agent, created_at, before)
     SELECT memory_id, $1, gen_random_uuid(), 'confirmed', '', $2, $2, 'Tester', now(), '{}' FROM m),
   l AS (INSERT INTO likely_updates (volume_id, older_id, newer_id) SELECT $1, memory_id, memory_id FROM m),
   i AS (INSERT INTO indexed_memories (memory_id, volume_id, conversation, position, written_at, terms)
     SELECT memory_id, $1, '', 0, now(), '{}' FROM m)
   INSERT INTO writes (write_id, memory_id, volume_id, key_id, body_hash) SELECT gen_random_uuid(), memory_id, $1, $2, '' FROM m`,
  `INSERT INTO documents (document_id, org_id, volume_id, filename, mime_type, file_size, file_id, status, key_id, agent_id, agent)
   SELECT gen_random_uuid(), $2, $1, 'a.txt', 'text/plain', 1, gen_random_uuid(), 'completed', $2, $2, 'Tester'
   FROM generate_series(1, $3::int)`,
  `INSERT INTO forget_requests (forget_id, org_id, volume_id, criteria, key_id, agent_id, agent, memories, sources, receipt, created_at)
   SELECT gen_random_uuid(), $2, $1, '{}', $2, $2, 'Tester', 0, 0, '{}', now() FROM generate_series(1, $3::int)`,
  `INSERT INTO feedback (feedback_id, org_id, volume_id, kind, memory_ids, key_id, agent_id, agent, created_at)
   SELECT gen_random_uuid(), $2, $1, 'useful', '{}', $2, $2, 'Tester', now() FROM generate_series(1, $3::int)`,
  `INSERT INTO tombstones (volume_id, seq, memory_id) SELECT $1, n, $2 FROM generate_series(1, $3::int) n`,
  `INSERT INTO volume_terms (volume_id, term, memories) SELECT $1, $2::uuid::text || n, 1 FROM generate_series(1, $3::int) n`,
  `INSERT INTO outbox (job, volume_id, payload) SELECT 'memory.extract', $1, jsonb_build_object('memory_id', $2::uuid)
   FROM generate_series(1, $3::int)`,
  `INSERT INTO dead_letters (outbox_id, job, volume_id, payload, created_at, attempts)
   SELECT nextval('outbox_outbox_id_seq'), 'memory.judge', $1, jsonb_build_object('memory_id', $2::uuid), now(), 1
   FROM generate_series(1, $3::int)`,
  `WITH e AS (INSERT INTO events (volume_id, event) SELECT $1, 'webhook.test' FROM generate_series(1, $3::int) RETURNING event_id),
   k AS (INSERT INTO api_keys (key_id, org_id, kind, name, api_key_prefix) VALUES (gen_random_uuid(), $2, 'org_rw', 'CI', 'sm')
     RETURNING key_id),
   s AS (INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host)
     SELECT gen_random_uuid(), $2, $1, key_id, 'https://a.example', 'a.example' FROM k RETURNING webhook_id)
   INSERT INTO webhook_deliveries (webhook_id, event_id, event) SELECT webhook_id, event_id, 'webhook.test' FROM s, e`,
  `INSERT INTO agent_connections (agent_id, volume_id) SELECT agent_id, $1 FROM agents WHERE org_id = $2 AND $3::int > 0`,
  'INSERT INTO graph_volumes (volume_id) SELECT $1 WHERE $2::uuid IS NOT NULL AND $3::int > 0',
  ...[
    `graph_sources (volume_id, source_id, kind, told_at, extractor, extractor_version, extraction, nodes, outdated)
     SELECT $1::uuid, gen_random_uuid(), 'memory', now(), 'rules', 1, '{}'::jsonb, '{}'::uuid[], '{}'::text[]`,
    `graph_tellings (volume_id, node_id, source_id) SELECT $1::uuid, ${NODES}`,
    `graph_votes (volume_id, node_id, about, value, confidence, weight, tellers)
     SELECT $1::uuid, gen_random_uuid(), 'name', 'Marta', 0, 1, 1`,
    `graph_fact_support (volume_id, node_id, fact_key, told_at, source_id, kind, content, category, importance)
     SELECT $1::uuid, ${NODES}, now(), gen_random_uuid(), 'memory', '', '', 1`,
    `graph_facts (volume_id, node_id, fact_key, importance, latest) SELECT $1::uuid, ${NODES}, 1, now()`,
    `graph_nodes (node_id, volume_id, revision) SELECT gen_random_uuid(), $1::uuid, 1`,
    `graph_keys (volume_id, key, node_id) SELECT $1::uuid, 'marta', gen_random_uuid()`,
    `graph_edge_support (volume_id, source_node, label, target_node, confidence, told_at, source_id, description)
     SELECT $1::uuid, gen_random_uuid(), 'knows', gen_random_uuid(), 1, now(), gen_random_uuid(), ''`,
    `graph_edges (volume_id, source_node, label, target_node, description, strength, revision)
     SELECT $1::uuid, gen_random_uuid(), 'knows', gen_random_uuid(), '', 1, 1`,
    `graph_ended_edges (volume_id, source_node, label, target_node, revision)
     SELECT $1::uuid, gen_random_uuid(), 'knows', gen_random_uuid(), 1`,
  ].map((rows) => `INSERT INTO ${rows} FROM generate_series(1, $3::int) WHERE $2::uuid IS NOT NULL`),
]

/** Adds `count` rows to each table of the volume, and a webhook with as many deliveries. */
export const fillVolume = async (
  sql: Sql,
  { orgId, volumeId }: { orgId: string; volumeId: string },
  count: number,
): Promise<void> => {
  for (const text of FILL) await sql(text, volumeId, orgId, count)
}

/** Runs the waiting jobs that erase deleted volumes, each until nothing is left. */
export const eraseDeletedVolumes = async (sql: Sql, volumes: VolumeStore): Promise<void> => {
  const waiting = `SELECT outbox_id, payload ->> 'volume_id' AS volume_id FROM outbox WHERE job = 'volume.erase'`
  for (;;) {
    const jobs = await sql<{ outbox_id: bigint; volume_id: string }>(waiting)
    if (jobs.length === 0) return
    const { signal } = new AbortController()
    for (const { outbox_id: outboxId, volume_id: volumeId } of jobs)
      await eraseDeletedVolume({ volumes, now: () => new Date() }, { volumeId, outboxId, signal })
  }
}

/** Deletes a volume and all its rows. */
export const eraseVolumeNow = async (database: Database, volumeId: string): Promise<void> => {
  const sql: Sql = (text, ...values) => database.query({ text, values })
  await sql('DELETE FROM volumes WHERE volume_id = $1', volumeId)
  await eraseDeletedVolumes(sql, openVolumeStore(database))
}
