import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import type { Reply } from '../support/client.js'
import { withDatabase } from '../support/database.js'
import { eventually } from '../support/eventually.js'
import type { Memories } from '../support/memories.js'
import { findDifferences } from './harness/check.js'
import { type Load, startLoad } from './harness/clients.js'
import { type FleetInstallation, installFleet } from './harness/fleet.js'
import { isRefusal, LIGHT } from './harness/outage.js'
import { faultSeed, seeded } from './harness/seeded.js'
import { stoodStillSince } from './harness/standstill.js'

const AWAY_MS = 10_000
/** Less than what a call of the embedder may take with all its tries, 10 s: a caller is not kept until the end of them. */
const REFUSED_MS = 8_000

let installation: FleetInstallation
beforeAll(async () => {
  installation = await installFleet()
})
afterAll(() => installation.stop())

/** Each is answered in time; the answers, with what was wrong of them in words. */
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
 * What needs no model to be decided still is. While the embedder is away no request waits for that over a second, which
 * a slow machine may need: the memory is kept, and the same request again is told what became of it.
 */
const writeUntilDecided = (memories: Memories): Promise<Reply> =>
  eventually(async () => {
    const reply = await memories.tryWrite('ok')
    if (saysWhen(reply)) throw new Error(`not decided: ${reply.text}`)
    return reply
  })

const saysWhen = (reply: Reply) => isRefusal(reply) && Number(reply.headers.get('retry-after')) >= 1

/** Jobs that wait, and the most failures that any of them is charged with. */
const backlog = () =>
  withDatabase(installation.databaseUrl, async (client) => {
    const { rows } = await client.query<{ waiting: number; charged: number }>(
      'SELECT count(*)::int AS waiting, coalesce(max(attempts), 0) AS charged FROM outbox WHERE last_error IS NOT NULL',
    )
    return rows[0] ?? { waiting: 0, charged: 0 }
  })

test(
  cites(
    'without its embedder the service refuses queries and keeps writes; when it is back all is decided, each once',
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
      // A run that is under way counts until it ends; those that failed for want of the embedder do not.
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
