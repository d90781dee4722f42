import { resolve } from 'node:path'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import type { RateLimits } from '@agent-memory/core/rate-limits'
import { z } from 'zod'
import { type Failpoint, readFailpoint } from './failpoints.js'
import { localAddress } from './local-address.js'
import {
  httpUrl,
  oneOf,
  origins,
  plainText,
  postgresUrl,
  rateLimits,
  redisUrl,
  services,
  setting,
  trustProxy,
  wholeNumber,
} from './settings.js'

/** The name of the embedding model that comes with the service. */
export const BUILT_IN_MODEL = 'all-MiniLM-L6-v2-int8'

export const SERVICES = ['gateway', 'mcp', 'guard', 'embedder'] as const
export type ServiceName = (typeof SERVICES)[number]

/** Each setting with its default as text, and its meaning for the table in the README. */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).prefault('8080').describe('Port of the HTTP server; 0 lets the system choose.'),
  HOST: plainText(1).prefault('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every interface.'),
  DATA_DIR: plainText(1)
    .prefault('./.data')
    .describe('Folder of everything durable that no URL names: the embedded PostgreSQL, the secret key.'),
  BASE_URL: httpUrl.optional().describe('Address under which clients reach the service; HOST and PORT unless given.'),
  SERVICES: services(SERVICES).prefault(SERVICES.join(',')).describe('What this process runs, comma-separated.'),
  DATABASE_URL: postgresUrl.optional().describe('Your own PostgreSQL; without it an embedded one is started.'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe('The same database past a transaction pooler, for LISTEN; DATABASE_URL unless given.'),
  EMBEDDINGS_URL: httpUrl
    .optional()
    .describe('Base address of an embedder, ours or any with `/v1/embeddings`; without it the model runs in process.'),
  EMBEDDINGS_MODEL: plainText(1)
    .prefault(BUILT_IN_MODEL)
    .describe('Model asked for at EMBEDDINGS_URL. After a change it serves once all memories have its vectors.'),
  EMBEDDINGS_API_KEY: plainText(1)
    .optional()
    .describe('Bearer token for a service of others at EMBEDDINGS_URL; our own embedder needs none.'),
  REDIS_URL: redisUrl
    .optional()
    .describe('A Redis that carries jobs, wake-ups and rate-limit counters between processes; PostgreSQL without it.'),
  QDRANT_URL: httpUrl
    .optional()
    .describe('A Qdrant server for the vectors; without it PostgreSQL holds and searches them.'),
  QDRANT_API_KEY: plainText(1).optional().describe('Key of that server, if it wants one.'),
  QDRANT_PREFIX: setting('letters, digits, `-` and `_`', (text) => (/^[\w-]{1,100}$/.test(text) ? text : undefined))
    .prefault('agent-memory-')
    .describe('Stands before the names of our collections, so that installations can share a server.'),
  SECRET_KEY: plainText(32)
    .optional()
    .describe('Signs cookies and encrypts secrets, at least 32 characters; made in DATA_DIR, required when split.'),
  TRUST_PROXY: trustProxy
    .prefault('false')
    .describe('Whose X-Forwarded headers count: number of proxies in front, or their addresses.'),
  SIGNUP: oneOf('open', 'closed').prefault('open').describe('Whether strangers may sign up: `open` or `closed`.'),
  CORS_ORIGINS: origins.prefault('').describe('Origins of dashboards on other hosts, comma-separated.'),
  MIGRATE: oneOf('auto', 'check')
    .prefault('auto')
    .describe('`auto` migrates the database at start; `check` refuses to start on an old one.'),
  INDEX_MEMORY_MB: wholeNumber(16, 1_000_000)
    .prefault('256')
    .describe('Memory for vector indexes; a larger volume is scanned from PostgreSQL instead.'),
  MAX_OPEN_JOBS: wholeNumber(1, 10_000_000)
    .prefault(String(OPEN_JOBS.ofOrganization))
    .describe(
      `Writes of one organization that may wait to be judged; beyond it 429. ${OPEN_JOBS.inAll} times as many jobs of any kind may be open in all; beyond that 503.`,
    ),
  SHUTDOWN_DELAY: setting('a number of seconds from 0 to 60', secondsToMs)
    .prefault('0')
    .describe('Seconds between "not ready" and the closing of the port, for load balancers (5 in Kubernetes).'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .prefault('info')
    .describe('Least severe log line: `fatal` to `trace`, or `silent`.'),
  RATE_LIMITS: rateLimits.prefault('{}').describe('`off`, or a JSON object of overrides: `{"write": 100}`.'),
  FAILPOINT: setting('like `memories.commit:after:kill`', readFailpoint)
    .optional()
    .describe('For tests, never in production: where this process kills or stops itself, or a call throws.'),
  NODE_ENV: oneOf('development', 'test', 'production')
    .prefault('development')
    .describe('`production` makes no first user at start.'),
})

function secondsToMs(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= 60 ? Math.round(Number(text) * 1_000) : undefined
}

/** Names of the design whose dependency this version does not have: refused, for data would not go where one expects. */
const NOT_YET = [
  'NEO4J_URL',
  'NEO4J_USER',
  'NEO4J_PASSWORD',
  'RERANKER_URL',
  'S3_URL',
  'SMTP_URL',
  'WEBHOOK_ALLOWED_NETWORKS',
]
/** The same, but often set for other programs of the same user: said in the log. */
const NOT_YET_AMBIENT = ['ANTHROPIC_API_KEY', 'ANTHROPIC_BASE_URL', 'ANTHROPIC_MODEL']

export interface Config {
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  /** Without a slash at its end. With port 0 it is only known once the server listens: undefined then, unless given. */
  baseUrl: string | undefined
  /** In the order of SERVICES. */
  services: readonly ServiceName[]
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  embeddingsUrl: string | undefined
  embeddingsModel: string
  embeddingsApiKey: string | undefined
  redisUrl: string | undefined
  qdrantUrl: string | undefined
  qdrantApiKey: string | undefined
  qdrantPrefix: string
  /** Undefined: `readOrMakeSecretKey` of secret-key.ts has it. */
  secretKey: string | undefined
  trustProxy: false | number | string[]
  signup: 'open' | 'closed'
  corsOrigins: readonly string[]
  migrate: 'auto' | 'check'
  indexMemoryMb: number
  maxOpenJobs: number
  shutdownDelayMs: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  rateLimits: RateLimits | 'off'
  production: boolean
  failpoint: Failpoint | undefined
  /** Sentences to log at start. */
  warnings: readonly string[]
}

/** The configuration with what the start has made. */
export interface StartedConfig extends Config {
  secretKey: string
}

/** A start that cannot be: one sentence a problem, each naming its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws ConfigError for wrong values and for combinations that would quietly split the service's state
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const unused = NOT_YET.filter((name) => name in given)
  if (unused.length > 0) throw new ConfigError(unused.map((name) => `${name} is not used by this version.`).join('\n'))
  const { data, error } = settings.safeParse(given)
  if (error) throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'))
  const config: Config = {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    baseUrl: data.BASE_URL ?? (data.PORT === 0 ? undefined : localAddress(data.HOST, data.PORT)),
    services: data.SERVICES,
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    embeddingsUrl: data.EMBEDDINGS_URL,
    embeddingsModel: data.EMBEDDINGS_MODEL,
    embeddingsApiKey: data.EMBEDDINGS_API_KEY,
    redisUrl: data.REDIS_URL,
    qdrantUrl: data.QDRANT_URL,
    qdrantApiKey: data.QDRANT_API_KEY,
    qdrantPrefix: data.QDRANT_PREFIX,
    secretKey: data.SECRET_KEY,
    trustProxy: data.TRUST_PROXY,
    signup: data.SIGNUP,
    corsOrigins: data.CORS_ORIGINS,
    migrate: data.MIGRATE,
    indexMemoryMb: data.INDEX_MEMORY_MB,
    maxOpenJobs: data.MAX_OPEN_JOBS,
    shutdownDelayMs: data.SHUTDOWN_DELAY,
    logLevel: data.LOG_LEVEL,
    rateLimits: data.RATE_LIMITS,
    production: data.NODE_ENV === 'production',
    failpoint: data.FAILPOINT,
    warnings: NOT_YET_AMBIENT.filter((name) => name in given).map((name) => `${name} is not used by this version.`),
  }
  const refusal = whyNoModel(config) ?? whySplitBrain(config) ?? whyNotFailing(config)
  if (refusal) throw new ConfigError(refusal)
  return config
}

/** True when other processes run the rest of the services. */
export const isSplit = ({ services }: Pick<Config, 'services'>): boolean => services.length < SERVICES.length

function whyNotFailing({ production, failpoint }: Config): string | undefined {
  return production && failpoint
    ? 'FAILPOINT is for tests and must not be set where NODE_ENV is production.'
    : undefined
}

function whyNoModel({ embeddingsModel, embeddingsUrl }: Config): string | undefined {
  return embeddingsModel === BUILT_IN_MODEL || embeddingsUrl !== undefined
    ? undefined
    : `EMBEDDINGS_MODEL=${embeddingsModel} needs EMBEDDINGS_URL, the address of a service that has it.`
}

/** Those that need vectors: of queries, or of what is written. */
const EMBEDDING: ReadonlySet<ServiceName> = new Set(['gateway', 'mcp', 'guard'])

function whySplitBrain(config: Config): string | undefined {
  if (!isSplit(config)) return undefined
  const only = `SERVICES=${config.services.join(',')}`
  if (config.databaseUrl === undefined) {
    return `${only} needs DATABASE_URL, for other processes cannot share the embedded PostgreSQL of this one.`
  }
  if (config.secretKey === undefined) {
    return `${only} needs SECRET_KEY, the same for every process, for each would make its own.`
  }
  const embeds = config.services.some((name) => EMBEDDING.has(name))
  if (embeds && !config.services.includes('embedder') && config.embeddingsUrl === undefined) {
    return `${only} needs EMBEDDINGS_URL, the address of the embedder, for this process does not run it.`
  }
  return undefined
}

export interface SettingDescription {
  name: string
  /** As one would write it; empty where there is none. */
  default: string
  meaning: string
}

/** Every setting for the README's table. */
export function describeConfig(): SettingDescription[] {
  return Object.entries(settings.shape).map(([name, schema]) => ({
    name,
    default: schema.def.type === 'prefault' ? String(schema.def.defaultValue) : '',
    meaning: schema.description ?? '',
  }))
}
