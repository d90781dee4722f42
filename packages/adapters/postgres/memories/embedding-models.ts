import type { EmbeddingModel, EmbeddingModels, Unembedded } from '@agent-memory/core/ports/memory/embedding-models'
import { inExistingVolume } from '../accounts/existing-volume.js'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { enqueueSql } from '../work/enqueue.js'
import { nextSeq } from './changes/memory-changes.js'

/** Time limit for statements that may read the whole table, as when nearly all memories have vectors. */
const SCAN_LIMIT_MS = 60_000

/** @param external whether an external index must be notified of vectors added later */
export const openEmbeddingModels = (database: Database, { external }: { external: boolean }): EmbeddingModels => ({
  async use({ model, dimension }) {
    const [, , , rows] = await database.batch<{ model: string; dimension: number; serving: boolean }>([
      { text: `SELECT pg_advisory_xact_lock(hashtextextended('serving model', 0))`, values: [] },
      {
        text: 'INSERT INTO embedding_models (model, dimension) VALUES ($1, $2) ON CONFLICT DO NOTHING',
        values: [model, dimension],
      },
      {
        text: `UPDATE embedding_models SET serving = (model = $1)
               WHERE NOT EXISTS (SELECT FROM embedding_models s WHERE s.serving
                 AND EXISTS (SELECT FROM memory_windows w WHERE w.model = s.model))`,
        values: [model],
        query_timeout: SCAN_LIMIT_MS,
      },
      { text: 'SELECT model, dimension, serving FROM embedding_models WHERE serving OR model = $1', values: [model] },
    ])
    const stored = rows?.find((row) => row.model === model)?.dimension
    if (stored !== dimension) {
      throw new Error(
        `The stored vectors of the model ${model} have ${stored} dimensions, but the model now returns ${dimension}: provide it under another name, and set EMBEDDINGS_MODEL to that name.`,
      )
    }
    const serving = rows?.find((row) => row.serving)
    return serving ? { model: serving.model, dimension: serving.dimension } : { model, dimension }
  },

  async serving() {
    const text = 'SELECT model FROM embedding_models WHERE serving'
    const [row] = await database.query<{ model: string }>({ text, values: [] })
    return row?.model ?? null
  },

  async dimensionOf(model) {
    const text = 'SELECT dimension FROM embedding_models WHERE model = $1'
    const [row] = await database.query<{ dimension: number }>({ text, values: [model] })
    return row?.dimension ?? null
  },

  async serve(model) {
    await database.query({ text: 'UPDATE embedding_models SET serving = (model = $1)', values: [model] })
  },

  async unembedded(model, after, limit) {
    const rows = await database.query<{ memory_id: string; volume_id: string; content: string }>({
      text: `SELECT m.memory_id, m.volume_id, m.content FROM memories m
             WHERE ${LACKS} AND ($2::uuid IS NULL OR m.memory_id > $2) ORDER BY m.memory_id LIMIT $3`,
      values: [model, after, limit],
      query_timeout: SCAN_LIMIT_MS,
    })
    return rows.map((row) => ({ memoryId: row.memory_id, volumeId: row.volume_id, content: row.content }))
  },

  async countUnembedded(model) {
    const [row] = await database.query<{ count: bigint }>({
      text: `SELECT count(*) FROM memories m WHERE ${LACKS}`,
      values: [model],
      query_timeout: SCAN_LIMIT_MS,
    })
    return Number(row?.count ?? 0)
  },

  async keep(memory, model, vectors) {
    await database.batch([nextSeq(memory.volumeId), keep(memory, model, vectors, external)])
  },
})

const LACKS = `m.status = 'approved' AND ${inExistingVolume('m')}
  AND NOT EXISTS (SELECT FROM memory_windows w WHERE w.memory_id = m.memory_id AND w.model = $1)`

/**
 * Stores a memory's vectors, under the volume's lock. If the model is serving, the memory gets a new sequence number:
 * an in-memory index that has already read the memory's old number then reads the memory again. Indexes do not read
 * other models' vectors.
 */
const keep = (
  { memoryId }: Unembedded,
  { model, dimension }: EmbeddingModel,
  vectors: readonly Float32Array[],
  external: boolean,
): Query => ({
  name: 'keep-windows',
  text: `
    WITH current AS (
      SELECT m.memory_id, m.volume_id, v.head_seq FROM memories m JOIN volumes v USING (volume_id)
      WHERE m.memory_id = $1 AND m.status = 'approved' FOR UPDATE OF m),
    kept AS (
      INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
      SELECT memory_id, volume_id, $2, $3, place - 1, vector
      FROM current, unnest($4::bytea[]) WITH ORDINALITY AS given (vector, place)
      ON CONFLICT DO NOTHING),
    serving AS (SELECT current.* FROM current WHERE EXISTS (SELECT FROM embedding_models WHERE model = $2 AND serving)),
    told AS (${enqueueSql('memory.index', {
      volumeId: 'volume_id',
      payload: { memory_id: 'memory_id' },
      from: 'serving WHERE $5',
    })})
    UPDATE memories m SET seq = serving.head_seq FROM serving WHERE m.memory_id = serving.memory_id`,
  values: [
    memoryId,
    model,
    dimension,
    vectors.map((vector) => Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength)),
    external,
  ],
})
