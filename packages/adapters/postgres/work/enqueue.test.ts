import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { enqueueJob, enqueueSql, reenqueueSql } from '@agent-memory/adapters/postgres/work/enqueue'
import type { JudgeJob } from '@agent-memory/core/work/catalogue'
import { withinTrace } from '@agent-memory/core/work/trace-context'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ROOT, repositoryFiles } from '../../../../tests/support/deploy/repository.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/servers/postgres.js'

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

test('a job is enqueued for each row, with a fixed name or the row’s own', async () => {
  const memory = { volumeId: '$1::uuid', payload: { memory_id: 'id' } }
  const given = 'unnest($2::uuid[]) AS given (id)'
  await run(enqueueSql('memory.index', { ...memory, from: given }), [volumeId, [first, second]])
  await run(enqueueSql<JudgeJob>({ by: `'memory.judge_long'` }, { ...memory, from: given }), [volumeId, [first]])
  expect(await rows()).toEqual([
    { ...NOW, job: 'memory.index', volume_id: volumeId, payload: { memory_id: first } },
    { ...NOW, job: 'memory.index', volume_id: volumeId, payload: { memory_id: second } },
    { ...NOW, job: 'memory.judge_long', volume_id: volumeId, payload: { memory_id: first } },
  ])
})

test('a job due later is postponed and aged by its due time; a dispatched job counts as started', async () => {
  const ofVolume = { volumeId: '$1::uuid', payload: { volume_id: '$1::uuid' } }
  await run(enqueueSql('volume.unindex', { ...ofVolume, inSeconds: '3600' }), [volumeId])
  await run(enqueueSql('volume.unindex', { ...ofVolume, isDispatched: 'true' }), [volumeId])
  await database.transaction(async (client) => {
    await enqueueJob(client, 'volume.unindex', { volumeId, payload: { volume_id: volumeId } })
    await enqueueJob(client, 'volume.unindex', { volumeId, payload: { volume_id: volumeId }, inSeconds: 60 })
  })
  const job = { job: 'volume.unindex', volume_id: volumeId, payload: { volume_id: volumeId } }
  expect(await rows()).toEqual([
    { ...NOW, ...job, postponed: true, due_in: 3_600 },
    { ...NOW, ...job, handed: true, attempts: 1 },
    { ...NOW, ...job },
    { ...NOW, ...job, postponed: true, due_in: 60 },
  ])
})

test('a row is re-enqueued as it was, with its attempts reset', async () => {
  await run(enqueueSql('volume.unindex', { volumeId: '$1::uuid', payload: { volume_id: '$1::uuid' } }), [volumeId])
  await run(`UPDATE outbox SET handed_at = now(), attempts = 3, org_id = $1`, [first])
  await run(`WITH ended AS (DELETE FROM outbox RETURNING *) ${reenqueueSql('ended')}`)
  expect(await rows()).toEqual([
    { ...NOW, job: 'volume.unindex', volume_id: volumeId, payload: { volume_id: volumeId } },
  ])
  expect(await run('SELECT FROM outbox WHERE org_id = $1', [first])).toHaveLength(1)
})

test('a row has the context of its transaction, and keeps it', async () => {
  const promise = { volumeId, payload: { volume_id: volumeId } }
  const promiseOne = () => database.transaction((client) => enqueueJob(client, 'volume.unindex', promise))
  const context = { request_id: "it's", memory_id: first }
  await withinTrace(context, promiseOne)
  // This transaction uses the same connection, which must not keep the former context.
  await promiseOne()
  await run(`WITH ended AS (DELETE FROM outbox RETURNING *) ${reenqueueSql('ended')}`)
  expect((await run('SELECT context FROM outbox')).map((row) => row)).toEqual([{ context }, { context: null }])
  const own = enqueueSql('volume.unindex', {
    volumeId: '$1::uuid',
    payload: { volume_id: '$1::uuid' },
    context: `'{"request_id": "own"}'`,
  })
  const statements = [{ text: `${own} RETURNING context`, values: [volumeId] }]
  expect(await withinTrace(context, () => database.batch(statements))).toEqual([[{ context: { request_id: 'own' } }]])
})

test('nothing else writes outbox rows', () => {
  const writing = ['packages', 'services']
    .flatMap((folder) => repositoryFiles(folder))
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .filter((file) =>
      /\bINTO\s+"?outbox\b|\.outbox\.(create|upsert)/i.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
  expect(writing).toEqual(['packages/adapters/postgres/work/enqueue.ts'])
})
