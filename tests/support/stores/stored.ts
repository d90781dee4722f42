import { randomUUID } from 'node:crypto'
import type { Json } from '../http/client.js'
import { smAdmin } from '../programs/sm-admin.js'
import { withDatabase } from '../servers/database.js'
import type { SharedService } from '../shared.js'

/** A memory that a test inserts into PostgreSQL: writing thousands through the service would take minutes. */
export interface Stored {
  content: string
  memory_type: string
  category: string
  metadata: Json | null
  event_date: Date
  created_at: Date
  /** Its sources; the first is its own write. */
  sources: Told[]
}

export interface Told {
  agent_id: string
  agent: string
  user_id: string | null
  session_id: string | null
}

/** Stores approved memories in a volume, with zero vectors, similar to nothing; returns their ids in order. */
export async function storeMemories(
  { databaseUrl, stores }: Pick<SharedService, 'databaseUrl' | 'stores'>,
  { orgId, volumeId }: { orgId: string; volumeId: string },
  memories: readonly Stored[],
): Promise<string[]> {
  const rows = memories.map(({ sources, ...memory }) => ({ ...memory, ...sources[0], memory_id: randomUUID() }))
  const ids = rows.map(({ memory_id }) => memory_id)
  const wordings = memories.flatMap(({ sources, content, event_date, created_at }, at) =>
    sources.map((told) => ({ ...told, memory_id: ids[at], wording: content, event_date, created_at })),
  )
  await withDatabase(databaseUrl, async (client) => {
    await client.query('BEGIN')
    const { rows: volumes } = await client.query(
      'UPDATE volumes SET head_seq = head_seq + $2 WHERE volume_id = $1 RETURNING head_seq - $2 AS seq',
      [volumeId, rows.length],
    )
    await client.query(
      `INSERT INTO memories (memory_id, org_id, volume_id, status, seq, content, memory_type, category, confidence, reason,
         key_id, agent_id, agent, user_id, session_id, event_date, event_date_source, metadata, created_at, redactions)
       SELECT memory_id, $1, $2, 'approved', $3 + row_number() OVER (), content, memory_type, category, 1, 'New.',
         agent_id, agent_id, agent, user_id, session_id, event_date, 'given', nullif(metadata, 'null'), created_at, '{}'
       FROM jsonb_to_recordset($4::jsonb) AS given (memory_id uuid, content text, memory_type text, category text,
         agent_id uuid, agent text, user_id text, session_id text, event_date timestamptz, metadata jsonb,
         created_at timestamptz)`,
      [orgId, volumeId, volumes[0].seq, JSON.stringify(rows)],
    )
    await client.query(
      `INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent, user_id,
         session_id, event_date, created_at)
       SELECT gen_random_uuid(), memory_id, $1, gen_random_uuid(), wording, agent_id, agent_id, agent, user_id,
         session_id, event_date, created_at
       FROM jsonb_to_recordset($2::jsonb) AS given (memory_id uuid, wording text, agent_id uuid, agent text, user_id text,
         session_id text, event_date timestamptz, created_at timestamptz)`,
      [volumeId, JSON.stringify(wordings)],
    )
    await client.query(
      `INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
       SELECT memory_id, $1, model, dimension, 0, decode(repeat('00000000', dimension), 'hex')
       FROM embedding_models, unnest($2::uuid[]) AS given (memory_id) WHERE serving`,
      [volumeId, ids],
    )
    await client.query('COMMIT')
  })
  if (stores.QDRANT_URL !== undefined) await indexAll(databaseUrl, volumeId, stores)
  return ids
}

async function indexAll(databaseUrl: string, volumeId: string, stores: Record<string, string>): Promise<void> {
  const { code, stdout, stderr } = await smAdmin(
    databaseUrl,
    ['reconcile', '--volume', volumeId, '--repair'],
    '',
    stores,
  )
  if (code !== 0) throw new Error(`the memories are not indexed: ${stdout} ${stderr}`)
}
