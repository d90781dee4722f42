/** Inserts many memories directly into PostgreSQL, because writing them through the service would take an hour. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { openLocalEmbedder } from '@agent-memory/adapters/models/local-embedder'
import { relationKeys } from '@agent-memory/core/memory/guard/relation/relation-keys'
import pg from 'pg'
import { project } from './service.mjs'

const BATCH = 500
/** Noise that is added to vectors, so that no two are the same. */
const NOISE = 0.02
const AS_WRITTEN = { memoryType: null, memoryTypeSource: 'detected', eventDate: new Date() }

export const embedAll = async (texts) => {
  const embedder = await openLocalEmbedder({ modelDir: join(project, 'models/all-MiniLM-L6-v2'), log: console })
  try {
    return await Promise.all(texts.map(async (text) => (await embedder.windows(text, 'bulk'))[0]))
  } finally {
    await embedder.close()
  }
}

/**
 * Inserts approved memories as the guard would. If there are fewer texts than memories, texts are used again with a
 * number added. Each vector gets some noise.
 * @param userId the user who made the statements; null if the agent made them
 */
export const seedMemories = async (databaseUrl, volumes, perVolume, texts, vectors, userId = null) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const writer = randomUUID()
  try {
    for (const { volumeId, orgId } of volumes) {
      for (let start = 0; start < perVolume; start += BATCH) {
        const rows = Array.from({ length: Math.min(BATCH, perVolume - start) }, (_, at) => {
          const number = start + at
          const source = number % texts.length
          const vector = noisy(vectors[source])
          const telling = Math.floor(number / texts.length) + 1
          const content = telling === 1 ? texts[source] : `${texts[source]} (telling ${telling})`
          return {
            memory_id: randomUUID(),
            seq: number + 1,
            content,
            relation_keys: relationKeys({ ...AS_WRITTEN, volumeId, userId, content, writer: { agentId: writer } }).map(
              String,
            ),
            vector: Buffer.from(vector.buffer).toString('base64'),
          }
        })
        await client.query(
          `WITH given AS (SELECT * FROM jsonb_to_recordset($1::jsonb)
             AS g (memory_id uuid, seq bigint, content text, relation_keys bigint[], vector text)),
           kept AS (
             INSERT INTO memories (memory_id, org_id, volume_id, status, seq, content, memory_type, category, confidence,
               reason, key_id, agent_id, agent, user_id, event_date, event_date_source, redactions, relation_keys)
             SELECT memory_id, $2, $3, 'approved', seq, content, 'factual', 'other', 1, 'New.', $4, $4, 'Seed', $5, now(),
               'written', '{}', relation_keys FROM given)
           INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
           SELECT memory_id, $3, 'all-MiniLM-L6-v2-int8', 384, 0, decode(vector, 'base64') FROM given`,
          [JSON.stringify(rows), orgId, volumeId, writer, userId],
        )
      }
      await client.query('UPDATE volumes SET head_seq = $2 WHERE volume_id = $1', [volumeId, perVolume])
    }
    await client.query('ANALYZE')
  } finally {
    await client.end()
  }
}

const noisy = (vector) => {
  const changed = vector.map((value) => value + (Math.random() - 0.5) * NOISE)
  const length = Math.hypot(...changed)
  return changed.map((value) => value / length)
}
