import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { useEmbeddingModel } from '@agent-memory/adapters/postgres/embedding-models'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestDatabase, type TestDatabase } from '../../../tests/support/postgres.js'

let server: TestDatabase
let database: Database

beforeAll(async () => {
  server = await startTestDatabase()
  database = openDatabase(server.url, { onError: (error) => console.error(error) })
}, 60_000)

afterAll(async () => {
  await database?.close()
  await server?.stop()
})

const storeVector = async (model: string): Promise<void> => {
  const [org, project, volume, memory] = Array.from({ length: 4 }, () => randomUUID())
  const steps: [string, unknown[]][] = [
    [`INSERT INTO organizations (org_id, name) VALUES ($1, 'o')`, [org]],
    [`INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, 'p')`, [project, org]],
    [
      `INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'v', 'team')`,
      [volume, org, project],
    ],
    [
      `INSERT INTO memories (memory_id, org_id, volume_id, status, content, key_id, agent_id, agent)
       VALUES ($1, $2, $3, 'approved', 'c', $1, $1, 'a')`,
      [memory, org, volume],
    ],
    [
      `INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
       VALUES ($1, $2, $3, 2, 0, '\\x00')`,
      [memory, volume, model],
    ],
  ]
  for (const [text, values] of steps) await database.query({ text, values })
}

test('a start with another model than the stored vectors says so', async () => {
  expect(await useEmbeddingModel(database, 'first', 2)).toBeNull()
  await storeVector('first')
  expect(await useEmbeddingModel(database, 'first', 2)).toBeNull()
  expect(await useEmbeddingModel(database, 'second', 3)).toMatch(/stored with the model first .* uses second/)
})

test('a model that left no vectors is not spoken of', async () => {
  expect(await useEmbeddingModel(database, 'first', 2)).toBeNull()
})

test('one name never stands for two dimensions', async () => {
  await expect(useEmbeddingModel(database, 'first', 5)).rejects.toThrow(/2 dimensions/)
})
