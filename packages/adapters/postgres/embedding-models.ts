import type { Database } from './database.js'

/**
 * Records the model in use and tells, in one sentence, when stored vectors are of others: those are kept and never
 * compared; their memories are found by their words alone.
 * @throws Error when vectors of another dimension are stored under the same name
 */
export const useEmbeddingModel = async (
  database: Database,
  model: string,
  dimension: number,
): Promise<string | null> => {
  const rows = await database.query<{ model: string; dimension: number }>({
    text: `WITH used AS (INSERT INTO embedding_models (model, dimension) VALUES ($1, $2) ON CONFLICT DO NOTHING)
           SELECT model, dimension FROM embedding_models`,
    values: [model, dimension],
  })
  const same = rows.find((row) => row.model === model)
  if (same && same.dimension !== dimension) {
    throw new Error(
      `Vectors of ${same.dimension} dimensions are stored under the model ${model}, which now gives ${dimension}: name it otherwise.`,
    )
  }
  const others = await withVectors(
    database,
    rows.map((row) => row.model).filter((name) => name !== model),
  )
  return others.length === 0
    ? null
    : `Memories were stored with the model ${others.join(', ')} and this start uses ${model}: theirs are found by words alone.`
}

/** Null for a model that was never used. */
export const dimensionOfModel = async (database: Database, model: string): Promise<number | null> => {
  const text = 'SELECT dimension FROM embedding_models WHERE model = $1'
  const [row] = await database.query<{ dimension: number }>({ text, values: [model] })
  return row?.dimension ?? null
}

const withVectors = async (database: Database, models: readonly string[]): Promise<string[]> => {
  if (models.length === 0) return []
  const rows = await database.query<{ model: string }>({
    text: `SELECT model FROM unnest($1::text[]) AS given (model)
           WHERE EXISTS (SELECT FROM memory_windows WHERE memory_windows.model = given.model)`,
    values: [models],
    // Reads the whole table when none is left.
    query_timeout: 60_000,
  })
  return rows.map((row) => row.model)
}
