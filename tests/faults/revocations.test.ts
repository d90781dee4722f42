import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { clientOf } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { revocables } from '../support/http/open-ended/revocables.js'
import { newTenant } from '../support/http/tenant.js'
import { FERRY, startEndlessModel } from '../support/servers/models/endless-model.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/servers/redis.js'
import { type RunningService, startAlone, startFleet } from '../support/service.js'
import { isShortForm, times } from './harness/extent.js'
import { report } from './harness/report.js'

/** Number of revocations. The short form, which measures no times, is tests/spec/access/revocations.test.ts. */
const REVOCATIONS = times(20, 1_000)
const CUT_MS = 1_000
const CUT_WITHOUT_REDIS_MS = 5_000
/** Revocations at the same time, each with an open stream. */
const AT_ONCE = 20

interface Cut {
  /** What revoked the access. */
  by: string
  /** From the answer to the revocation until the stream had ended; 0 if it ended first, or no stream was open. */
  delayMs: number
  /** Whether the service refused the first request sent after it had answered the revocation. */
  isRefused: boolean
}

/**
 * Revokes access `revocations` times, each kind in turn.
 * @param begin called when the streams of a round are open
 */
const cutsOf = async (service: RunningService, revocations: number, begin = async () => {}): Promise<Cut[]> => {
  const { gateways, databaseUrl, realtimeUrl } = service
  const [here, there] = [gateways[0]?.baseUrl ?? '', gateways.at(-1)?.baseUrl ?? '']
  const tenant = await newTenant(clientOf(here))
  const writer = await tenant.key('org_rw')
  await memoriesOf(tenant.send, writer, tenant.volumeId).write(FERRY)
  const kinds = revocables({ tenant, writer, databaseUrl, there, ask: clientOf(there), realtimeUrl })
  const names = Object.keys(kinds)
  const wanted = Array.from({ length: revocations }, (_none, at) => names[at % names.length] as string)
  const cuts: Cut[] = []
  while (cuts.length < revocations) {
    const round = wanted.slice(cuts.length, cuts.length + AT_ONCE)
    const open = await Promise.all(round.map(async (by) => ({ by, ...(await (kinds[by] as Kind)()) })))
    for (const { by, isRefused } of open) expect([by, await isRefused()]).toEqual([by, false])
    await begin()
    const cut = open.map(async ({ by, ended, isRefused, revoke }): Promise<Cut> => {
      const now = () => performance.now()
      const end = ended?.then(now, now)
      await revoke()
      const answered = performance.now()
      const refused = await isRefused()
      return { by, delayMs: Math.max(0, ((await end) ?? answered) - answered), isRefused: refused }
    })
    cuts.push(...(await Promise.all(cut)))
  }
  return cuts
}
type Kind = ReturnType<typeof revocables>[string]

/** Returns the revocations that took effect too late. */
const tooLate = async (name: string, limitMs: number, ...of: Parameters<typeof cutsOf>): Promise<Cut[]> => {
  const cuts = (await cutsOf(...of)).sort((one, other) => one.delayMs - other.delayMs)
  const at = (share: number) => Math.round(cuts[Math.ceil(share * cuts.length) - 1]?.delayMs ?? 0)
  const admitted = cuts.filter(({ isRefused }) => !isRefused).length
  report(name, { revocations: cuts.length, medianMs: at(0.5), p99Ms: at(0.99), longestMs: at(1), admitted })
  return cuts.filter(({ delayMs, isRefused }) => delayMs > limitMs || !isRefused)
}

const describeMeasured = isShortForm ? describe.skip : describe
let model: Awaited<ReturnType<typeof startEndlessModel>>
let env: Record<string, string>
beforeAll(async () => {
  model = await startEndlessModel()
  env = { RATE_LIMITS: 'off', ...model.env }
})
afterAll(() => model?.close())

describeMeasured('one process', () => {
  let service: RunningService
  beforeAll(async () => {
    service = await startAlone({ env })
  })
  afterAll(() => service?.stop())

  test(
    cites(
      `cuts every stream within a second of ${REVOCATIONS} revocations, and refuses the next request`,
      'streams.cut',
      'members.cut',
      'oauth.dead-at-once',
    ),
    async () => {
      expect(await tooLate('P6, one process', CUT_MS, service, REVOCATIONS)).toEqual([])
    },
    600_000 + REVOCATIONS * 2_000,
  )
})

const describeFleet = redisIsThere('the revocations in a fleet') ? describeMeasured : describe.skip

describeFleet('two gateways over Redis', () => {
  let redis: TestRedis
  let fleet: RunningService
  beforeAll(async () => {
    redis = await startTestRedis()
    // An access token is valid for one address, so all processes of the fleet have the same BASE_URL.
    const shared = { REDIS_URL: redis.url, BASE_URL: 'http://memory.example.com' }
    fleet = await startFleet({ gateways: 2, env: { ...env, ...shared } })
  })
  afterAll(async () => {
    await fleet?.stop()
    await redis?.stop()
  })

  test(
    cites(
      `cut every stream within a second of ${REVOCATIONS} revocations, and refuse the next request`,
      'streams.cut',
      'members.cut',
      'oauth.dead-at-once',
    ),
    async () => {
      expect(await tooLate('P6, two gateways', CUT_MS, fleet, REVOCATIONS)).toEqual([])
    },
    600_000 + REVOCATIONS * 2_000,
  )

  test(cites('cut every stream within five seconds while Redis is down', 'streams.cut', 'redis.away'), async () => {
    const late = await tooLate('P6, without Redis', CUT_WITHOUT_REDIS_MS, fleet, AT_ONCE, redis.kill)
    await redis.start()
    expect(late).toEqual([])
  })
})
