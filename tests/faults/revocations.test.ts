import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { clientOf, expectStatus } from '../support/http/client.js'
import { memoriesOf } from '../support/http/memories.js'
import { type OpenStream, openChat, openMcpStream } from '../support/http/open-stream.js'
import { newTenant, type Tenant } from '../support/http/tenant.js'
import { askFerry, FERRY, startEndlessModel } from '../support/servers/endless-model.js'
import { redisIsThere, startTestRedis, type TestRedis } from '../support/servers/redis.js'
import { type RunningService, startAlone, startFleet } from '../support/service.js'
import { isShortForm, times } from './harness/extent.js'
import { report } from './harness/report.js'

/** Reliability, P6. Its short form, which measures no times, is tests/spec/access/revocations.test.ts. */
const REVOCATIONS = times(20, 1_000)
const CUT_MS = 1_000
const CUT_WITHOUT_REDIS_MS = 5_000
/** Revocations at the same time, each with an open stream. */
const AT_ONCE = 20

interface Revocable {
  kind: string
  stream: OpenStream
  revoke(): Promise<unknown>
}

/** Opens streams at one process, for revocations at another if there are several. */
const revocables = (tenant: Tenant, there: string, writer: string): (() => Promise<Revocable>)[] => {
  const call = async (method: string, path: string, body?: object) =>
    expectStatus(await tenant.call(method, path, body), 200)
  const connected = async () => tenant.agent('Ferryman', { volumeId: tenant.volumeId })
  return [
    async () => {
      const made = expectStatus(await tenant.call('POST', '/keys', { name: 'brief', kind: 'org_r' }), 201)
      const { key_id, api_key } = made.body.data.key
      const stream = await openMcpStream(there, api_key)
      return { kind: 'key', stream, revoke: () => call('DELETE', `/keys/${key_id}`) }
    },
    async () => {
      const { agentId, key } = await connected()
      const stream = await openMcpStream(there, key)
      return { kind: 'agent', stream, revoke: () => call('DELETE', `/agents/${agentId}`) }
    },
    async () => {
      const { agentId, key } = await connected()
      const stream = await openChat(there, key, askFerry(tenant.volumeId))
      const path = `/agent/${agentId}/disconnect/${tenant.volumeId}`
      return { kind: 'connection', stream, revoke: () => call('DELETE', path) }
    },
    async () => {
      const volumeId = await tenant.volume('brief')
      await memoriesOf(tenant.send, writer, volumeId).write(FERRY)
      const stream = await openChat(there, writer, askFerry(volumeId))
      return { kind: 'volume', stream, revoke: () => call('DELETE', `/volumes/${volumeId}`) }
    },
  ]
}

/**
 * Revokes so often, and returns the milliseconds from each answer to the end of the stream, 0 if that came first.
 * @param begin called when the streams of a round are open
 */
const delaysOf = async (
  { gateways }: RunningService,
  revocations: number,
  begin = async () => {},
): Promise<number[]> => {
  const tenant = await newTenant(clientOf(gateways[0]?.baseUrl ?? ''))
  const writer = await tenant.key('org_rw')
  await memoriesOf(tenant.send, writer, tenant.volumeId).write(FERRY)
  const kinds = revocables(tenant, gateways.at(-1)?.baseUrl ?? '', writer)
  const delays: number[] = []
  while (delays.length < revocations) {
    const round = Array.from({ length: Math.min(AT_ONCE, revocations - delays.length) })
    const open = await Promise.all(round.flatMap((_none, at) => kinds[at % kinds.length]?.() ?? []))
    await begin()
    const cut = open.map(async ({ stream, revoke }) => {
      const ended = stream.ended.then(() => performance.now())
      await revoke()
      const answered = performance.now()
      return Math.max(0, (await ended) - answered)
    })
    delays.push(...(await Promise.all(cut)))
  }
  return delays
}

const measured = async (name: string, ...of: Parameters<typeof delaysOf>) => {
  const delays = (await delaysOf(...of)).sort((one, other) => one - other)
  const at = (share: number) => Math.round(delays[Math.ceil(share * delays.length) - 1] ?? 0)
  report(name, { revocations: delays.length, medianMs: at(0.5), p99Ms: at(0.99), longestMs: at(1) })
  return delays
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
    cites(`cuts every stream within a second of ${REVOCATIONS} revocations`, 'streams.cut'),
    async () => {
      const delays = await measured('P6, one process', service, REVOCATIONS)
      expect(delays.filter((delay) => delay > CUT_MS)).toEqual([])
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
    fleet = await startFleet({ gateways: 2, env: { ...env, REDIS_URL: redis.url } })
  })
  afterAll(async () => {
    await fleet?.stop()
    await redis?.stop()
  })

  test(
    cites(`cut every stream within a second of ${REVOCATIONS} revocations`, 'streams.cut'),
    async () => {
      const delays = await measured('P6, two gateways', fleet, REVOCATIONS)
      expect(delays.filter((delay) => delay > CUT_MS)).toEqual([])
    },
    600_000 + REVOCATIONS * 2_000,
  )

  test(cites('cut every stream within five seconds while Redis is down', 'streams.cut', 'redis.away'), async () => {
    const delays = await measured('P6, without Redis', fleet, AT_ONCE, redis.kill)
    await redis.start()
    expect(delays.filter((delay) => delay > CUT_WITHOUT_REDIS_MS)).toEqual([])
  })
})
