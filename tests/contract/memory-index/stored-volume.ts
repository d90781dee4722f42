import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { eraseMemory } from '@agent-memory/adapters/postgres/memories/changes/erase-memory'
import type { Statement } from './statements.js'

export const MODEL = 'contract-model'

/** A volume in PostgreSQL. It is filled by SQL and not by the guard, because only the index is under test. */
export interface StoredVolume {
  volumeId: string
  agentId: string
  headSeq(): Promise<bigint>
  /** Stores statements in one transaction, each with a sequence number of its own. */
  store(statements: readonly Statement[], options?: { status?: string }): Promise<void>
  erase(memoryId: string): Promise<void>
  /** Marks a memory as superseded by another one; null takes that back. */
  supersede(memoryId: string, by: string | null): Promise<void>
}

export async function makeVolume(database: Database): Promise<StoredVolume> {
  const [orgId, projectId, volumeId, agentId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  // Inserting thousands of memories in one statement takes a while.
  const run = (text: string, values: unknown[]) =>
    database.query<Record<string, unknown>>({ text, values, query_timeout: 60_000 })
  await run('INSERT INTO organizations (org_id, name) VALUES ($1, $2)', [orgId, 'Test'])
  await run('INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, $3)', [projectId, orgId, 'Test'])
  await run(`INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'Test', 'team')`, [
    volumeId,
    orgId,
    projectId,
  ])
  return {
    volumeId,
    agentId,
    async headSeq() {
      const [row] = await run('SELECT head_seq FROM volumes WHERE volume_id = $1', [volumeId])
      return row?.head_seq as bigint
    },
    async store(statements, { status = 'approved' } = {}) {
      const rows = statements.map(rowOf)
      const windows = statements.flatMap(windowsOf)
      await run(STORE, [volumeId, orgId, agentId, status, JSON.stringify(rows), JSON.stringify(windows), MODEL])
    },
    async supersede(memoryId, by) {
      await run(SUPERSEDE, [volumeId, memoryId, by])
    },
    erase: (memoryId) =>
      database
        .transaction((client) => eraseMemory(client, volumeId, memoryId, { external: false, externalGraph: false }))
        .then(() => {}),
  }
}

const STORE = `
  WITH head AS (
    UPDATE volumes SET head_seq = head_seq + jsonb_array_length($5::jsonb) WHERE volume_id = $1 RETURNING head_seq),
  given AS (
    SELECT row.*, head_seq - jsonb_array_length($5::jsonb) + place AS seq
    FROM head, jsonb_array_elements($5::jsonb) WITH ORDINALITY AS element (value, place),
      jsonb_to_record(element.value) AS row (memory_id uuid, content text, session_id text, position bigint,
        memory_type text, created_at timestamptz)),
  stored AS (
    INSERT INTO memories (memory_id, org_id, volume_id, status, seq, position, content, key_id, agent_id, agent,
                          session_id, memory_type, redactions, created_at)
    SELECT memory_id, $2, $1, $4, CASE WHEN $4 <> 'pending' THEN seq END, position, content, $3, $3, 'Tester',
           session_id, memory_type, '{}', created_at FROM given),
  sources AS (
    INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent, session_id,
                                created_at)
    SELECT gen_random_uuid(), memory_id, $1, gen_random_uuid(), content, $3, $3, 'Tester', session_id, created_at
    FROM given)
  INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
  SELECT memory_id, $1, $7, dimension, "window", decode(vector, 'hex')
  FROM jsonb_to_recordset($6::jsonb) AS row (memory_id uuid, dimension int, "window" int, vector text)`

const SUPERSEDE = `
  WITH head AS (UPDATE volumes SET head_seq = head_seq + 1 WHERE volume_id = $1 RETURNING head_seq)
  UPDATE memories SET seq = head_seq, superseded_by = $3::uuid,
    status = CASE WHEN $3::uuid IS NULL THEN 'approved' ELSE 'superseded' END
  FROM head WHERE memory_id = $2`

const rowOf = ({ memoryId, content, session, writtenAt, position, memoryType }: Statement) => ({
  memory_id: memoryId,
  content,
  session_id: session,
  position,
  memory_type: memoryType,
  created_at: new Date(writtenAt).toISOString(),
})

const windowsOf = ({ memoryId, windows }: Statement) =>
  windows.map((vector, window) => ({
    memory_id: memoryId,
    dimension: vector.length,
    window,
    vector: Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('hex'),
  }))
