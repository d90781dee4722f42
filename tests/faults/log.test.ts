import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Json, onceTo } from '../support/client.js'
import { eventually } from '../support/eventually.js'
import { memoriesOf } from '../support/memories.js'
import { newTenant } from '../support/tenant.js'
import { type FleetInstallation, installFleet } from './harness/fleet.js'

let installation: FleetInstallation
beforeAll(async () => {
  installation = await installFleet({ BASE_URL: 'http://memory.example.test' })
})
afterAll(() => installation.stop())

const OUTAGE_MS = 4_000
const linesOf = (logFile: string): Json[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line))

test('a role that is ready says where it listens itself, whatever its callers know the service by', () => {
  for (const name of ['gateway', 'guard', 'graph', 'embedder'] as const) {
    const { logFile, baseUrl } = installation.server(name)
    expect(linesOf(logFile).find(({ msg }) => msg === 'ready')).toMatchObject({ url: baseUrl, services: [name] })
  }
})

test('the work behind requests is logged without their ids', async () => {
  const send = onceTo(installation.baseUrl)
  const tenant = await newTenant(send)
  const { key } = await tenant.agent('writer', { volumeId: tenant.volumeId })
  const memories = memoriesOf(send, key, tenant.volumeId)
  // Side by side, so that each opens a connection of its own.
  await Promise.all(Array.from({ length: 8 }, (_, at) => memories.tryWrite(`Keiko keeps ${at + 2} bees.`)))
  await installation.postgres.kill()
  for (const until = performance.now() + OUTAGE_MS; performance.now() < until; await wait(100)) {
    await Promise.all([memories.tryQuery('Who keeps bees?'), memories.tryWrite('ok')])
  }
  await installation.postgres.start()
  await eventually(async () => expect((await memories.tryQuery('Who keeps bees?')).status).toBe(200))
  const lines = linesOf(installation.server('gateway').logFile)
  const behind = lines.filter(({ msg }) => msg !== 'request')
  expect(behind.some(({ level }) => level === 'warn')).toBe(true)
  expect(behind.filter(({ request_id }) => request_id !== undefined)).toEqual([])
})
