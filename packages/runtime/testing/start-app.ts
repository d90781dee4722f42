import type { Server } from 'node:http'
import { openLocalSignals } from '@agent-memory/adapters/queue/local-signals'
import type { KeyPrincipal, SessionPrincipal, TokenPrincipal } from '@agent-memory/core/accounts/principal'
import type { RateCounters } from '@agent-memory/core/ports/accounts/quotas'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import { type RateLimits, withOverrides } from '@agent-memory/core/rate-limits'
import session, { type Store } from 'express-session'
import type { Authenticator } from '../http/access/auth.js'
import { createMemoryRateCounters } from '../http/access/memory-rate-counters.js'
import { createRateLimiter } from '../http/access/rate-limit.js'
import { sessionMiddleware } from '../http/access/session.js'
import { createApp, type HttpSettings } from '../http/app.js'
import type { Endpoint } from '../http/endpoint.js'
import { createHttpServer, drain, listen, type ServerTimeLimits } from '../http/server.js'
import { takesUpgrades } from '../http/upgrades.js'
import { createHealth, type Health, type HealthCheck } from '../observe/health.js'
import { createLog } from '../observe/log.js'
import { createMetrics } from '../observe/metrics.js'

export interface TestAppOptions {
  keys?: Record<string, KeyPrincipal>
  tokens?: Record<string, TokenPrincipal>
  users?: Record<string, SessionPrincipal>
  authenticator?: Authenticator
  signals?: Signals
  volumes?: VolumeReach[]
  limits?: RateLimits | 'off'
  counters?: RateCounters
  checks?: HealthCheck[]
  store?: Store
  settings?: Partial<HttpSettings>
  timeLimits?: Partial<ServerTimeLimits>
  requestTimeLimitMs?: number
  commentEveryMs?: number
}

export interface TestApp {
  url: string
  port: number
  server: Server
  health: Health
  /** Every line logged so far. */
  lines: string[]
  close(): Promise<void>
}

/** Starts the real HTTP layer on a free port of 127.0.0.1, with in-memory principals, for endpoint tests. */
export async function startTestApp(endpoints: readonly Endpoint[], options: TestAppOptions = {}): Promise<TestApp> {
  const lines: string[] = []
  const logging = createLog('debug', { write: (line) => void lines.push(line) })
  const limiter = createRateLimiter(options.counters ?? createMemoryRateCounters(), options.limits ?? withOverrides({}))
  const health = createHealth(options.checks ?? [])
  const app = createApp({
    settings: {
      baseUrl: 'http://127.0.0.1',
      corsOrigins: [],
      trustProxy: false,
      localOnly: false,
      ...options.settings,
    },
    logging,
    metrics: createMetrics(),
    health,
    endpoints,
    version: '0.0.0',
    ...(options.requestTimeLimitMs !== undefined && { requestTimeLimitMs: options.requestTimeLimitMs }),
    commentEveryMs: options.commentEveryMs,
    authenticator: options.authenticator ?? fromMemory(options),
    signals: options.signals ?? openLocalSignals(),
    volumes: { volumesForKey: async (ids) => (options.volumes ?? []).filter(({ volumeId }) => ids.includes(volumeId)) },
    limiter,
    session: sessionMiddleware(options.store ?? new session.MemoryStore(), 'test-secret'),
  })
  const server = createHttpServer(app, limiter, { upgrades: takesUpgrades(endpoints), limits: options.timeLimits })
  const port = await listen(server, 0, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, port, server, health, lines, close: () => drain(server, 0) }
}

const fromMemory = ({ keys = {}, tokens = {}, users = {} }: TestAppOptions): Authenticator => ({
  findKey: async (secret) => keys[secret] ?? null,
  findToken: async (token) => tokens[token] ?? null,
  findUser: async (userId) => users[userId] ?? null,
})

/** Returns the principal of a read-write organization key. */
export const testKey = (over: Partial<KeyPrincipal> = {}): KeyPrincipal => ({
  kind: 'key',
  keyKind: 'org_rw',
  keyId: 'b0000000-0000-4000-8000-000000000001',
  orgId: 'b0000000-0000-4000-8000-000000000002',
  projectId: null,
  agentId: null,
  userId: null,
  name: 'test key',
  roles: {},
  ...over,
})

/** Returns the principal of an organization's owner. */
export const testUser = (over: Partial<SessionPrincipal> = {}): SessionPrincipal => ({
  kind: 'session',
  userId: 'b0000000-0000-4000-8000-000000000003',
  email: 'ada@example.org',
  name: 'Ada',
  roles: { 'b0000000-0000-4000-8000-000000000002': 'owner' },
  ...over,
})
