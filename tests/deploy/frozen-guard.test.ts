import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { untilStopped } from '../support/freeze.js'
import { clientOf } from '../support/http/client.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { startProcess } from '../support/servers/processes.js'
import { type Fleet, startFleet } from '../support/service.js'

let folder: string
let fleet: Fleet

beforeAll(async () => {
  folder = await temporaryFolder('frozen')
  fleet = await startFleet()
})

afterAll(async () => {
  await fleet?.stop()
  await removeFolder(folder)
})

const startGuard = (name: string, env: Record<string, string> = {}) =>
  startProcess(path.join(folder, `${name}.log`), {
    SERVICES: 'guard',
    DATABASE_URL: fleet.databaseUrl,
    SECRET_KEY: 'the same thirty-two characters for all',
    EMBEDDINGS_URL: fleet.processes[0]?.baseUrl ?? '',
    DATA_DIR: path.join(folder, name),
    NODE_ENV: 'test',
    ...fleet.stores,
    ...env,
  })

test('a write held by a frozen guard is decided by another, and stays decided when the first resumes', async () => {
  const send = clientOf(fleet.baseUrl)
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw')
  await fleet.guard.stop()
  const frozen = await startGuard('frozen', { FAILPOINT: 'memories.commit:before:stop' })
  const body = { volume_id: tenant.volumeId, content: 'Marta prefers tea to coffee.' }
  const written = send('POST', '/agent/memory/write', { key, body })
  await untilStopped(frozen.pid, 60_000)
  // As in the runbook: its metrics are unavailable, and the gateway works and is ready.
  await expect(fetch(`${frozen.baseUrl}/metrics`, { signal: AbortSignal.timeout(2_000) })).rejects.toThrow()
  expect(await send('GET', '/readyz')).toMatchObject({ status: 200 })
  const other = await startGuard('other')
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
