import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { concurrently } from '../support/concurrently.js'
import { freeze } from '../support/freeze.js'
import { clientOf, onceTo, type Send } from '../support/http/client.js'
import { type Connected, connectAtLast, refresh } from '../support/http/oauth/oauth.js'
import { type Burst, burst, refreshHonestly, wrongWith } from '../support/http/oauth/refresh-families.js'
import { newTenant } from '../support/http/tenant.js'
import { withDatabase } from '../support/servers/database.js'
import { type AloneService, type RunningService, startAlone, startFleet } from '../support/service.js'
import { isShortForm, times } from './harness/extent.js'
import { postmasterOf } from './harness/places/alone.js'
import { report } from './harness/report.js'

/**
 * Number of families of refresh tokens. The short form of this test is in tests/spec/oauth/tokens.test.ts and
 * tests/spec/fleet/two-gateways.test.ts.
 */
const FAMILIES = times(25, 500)
const USES = 50
/** Families that are used at the same time, each USES times in parallel. */
const AT_ONCE = 2
/** Refreshes that an honest client makes meanwhile, one after the other. */
const HONEST = 10
/** How often PostgreSQL hangs, each time longer than the service waits for a statement. */
const STALLS = times(5, 100)
const STALL_MS = 2_200
/** Honest clients that refresh when PostgreSQL hangs. */
const CLIENTS = 16

const sessionOf = async (service: RunningService) => (await newTenant(clientOf(service.baseUrl))).cookie
const everySender = ({ gateways }: RunningService): Send[] => gateways.map(({ baseUrl }) => clientOf(baseUrl))

/**
 * Uses FAMILIES families of refresh tokens while honest clients refresh, and reports the outcomes of the families.
 * @returns a sentence for each violation
 */
const violations = async (name: string, service: RunningService): Promise<string[]> => {
  const [session, senders] = [await sessionOf(service), everySender(service)]
  const to = (at: number) => senders[at % senders.length] as Send
  const bursts: Burst[] = []
  const honest = { refreshed: 0, lost: 0 }
  while (bursts.length < FAMILIES) {
    const round = Array.from({ length: Math.min(AT_ONCE, FAMILIES - bursts.length) })
    const [client, ...families] = await Promise.all([{}, ...round].map((_none, at) => connectAtLast(to(at), session)))
    const [{ refreshed, isLost }, ...results] = await Promise.all([
      refreshHonestly(to(bursts.length), client as Connected, HONEST),
      ...families.map((family, at) =>
        burst(to(at), family, USES, (use) => refresh(to(use), family.clientId, family.refreshToken)),
      ),
    ])
    bursts.push(...results)
    honest.refreshed += refreshed
    honest.lost += Number(isLost)
  }
  report(name, { families: FAMILIES, uses: USES, ...countsOf(bursts), honest })
  return [...wrongIn(bursts), ...(honest.lost > 0 ? [`${honest.lost} honest clients lost their family`] : [])]
}

/** How many families had each outcome, and how many uses got no answer. */
const countsOf = (bursts: readonly Burst[]) => {
  const counts: Record<string, number> = { unanswered: 0 }
  for (const { outcome, unanswered } of bursts) {
    counts[outcome] = (counts[outcome] ?? 0) + 1
    counts.unanswered = (counts.unanswered ?? 0) + unanswered
  }
  return counts
}

const wrongIn = (bursts: readonly Burst[]) => bursts.map(wrongWith).filter((sentence) => sentence !== null)

const describeMeasured = isShortForm ? describe.skip : describe
const LIMIT_MS = 600_000 + FAMILIES * 10_000
const PROMISE = `of ${USES} uses of a refresh token at once at most one gets tokens, in ${FAMILIES} families`

describeMeasured('one process', () => {
  let service: AloneService
  beforeAll(async () => {
    service = await startAlone({ env: { RATE_LIMITS: 'off' } })
  })
  afterAll(() => service?.stop())

  test(
    cites(PROMISE, 'oauth.tokens'),
    async () => {
      expect(await violations('P7, one process', service)).toEqual([])
    },
    LIMIT_MS,
  )

  test(
    cites(
      `no honest client loses its consent when PostgreSQL hangs ${STALLS} times for ${STALL_MS} ms`,
      'oauth.tokens',
    ),
    async () => {
      const [session, send] = [await sessionOf(service), onceTo(service.baseUrl)]
      const postmaster = postmasterOf(join(service.dataDir, 'postgres', 'data'))
      const honest = { refreshed: 0, lost: 0 }
      for (let stall = 0; stall < STALLS; stall++) {
        const clients = Array.from({ length: CLIENTS }, () => connectAtLast(clientOf(service.baseUrl), session))
        const refreshing = (await Promise.all(clients)).map((client) => refreshHonestly(send, client, HONEST))
        // Begins at different steps of a refresh.
        await pause(200 + ((37 * stall) % 500))
        const thaw = await freeze(postmaster)
        await pause(STALL_MS)
        thaw()
        for (const { refreshed, isLost } of await Promise.all(refreshing)) {
          honest.refreshed += refreshed
          honest.lost += Number(isLost)
        }
      }
      report('refreshes, PostgreSQL hangs', { stalls: STALLS, stallMs: STALL_MS, clients: CLIENTS, honest })
      expect(honest.lost).toBe(0)
    },
    600_000 + STALLS * 30_000,
  )
})

describeMeasured('two gateways', () => {
  let fleet: RunningService
  beforeAll(async () => {
    fleet = await startFleet({ gateways: 2, env: { RATE_LIMITS: 'off', BASE_URL: 'http://memory.example.com' } })
  })
  afterAll(() => fleet?.stop())

  test(
    cites(PROMISE, 'oauth.tokens', 'run.split'),
    async () => {
      expect(await violations('P7, two gateways', fleet)).toEqual([])
    },
    LIMIT_MS,
  )

  const cutConnections = () =>
    withDatabase(fleet.databaseUrl, (client) =>
      client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
      ),
    )
  test.each([
    ['every connection to PostgreSQL is cut', cutConnections],
    // The last test, because the killed gateway is not restarted.
    ['one of them is killed', async () => fleet.gateways[1]?.kill('SIGKILL')],
  ])(
    cites('of many families in use at most one use each gets tokens, if meanwhile %s', 'oauth.tokens', 'run.split'),
    async (what, fault) => {
      const [session, [send]] = [await sessionOf(fleet), everySender(fleet) as [Send]]
      const once = fleet.gateways.map(({ baseUrl }) => onceTo(baseUrl))
      const families = await concurrently(AT_ONCE, Array.from({ length: 4 * AT_ONCE }), () =>
        connectAtLast(send, session),
      )
      let answers = 0
      const used = families.map((family) =>
        burst(send, family, USES, async (at) => {
          const reply = await refresh(once[at % once.length] as Send, family.clientId, family.refreshToken)
          if (++answers === USES) await fault()
          return reply
        }),
      )
      const bursts = await Promise.all(used)
      report(`P7, while ${what}`, { families: families.length, uses: USES, ...countsOf(bursts) })
      expect(wrongIn(bursts)).toEqual([])
    },
  )
})
