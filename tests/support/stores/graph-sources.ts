import { randomInt, randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import type { Source } from '@agent-memory/core/graph/evidence'

/** Inserts the memory or document chunk of a source: the graph accepts only sources that exist. */
export async function placeSource(
  database: Pick<Database, 'query'>,
  volumeId: string,
  { kind, id }: Source,
  content: string,
): Promise<void> {
  const documentId = kind === 'chunk' ? await documentOf(database, volumeId) : null
  await database.query({
    text: `INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, key_id, agent_id, agent,
             redactions, document_id, chunk_index)
           SELECT $1, org_id, volume_id, 'approved', $3, 'factual', 'other', $4, $4, 'Tester', '{}', $5::uuid, $6::int
           FROM volumes WHERE volume_id = $2
           ON CONFLICT (memory_id) DO UPDATE SET content = excluded.content`,
    values: [id, volumeId, content, randomUUID(), documentId, documentId && randomInt(2 ** 31 - 1)],
  })
}

/** The volume's one document, which has the volume's id. */
const documentOf = async (database: Pick<Database, 'query'>, volumeId: string): Promise<string> => {
  await database.query({
    text: `INSERT INTO documents (document_id, org_id, volume_id, filename, mime_type, file_size, file_id, status, chunk_count,
             key_id, agent_id, agent)
           SELECT volume_id, org_id, volume_id, 'a.txt', 'text/plain', 1, $2, 'completed', 1, $2, $2, 'Tester'
           FROM volumes WHERE volume_id = $1 ON CONFLICT DO NOTHING`,
    values: [volumeId, randomUUID()],
  })
  return volumeId
}
