import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { untilStopped } from '../support/freeze.js'
import { clientOf } from '../support/http/client.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { startTestDatabase, type TestDatabase, temporaryFolder } from '../support/servers/postgres.js'
import { type ServerProcess, startProcess } from '../support/servers/processes.js'

let folder: string
let database: TestDatabase
let embedder: ServerProcess | undefined
let gateway: ServerProcess

const start = (name: string, services: string, env: Record<string, string> = {}) =>
  startProcess(path.join(folder, `${name}.log`), {
    SERVICES: services,
    DATABASE_URL: database.url,
    SECRET_KEY: 'the same thirty-two characters for all',
    ...(embedder && { EMBEDDINGS_URL: embedder.baseUrl }),
    DATA_DIR: path.join(folder, name),
    FILES_DIR: path.join(folder, 'files'),
    NODE_ENV: 'test',
    ...env,
  })

beforeAll(async () => {
  folder = await temporaryFolder('frozen')
  database = await startTestDatabase()
  embedder = await start('embedder', 'embedder')
  gateway = await start('gateway', 'gateway')
})

afterAll(async () => {
  await gateway?.stop()
  await embedder?.stop()
  await database?.stop()
  await removeFolder(folder)
})

test('a write held by a frozen guard is decided by another, and stays decided when the first resumes', async () => {
  const send = clientOf(gateway.baseUrl)
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  const frozen = await start('frozen', 'guard', { FAILPOINT: 'memories.commit:before:stop' })
  const body = { volume_id: tenant.volumeId, content: 'Marta prefers tea to coffee.' }
  const written = send('POST', '/agent/memory/write', { key, body })
  await untilStopped(frozen.pid, 60_000)
  // As the runbook says, the metrics of the frozen guard are unavailable, while the gateway works and is ready.
  await expect(fetch(`${frozen.baseUrl}/metrics`, { signal: AbortSignal.timeout(2_000) })).rejects.toThrow()
  expect(await send('GET', '/readyz')).toMatchObject({ status: 200 })
  const other = await start('other', 'guard')
  try {
    expect(await written).toMatchObject({ status: 200, body: { status: 'approved' } })
  } finally {
    frozen.kill('SIGCONT')
  }
  expect(await frozen.stop()).toBe(0)
  const found = await send('POST', '/agent/memory/query', {
    key,
    body: { volume_id: tenant.volumeId, query: 'What does Marta drink?' },
  })
  expect(found.body.memories).toMatchObject([{ content: body.content }])
  expect(await other.stop()).toBe(0)
})
