import { createClient } from '@agent-memory/client/client'
import { isMemoryServiceError, type MemoryServiceError } from '@agent-memory/client/errors'
import type { Context } from '../context.js'
import { adviceOn, happenedIn, START } from '../in-words.js'
import { VERSION } from '../version.js'
import { type Finding, fail, ok, warn } from './finding.js'

/** Short, because the service may be down. */
const TIMEOUT = { timeoutMs: 10_000 }
/**
 * Doctor warns if the clocks differ by more than this, in seconds. A smaller difference does no harm, because event
 * dates are days, and it cannot be measured exactly, because the Date header counts whole seconds.
 */
const CLOCK_SECONDS = 30

/**
 * Checks whether the service answers and is ready, whether its version matches this program's, and whether the clocks
 * agree. If `up` is false, no other call will work.
 */
export const checkService = async (context: Context): Promise<{ findings: Finding[]; up: boolean }> => {
  const { settings, io } = context
  const service = createClient({ baseUrl: settings.url.value, maxRetries: 0 })
  const options = { ...TIMEOUT, signal: io.interrupted }
  const started = io.now()
  try {
    const alive = await service.raw('GET', '/healthz', options)
    const ended = io.now()
    const found = `${settings.url.value} answers in ${ended - started} ms.`
    const findings = [ok('service', found), ...transport(settings.url.value), clock(alive.headers, started, ended)]
    findings.push(...(await readiness(service, options)), await version(service, options))
    return { findings, up: true }
  } catch (error) {
    if (!isMemoryServiceError(error)) throw error
    return { findings: [unreachable(error, io.env), ...transport(settings.url.value)], up: false }
  }
}

type Service = ReturnType<typeof createClient>
type Options = { timeoutMs: number; signal: AbortSignal }

const unreachable = (error: MemoryServiceError, env: NodeJS.ProcessEnv): Finding => {
  const proxy = env.HTTPS_PROXY ?? env.https_proxy ?? env.HTTP_PROXY ?? env.http_proxy
  const advice = [
    adviceOn(error) ?? START,
    ...(proxy ? ['sm ignores the proxy set in the environment: the service must be reachable directly.'] : []),
  ]
  return fail('service', happenedIn(error), advice.join(' '))
}

const transport = (address: string): Finding[] => {
  const { protocol, hostname } = new URL(address)
  const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
  if (protocol === 'https:') return [ok('transport', 'The connection uses TLS with a trusted certificate.')]
  if (own) return []
  const advice = 'Put TLS in front of the service, and use its https:// address.'
  return [warn('transport', `The key and every memory travel to ${hostname} unencrypted.`, advice)]
}

const clock = (headers: Headers, started: number, ended: number): Finding => {
  const sent = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(sent))
    return warn('clock', 'The response has no Date header.', 'Check whether a proxy removes the header.')
  // The header counts whole seconds, so it is half a second too early on average.
  const seconds = Math.round((sent + 500 - (started + ended) / 2) / 1_000)
  if (Math.abs(seconds) <= CLOCK_SECONDS) return ok('clock', 'The clocks of the service and of this machine agree.')
  const found = `The service is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine.`
  return warn('clock', found, 'Sync both clocks with NTP: key expiry and the dates of memories depend on them.')
}

interface Readiness {
  draining?: boolean
  checks?: Record<string, { ok: boolean; required: boolean; milliseconds: number }>
}

const readiness = async (service: Service, options: Options): Promise<Finding[]> => {
  const { draining = false, checks = {} } = await bodyOf<Readiness>(service.raw('GET', '/readyz', options))
  const parts = Object.entries(checks).map(([name, check]) => {
    if (check.ok) return ok(name, `works (${check.milliseconds} ms).`)
    if (!check.required) return warn(name, 'does not work; the service runs without it.', 'See the log of the service.')
    return fail(name, 'does not work, and the service needs it.', 'See the log of the service.')
  })
  if (!draining) return parts
  return [
    warn(
      'readiness',
      'The service is shutting down.',
      'Wait until the service has started again, or find out why it was stopped.',
    ),
    ...parts,
  ]
}

const version = async (service: Service, options: Options): Promise<Finding> => {
  const { info } = await bodyOf<{ info?: { version?: string } }>(service.raw('GET', '/openapi.json', options))
  const theirs = info?.version
  if (theirs === undefined)
    return warn('version', 'The service reports no version.', 'Check the address: another program may answer there.')
  if (major(theirs) === major(VERSION))
    return ok('version', `The service has version ${theirs}, sm has version ${VERSION}.`)
  return warn(
    'version',
    `The service has version ${theirs}, sm has version ${VERSION}.`,
    'Use the sm version that matches the service.',
  )
}

/**
 * Returns the part of a version that changes when compatibility breaks: the first number; below 1.0, the first two
 * (semver.org, clause 4).
 */
const major = (version: string): string => /^(0\.\d+|\d+)/.exec(version)?.[0] ?? version

/** Returns the body, also of an error response: with a 503, the body of /readyz reports what is wrong. */
const bodyOf = async <Body extends object>(call: Promise<{ body: unknown }>): Promise<Partial<Body>> => {
  const body = await call.then(
    (answer) => answer.body,
    (error: unknown) => {
      if (isMemoryServiceError(error)) return error.body
      throw error
    },
  )
  return typeof body === 'object' && body !== null ? (body as Partial<Body>) : parsed(body)
}

/** Parses a body that the client left as text because it did not recognize it. */
const parsed = (body: unknown): object => {
  try {
    return JSON.parse(String(body)) ?? {}
  } catch {
    return {}
  }
}
