import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openEmbeddingModels } from '@agent-memory/adapters/postgres/memories/embedding-models'
import type { EmbeddingModels } from '@agent-memory/core/ports/memory/embedding-models'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

let server: TestDatabase
let database: Database
let models: EmbeddingModels

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url, (error) => console.error(error))
  models = openEmbeddingModels(database, { external: true })
})

afterAll(async () => {
  await database?.close()
  await server?.stop()
})

/** Stores a memory with a vector of the model; returns its ids. */
const storeVector = async (model: string) => {
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
  return { memoryId: memory as string, volumeId: volume as string, content: 'c' }
}

const [first, second] = [
  { model: 'first', dimension: 2 },
  { model: 'second', dimension: 3 },
]

const read = async (memoryId: string) => {
  const text = `SELECT seq, (SELECT count(*)::int FROM memory_windows w WHERE w.memory_id = m.memory_id AND model = 'second')
    AS windows, (SELECT count(*)::int FROM outbox o WHERE o.payload ->> 'memory_id' = m.memory_id::text) AS jobs
    FROM memories m WHERE memory_id = $1`
  return (await database.query<{ seq: bigint | null; windows: number; jobs: number }>({ text, values: [memoryId] }))[0]
}

test('the first model serves, and another one only once switched to', async () => {
  expect(await models.use(first)).toEqual(first)
  // No vectors are stored yet, so changing the model loses nothing.
  expect(await models.use(second)).toEqual(second)
  expect(await models.use(first)).toEqual(first)
  await storeVector('first')
  expect(await models.use(second)).toEqual(first)
  expect(await models.serving()).toBe('first')
  await models.serve('second')
  expect(await models.serving()).toBe('second')
  await models.serve('first')
})

test('one name never has two dimensions', async () => {
  await expect(models.use({ model: 'first', dimension: 5 })).rejects.toThrow(/2 dimensions/)
  expect([await models.dimensionOf('second'), await models.dimensionOf('unknown')]).toEqual([3, null])
})

test('memories without vectors of a model are listed, page by page, until they have some', async () => {
  const memories = [await storeVector('first'), await storeVector('first')]
  const left = await models.countUnembedded('second')
  const [one] = await models.unembedded('second', null, 1)
  const rest = await models.unembedded('second', one?.memoryId ?? '', 100)
  expect(rest).toHaveLength(left - 1)
  for (const memory of memories) {
    expect([one, ...rest]).toContainEqual(memory)
    await models.keep(memory, second, [Float32Array.of(1, 0, 0), Float32Array.of(0, 1, 0)])
    // The indexes in use hold vectors of another model, so no index needs to read this memory again.
    expect(await read(memory.memoryId)).toEqual({ seq: null, windows: 2, jobs: 0 })
  }
  expect(await models.countUnembedded('second')).toBe(left - 2)
})

test('vectors added later for the serving model reach every index', async () => {
  const memory = await storeVector('first')
  await models.serve('second')
  await models.keep(memory, second, [Float32Array.of(1, 0, 0)])
  expect(await read(memory.memoryId)).toEqual({ seq: 1n, windows: 1, jobs: 1 })
})

test('an erased memory keeps no vectors', async () => {
  const memory = await storeVector('first')
  await database.query({ text: 'DELETE FROM memories WHERE memory_id = $1', values: [memory.memoryId] })
  await models.keep(memory, second, [Float32Array.of(1, 0, 0)])
  const text = 'SELECT FROM memory_windows WHERE memory_id = $1'
  expect(await database.query({ text, values: [memory.memoryId] })).toEqual([])
})
