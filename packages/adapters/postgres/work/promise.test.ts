import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { promiseJob, promises, promisesAgain } from '@agent-memory/adapters/postgres/work/promise'
import type { JudgeJob } from '@agent-memory/core/work/catalogue'
import { withinTrace } from '@agent-memory/core/work/trace-context'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/postgres.js'
import { ROOT } from '../../../../tests/support/repository.js'

let server: TestDatabase
let database: Database
beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url)
})
afterAll(async () => {
  await database?.close()
  await server?.stop()
})
beforeEach(() => run('TRUNCATE outbox'))

const run = <Row extends object>(text: string, values: unknown[] = []) => database.query<Row>({ text, values })
const rows = () =>
  run<Record<string, unknown>>(
    `SELECT job, volume_id, payload, postponed, handed_at IS NOT NULL AS handed, attempts,
       round(extract(epoch FROM due_at - now()))::int AS due_in, created_at <= due_at AS told_when_due
     FROM outbox ORDER BY outbox_id`,
  )

const [volumeId, first, second] = [randomUUID(), randomUUID(), randomUUID()]
const NOW = { postponed: false, handed: false, attempts: 0, due_in: 0, told_when_due: true }

test('a job is promised for each row, by a name that is fixed or the row’s own', async () => {
  const memory = { volumeId: '$1::uuid', payload: { memory_id: 'id' } }
  const given = 'unnest($2::uuid[]) AS given (id)'
  await run(promises('memory.index', { ...memory, from: given }), [volumeId, [first, second]])
  await run(promises<JudgeJob>({ by: `'memory.judge_long'` }, { ...memory, from: given }), [volumeId, [first]])
  expect(await rows()).toEqual([
    { ...NOW, job: 'memory.index', volume_id: volumeId, payload: { memory_id: first } },
    { ...NOW, job: 'memory.index', volume_id: volumeId, payload: { memory_id: second } },
    { ...NOW, job: 'memory.judge_long', volume_id: volumeId, payload: { memory_id: first } },
  ])
})

test('what is due later is postponed and as old as its time; what is handed over has begun', async () => {
  const ofVolume = { volumeId: '$1::uuid', payload: { volume_id: '$1::uuid' } }
  await run(promises('volume.unindex', { ...ofVolume, inSeconds: '3600' }), [volumeId])
  await run(promises('volume.unindex', { ...ofVolume, isHanded: 'true' }), [volumeId])
  await database.transaction(async (client) => {
    await promiseJob(client, 'volume.unindex', { volumeId, payload: { volume_id: volumeId } })
    await promiseJob(client, 'volume.unindex', { volumeId, payload: { volume_id: volumeId }, inSeconds: 60 })
  })
  const job = { job: 'volume.unindex', volume_id: volumeId, payload: { volume_id: volumeId } }
  expect(await rows()).toEqual([
    { ...NOW, ...job, postponed: true, due_in: 3_600 },
    { ...NOW, ...job, handed: true, attempts: 1 },
    { ...NOW, ...job },
    { ...NOW, ...job, postponed: true, due_in: 60 },
  ])
})

test('a row is promised again as it was, and begins from nothing', async () => {
  await run(promises('volume.unindex', { volumeId: '$1::uuid', payload: { volume_id: '$1::uuid' } }), [volumeId])
  await run(`UPDATE outbox SET handed_at = now(), attempts = 3, org_id = $1`, [first])
  await run(`WITH ended AS (DELETE FROM outbox RETURNING *) ${promisesAgain('ended')}`)
  expect(await rows()).toEqual([
    { ...NOW, job: 'volume.unindex', volume_id: volumeId, payload: { volume_id: volumeId } },
  ])
  expect(await run('SELECT FROM outbox WHERE org_id = $1', [first])).toHaveLength(1)
})

test('a row has what set off its transaction, and keeps it', async () => {
  const promise = { volumeId, payload: { volume_id: volumeId } }
  const promiseOne = () => database.transaction((client) => promiseJob(client, 'volume.unindex', promise))
  const context = { request_id: "it's", memory_id: first }
  await withinTrace(context, promiseOne)
  // On the connection that had it.
  await promiseOne()
  await run(`WITH ended AS (DELETE FROM outbox RETURNING *) ${promisesAgain('ended')}`)
  expect((await run('SELECT context FROM outbox')).map((row) => row)).toEqual([{ context }, { context: null }])
  const own = promises('volume.unindex', {
    volumeId: '$1::uuid',
    payload: { volume_id: '$1::uuid' },
    context: `'{"request_id": "own"}'`,
  })
  const statements = [{ text: `${own} RETURNING context`, values: [volumeId] }]
  expect(await withinTrace(context, () => database.batch(statements))).toEqual([[{ context: { request_id: 'own' } }]])
})

test('nothing else writes rows of the outbox', () => {
  const sources = ['packages', 'services'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*(node_modules|dist|generated)\/).*(?<!\.test)\.ts$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  const writing = sources.filter((file) =>
    /\bINTO\s+"?outbox\b|\.outbox\.(create|upsert)/i.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(writing).toEqual(['packages/adapters/postgres/work/promise.ts'])
})
