import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { eventually } from '../support/eventually.js'
import { onceTo } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { freePort, type ServerProcess, startProcess } from '../support/servers/processes.js'
import { type Balancer, openBalancer } from './harness/places/balancer.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'

let balancer: Balancer
let installation: FleetInstallation
let memories: Memories
beforeAll(async () => {
  balancer = await openBalancer(await freePort())
  installation = await installFleet({ EMBEDDINGS_URL: balancer.url })
  await balancer.serve(portOf(installation.server('embedder')))
  const send = onceTo(installation.baseUrl)
  const tenant = await newTenant(send)
  memories = memoriesOf(send, (await tenant.agent('writer', { volumeId: tenant.volumeId })).key, tenant.volumeId)
})
afterAll(async () => {
  await installation.stop()
  await balancer.close()
})

const portOf = ({ baseUrl }: ServerProcess) => Number(new URL(baseUrl).port)

/** How many texts an embedder received. */
const callsOf = async ({ baseUrl }: ServerProcess): Promise<number> => {
  const figures = await (await fetch(`${baseUrl}/metrics`)).text()
  const counts = figures.matchAll(/^http_request_duration_seconds_count\{[^}]*route="\/v1\/embeddings"[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Distinct queries from this many concurrent clients. */
const askFor = async (milliseconds: number, clients = 4): Promise<number[]> => {
  const statuses: number[] = []
  const until = performance.now() + milliseconds
  const ask = async (client: number) => {
    for (let at = 0; performance.now() < until; at++) {
      statuses.push((await memories.tryQuery(`Who keeps the bees of client ${client}, ${at}?`)).status)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => ask(client)))
  return statuses
}

test('a second embedder gets its share of the work of existing clients', async () => {
  await askFor(1_000)
  const first = installation.server('embedder')
  const folder = await temporaryFolder('second-embedder')
  const second = await startProcess(join(folder, 'log'), {
    ...installation.settings('embedder'),
    PORT: String(await freePort()),
    DATA_DIR: folder,
  })
  try {
    await balancer.serve(portOf(first), portOf(second))
    const before = await callsOf(first)
    await askFor(10_000)
    const calls = { first: (await callsOf(first)) - before, second: await callsOf(second) }
    console.log(`calls of two embedders within 10 s: ${calls.first} and ${calls.second}`)
    expect(Math.min(calls.first, calls.second) / (calls.first + calls.second)).toBeGreaterThanOrEqual(0.3)
  } finally {
    await balancer.serve(portOf(first))
    await second.stop()
    await removeFolder(folder)
  }
})

test('an embedder restart is waited out: no query and no write fails', async () => {
  const away = async () => {
    await wait(300)
    await balancer.serve()
    await wait(1_500)
    await balancer.serve(portOf(installation.server('embedder')))
  }
  const write = async (at: number) => (await memories.tryWrite(`Keiko keeps ${at + 2} bees.`)).status
  const [queries, writes] = await Promise.all([
    askFor(3_000),
    Promise.all(Array.from({ length: 20 }, async (_, at) => wait(100 * at).then(() => write(at)))),
    away(),
  ])
  expect(new Set([...queries, ...writes])).toEqual(new Set([200]))
})

test('a gateway with a different SECRET_KEY is not ready and says why', async () => {
  await installation.end('gateway')
  await installation.begin('gateway', { SECRET_KEY: 'thirty-two characters that nobody else has' })
  const { baseUrl, logFile } = installation.server('gateway')
  await eventually(async () => {
    const answer = await fetch(`${baseUrl}/readyz`)
    expect(answer.status).toBe(503)
    const { checks } = (await answer.json()) as { checks: Record<string, unknown> }
    expect(checks).toMatchObject({ listening: { ok: true }, embedder: { ok: false, required: true } })
  })
  expect((await memories.tryQuery('Who keeps bees?')).status).toBe(503)
  expect(await (await fetch(`${baseUrl}/metrics`)).text()).toContain('store_up{store="embedder"} 0')
  const lines = readFileSync(logFile, 'utf8').split('\n')
  const why = expect.stringContaining('do both have the same SECRET_KEY?')
  const said = (part: string) => JSON.parse(lines.findLast((line) => line.includes(part)) ?? '{}')
  expect(said('"msg":"embedder is unavailable')).toMatchObject({ level: 'warn', err: { message: why } })
  expect(said('"route":"/agent/memory/query"')).toMatchObject({ status: 503, unavailable: 'embedder', why })
})
