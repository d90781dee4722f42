import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { together } from '../support/concurrently.js'
import { eventually } from '../support/eventually.js'
import { onceTo, type Reply } from '../support/http/client.js'
import { type Memories, memoriesOf } from '../support/http/memories.js'
import { newTenant } from '../support/http/tenant.js'
import { removeFolder } from '../support/remove-folder.js'
import { withDatabase } from '../support/servers/database.js'
import { temporaryFolder } from '../support/servers/postgres.js'
import { freePort, type ServerProcess, startProcess } from '../support/servers/processes.js'
import { findDifferences } from './harness/check.js'
import { type Load, startLoad } from './harness/clients.js'
import { isShortForm } from './harness/extent.js'
import { isRefusal, LIGHT } from './harness/outage.js'
import { type Balancer, openBalancer } from './harness/places/balancer.js'
import type { FleetInstallation } from './harness/places/fleet.js'
import { sharedFleet } from './harness/places/shared.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { stoodStillSince } from './harness/standstill.js'

const AWAY_MS = 10_000
/** A query must be rejected within this time. All retries of its embedder call would take 10 s. */
const REFUSED_MS = 8_000

const installed = sharedFleet()
let balancer: Balancer
let installation: FleetInstallation
let memories: Memories
beforeAll(async () => {
  balancer = await openBalancer(await freePort())
  installation = installed()
  await balancer.serve(portOf(installation.server('embedder')))
  // The processes that use an embedder.
  await together(
    (['guard', 'gateway'] as const).map(async (name) => {
      await installation.end(name)
      await installation.restart(name, { EMBEDDINGS_URL: balancer.url })
    }),
  )
  const send = onceTo(installation.baseUrl)
  const tenant = await newTenant(send)
  memories = memoriesOf(send, (await tenant.agent('writer', { volumeId: tenant.volumeId })).key, tenant.volumeId)
})
afterAll(() => balancer?.close())

const portOf = ({ baseUrl }: ServerProcess) => Number(new URL(baseUrl).port)

/** Returns how many requests for vectors an embedder has answered. */
const callsOf = async ({ baseUrl }: ServerProcess): Promise<number> => {
  const figures = await (await fetch(`${baseUrl}/metrics`)).text()
  const counts = figures.matchAll(/^http_request_duration_seconds_count\{[^}]*route="\/v1\/embeddings"[^}]*\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Pause of a client between two queries: more queries on a fast machine would only cost processor time. */
const ASK_EVERY_MS = 50

/** Sends distinct queries from `clients` concurrent clients. Returns the statuses of the answers. */
const askFor = async (milliseconds: number, clients = 4): Promise<number[]> => {
  const statuses: number[] = []
  const until = performance.now() + milliseconds
  const ask = async (client: number) => {
    for (let at = 0; performance.now() < until; at++) {
      statuses.push((await memories.tryQuery(`Who keeps the bees of client ${client}, ${at}?`)).status)
      await wait(ASK_EVERY_MS)
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
    await askFor(5_000)
    const calls = { first: (await callsOf(first)) - before, second: await callsOf(second) }
    console.log(`calls of two embedders within 5 s: ${calls.first} and ${calls.second}`)
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

/** Sends queries and writes; returns a description of each wrong or late answer. */
async function probeWithoutEmbedder({ memories }: Load): Promise<string[]> {
  const broken: string[] = []
  for (const until = performance.now() + AWAY_MS; performance.now() < until; await wait(250)) {
    const began = performance.now()
    const query = await memories.tryQuery('Who repaired lanterns?')
    const milliseconds = Math.round(performance.now() - began)
    const isLate = milliseconds > REFUSED_MS && !stoodStillSince(began)
    if (!saysWhen(query) || isLate) {
      broken.push(`a query was answered ${query.status} ${query.text} after ${milliseconds} ms`)
    }
    const write = await writeUntilDecided(memories)
    if (write.body.status !== 'rejected') broken.push(`a write was answered ${write.status} ${write.text}`)
  }
  return broken
}

/**
 * Writes a statement that is decided without a model, and retries until it is decided. While the embedder is down, a
 * request waits at most a second for its verdict, which is too short for a slow machine. The memory is kept, and a
 * retry returns its outcome.
 */
const writeUntilDecided = (memories: Memories): Promise<Reply> =>
  eventually(async () => {
    const reply = await memories.tryWrite('ok')
    if (saysWhen(reply)) throw new Error(`not decided: ${reply.text}`)
    return reply
  })

const saysWhen = (reply: Reply) => isRefusal(reply) && Number(reply.headers.get('retry-after')) >= 1

/** Returns the number of failed jobs that wait for a retry, and their highest attempt count. */
const backlog = () =>
  withDatabase(installation.databaseUrl, async (client) => {
    const { rows } = await client.query<{ waiting: number; charged: number }>(
      'SELECT count(*)::int AS waiting, coalesce(max(attempts), 0) AS charged FROM outbox WHERE last_error IS NOT NULL',
    )
    return rows[0] ?? { waiting: 0, charged: 0 }
  })

test(
  cites(
    'without its embedder the service rejects queries and keeps writes; once it is back each is decided exactly once',
    'errors.service-unavailable',
  ),
  async () => {
    const load = await startLoad({
      baseUrl: installation.baseUrl,
      random: seeded(faultSeed('embedder away')),
      ...LIGHT,
    })
    try {
      while (load.journal.count() < (isShortForm ? 8 : 20)) await wait(20)
      await balancer.serve()
      await installation.end('embedder')
      const broken = await probeWithoutEmbedder(load)
      // Runs that failed because the embedder was down do not count as attempts. A run in progress counts until it
      // ends.
      const { waiting } = await eventually(async () => {
        const left = await backlog()
        expect(left.charged).toBeLessThanOrEqual(1)
        return left
      })
      await installation.restart('embedder')
      await balancer.serve(portOf(installation.server('embedder')))
      await load.finish()
      expect(broken).toEqual([])
      expect(waiting).toBeGreaterThan(0)
      expect(await findDifferences({ ...load, databaseUrl: installation.databaseUrl })).toEqual([])
    } finally {
      load.abandon()
    }
  },
)

// The last test, because it leaves the gateway as it is.
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
  const why = expect.stringContaining('do both processes have the same SECRET_KEY?')
  const said = (part: string) => JSON.parse(lines.findLast((line) => line.includes(part)) ?? '{}')
  expect(said('"msg":"embedder is unavailable')).toMatchObject({ level: 'warn', err: { message: why } })
  expect(said('"route":"/agent/memory/query"')).toMatchObject({ status: 503, unavailable: 'embedder', why })
})
