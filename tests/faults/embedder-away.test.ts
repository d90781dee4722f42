import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { eventually } from '../support/eventually.js'
import type { Reply } from '../support/http/client.js'
import type { Memories } from '../support/http/memories.js'
import { withDatabase } from '../support/servers/database.js'
import { findDifferences } from './harness/check.js'
import { type Load, startLoad } from './harness/clients.js'
import { isRefusal, LIGHT } from './harness/outage.js'
import { type FleetInstallation, installFleet } from './harness/places/fleet.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { stoodStillSince } from './harness/standstill.js'

const AWAY_MS = 10_000
/** Less than the 10 s of an embedder call with all retries: the client must not wait for all of them. */
const REFUSED_MS = 8_000

let installation: FleetInstallation
beforeAll(async () => {
  installation = await installFleet()
})
afterAll(() => installation.stop())

/** Sends queries and writes; returns a description of each wrong or late answer. */
async function probeWithoutEmbedder({ memories }: Load): Promise<string[]> {
  const broken: string[] = []
  for (const until = performance.now() + AWAY_MS; performance.now() < until; await wait(100)) {
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
 * Writes that need no model are still decided. While the embedder is down a request waits at most a second for its
 * verdict, too short for a slow machine: the memory is kept, and a retry returns its outcome.
 */
const writeUntilDecided = (memories: Memories): Promise<Reply> =>
  eventually(async () => {
    const reply = await memories.tryWrite('ok')
    if (saysWhen(reply)) throw new Error(`not decided: ${reply.text}`)
    return reply
  })

const saysWhen = (reply: Reply) => isRefusal(reply) && Number(reply.headers.get('retry-after')) >= 1

/** Number of failed jobs waiting for a retry, and their highest attempt count. */
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
      while (load.journal.count() < 20) await wait(20)
      await installation.end('embedder')
      const broken = await probeWithoutEmbedder(load)
      // A run in progress counts until it ends; runs that failed because the embedder was down do not.
      const { waiting } = await eventually(async () => {
        const left = await backlog()
        expect(left.charged).toBeLessThanOrEqual(1)
        return left
      })
      await installation.restart('embedder')
      await load.finish()
      expect(broken).toEqual([])
      expect(waiting).toBeGreaterThan(0)
      expect(await findDifferences({ ...load, databaseUrl: installation.databaseUrl })).toEqual([])
    } finally {
      load.abandon()
    }
  },
)
