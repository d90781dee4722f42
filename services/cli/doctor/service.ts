import { createClient } from '@agent-memory/client/client'
import { isMemoryServiceError, type MemoryServiceError } from '@agent-memory/client/errors'
import type { Context } from '../context.js'
import { forPeople } from '../describe-error.js'
import { VERSION } from '../version.js'
import { type Finding, fail, ok, warn } from './finding.js'

/** Nobody waits longer for a service that may be down. */
const PATIENCE = { timeoutMs: 10_000 }
/** The Date header counts whole seconds, and event dates are days: less than this is no trouble. */
const CLOCK_SECONDS = 30

/** Whether the service answers, is ready, fits this program, and has the same time. Whether it goes on: no call will work if not. */
export const lookAtService = async (context: Context): Promise<{ findings: Finding[]; up: boolean }> => {
  const { settings, io } = context
  const service = createClient({ baseUrl: settings.url.value, maxRetries: 0 })
  const options = { ...PATIENCE, signal: io.interrupted }
  const began = io.now()
  try {
    const alive = await service.raw('GET', '/healthz', options)
    const ended = io.now()
    const found = `${settings.url.value} answers in ${ended - began} ms.`
    const findings = [ok('service', found), ...transport(settings.url.value), clock(alive.headers, began, ended)]
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
  const certificate = /certificate/.test(String(error.details))
  const advice = [
    certificate
      ? 'An authority of your own is trusted by NODE_EXTRA_CA_CERTS=<file.pem>.'
      : 'Start it with `npm start`, or name another address by --url or SM_BASE_URL.',
    ...(proxy
      ? ['A proxy is set in the environment, and sm goes without: the service must be reachable directly.']
      : []),
  ]
  return fail('service', forPeople(String(error.details)), advice.join(' '))
}

const transport = (address: string): Finding[] => {
  const { protocol, hostname } = new URL(address)
  const own = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname) || hostname.endsWith('.localhost')
  if (protocol === 'https:') return [ok('transport', 'TLS, with a certificate that is trusted.')]
  if (own) return []
  const advice = 'Put TLS before the service, and use its https:// address.'
  return [warn('transport', `The key and every memory travel to ${hostname} unencrypted.`, advice)]
}

const clock = (headers: Headers, began: number, ended: number): Finding => {
  const said = Date.parse(headers.get('Date') ?? '')
  if (Number.isNaN(said)) return warn('clock', 'The answer bears no date.', 'See whether a proxy takes it away.')
  // The header's second began up to a second before it was said.
  const seconds = Math.round((said + 500 - (began + ended) / 2) / 1_000)
  if (Math.abs(seconds) <= CLOCK_SECONDS) return ok('clock', 'The service has the same time as this machine.')
  const found = `The service is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} this machine.`
  return warn('clock', found, 'Set both clocks by NTP: expiry and the dates of memories hang on them.')
}

interface Readiness {
  draining?: boolean
  checks?: Record<string, { ok: boolean; required: boolean; milliseconds: number }>
}

const readiness = async (service: Service, options: Options): Promise<Finding[]> => {
  const { draining = false, checks = {} } = await bodyOf<Readiness>(service.raw('GET', '/readyz', options))
  const parts = Object.entries(checks).map(([name, check]) => {
    if (check.ok) return ok(name, `works (${check.milliseconds} ms).`)
    if (!check.required) return warn(name, 'does not work; the service goes on without.', 'See the log of the service.')
    return fail(name, 'does not work, and the service needs it.', 'See the log of the service.')
  })
  if (!draining) return parts
  return [warn('readiness', 'The service is shutting down.', 'Wait, or see who stops it.'), ...parts]
}

const version = async (service: Service, options: Options): Promise<Finding> => {
  const { info } = await bodyOf<{ info?: { version?: string } }>(service.raw('GET', '/openapi.json', options))
  const theirs = info?.version
  if (theirs === undefined) return warn('version', 'What answers does not say its version.', 'Is this the service?')
  if (major(theirs) === major(VERSION)) return ok('version', `The service is ${theirs}, sm is ${VERSION}.`)
  return warn('version', `The service is ${theirs}, sm is ${VERSION}.`, 'Use an sm of the version of the service.')
}

/** Below 1.0 the second number is the one that breaks (semver.org, clause 4). */
const major = (version: string): string => /^(0\.\d+|\d+)/.exec(version)?.[0] ?? version

/** The body, of a refusal as well: /readyz says with 503 what is wrong. */
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

/** The client does not read what is no error body of the service. */
const parsed = (body: unknown): object => {
  try {
    return JSON.parse(String(body)) ?? {}
  } catch {
    return {}
  }
}
