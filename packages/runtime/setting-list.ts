import { RULES } from '@agent-memory/core/graph/rules-version'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import { z } from 'zod'
import { readFailpoint } from './failpoints.js'
import { SERVICES } from './roles.js'
import {
  boltUrl,
  httpUrl,
  oneOf,
  origins,
  plainText,
  postgresUrl,
  rateLimits,
  redisUrl,
  s3Url,
  services,
  setting,
  trustProxy,
  wholeNumber,
} from './settings.js'

/** The name of the embedding model that comes with the service. */
export const BUILT_IN_MODEL = 'all-MiniLM-L6-v2-int8'

/** Each setting with its default as text, and its meaning for the table in the README. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).prefault('8080').describe('Port of the HTTP server; 0 lets the system choose.'),
  HOST: plainText(1).prefault('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every interface.'),
  DATA_DIR: plainText(1)
    .prefault('./.data')
    .describe(
      'Folder of everything durable that no URL names: the embedded PostgreSQL, uploaded files, the secret key.',
    ),
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
  NEO4J_URL: boltUrl
    .optional()
    .describe('A Neo4j server for the knowledge graph; without it PostgreSQL holds and reads it.'),
  NEO4J_USER: plainText(1).prefault('neo4j').describe('User of that server.'),
  NEO4J_PASSWORD: plainText(1).optional().describe('Its password, if it wants one.'),
  ANTHROPIC_API_KEY: plainText(1)
    .optional()
    .describe(
      'Has a language model of Anthropic extract what memories and documents say; without it, or where it fails, rules do.',
    ),
  ANTHROPIC_BASE_URL: httpUrl.optional().describe('Address of its API, or of a gateway to it; their own unless given.'),
  ANTHROPIC_MODEL: setting('the id of a model, at most 100 characters', (text) =>
    /^[\w.:@/-]{1,100}$/.test(text) && text !== RULES ? text : undefined,
  )
    .prefault('claude-haiku-4-5')
    .describe('Id of the model. After a change `sm-admin extract` has it read what was stored before.'),
  FILES_DIR: plainText(1)
    .optional()
    .describe('Folder of uploaded files, which all processes of a fleet share; `files` in DATA_DIR when not split.'),
  S3_URL: s3Url
    .optional()
    .describe(
      'A bucket for them instead: `https://KEY:SECRET@host/bucket/prefix?region=eu-west-1`, of any S3-compatible store.',
    ),
  SECRET_KEY: plainText(32)
    .optional()
    .describe(
      'Signs cookies, gives the token of calls between processes and keys the hashes of writes; at least 32 characters. Made in DATA_DIR, required when split.',
    ),
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
      `Writes of one organization that may wait to be judged; beyond it 429. ${OPEN_JOBS.inAll} times as many jobs of any kind but the graph's may be open in all; beyond that 503.`,
    ),
  SHUTDOWN_DELAY: setting('a number of seconds from 0 to 60', secondsToMs)
    .prefault('0')
    .describe('Seconds between "not ready" and the closing of the port, for load balancers (5 in Kubernetes).'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .prefault('info')
    .describe('Least severe log line: `fatal` to `trace`, or `silent`.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe(
      'Address of an OpenTelemetry collector (OTLP over HTTP, as `http://collector:4318`) for traces. What else its SDK reads holds too: `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`, `OTEL_EXPORTER_OTLP_HEADERS`.',
    ),
  RATE_LIMITS: rateLimits.prefault('{}').describe('`off`, or a JSON object of overrides: `{"write": 100}`.'),
  FAILPOINT: setting('like `memories.commit:after:kill`', readFailpoint)
    .optional()
    .describe('For tests, never in production: where this process kills or stops itself, or a call throws.'),
  NODE_ENV: oneOf('development', 'test', 'production')
    .prefault('development')
    .describe('`production` makes no first user at start.'),
})

/** Settings that carry credentials: each may come from a file, which `<name>_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'EMBEDDINGS_API_KEY',
  'REDIS_URL',
  'QDRANT_API_KEY',
  'NEO4J_PASSWORD',
  'ANTHROPIC_API_KEY',
  'S3_URL',
  'SECRET_KEY',
] as const satisfies readonly (keyof typeof settings.shape)[]

/** The setting that names a file with the value of this one. */
export const secretFileSetting = (name: string): string => `${name}_FILE`

function secondsToMs(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= 60 ? Math.round(Number(text) * 1_000) : undefined
}

export interface SettingDescription {
  name: string
  /** As one would write it; empty where there is none. */
  default: string
  meaning: string
  /** The setting that names a file with its value; only of those that carry credentials. */
  file?: string
}

/** Every setting for the README's table. */
export function describeConfig(): SettingDescription[] {
  return Object.entries(settings.shape).map(([name, schema]) => ({
    name,
    default: schema.def.type === 'prefault' ? String(schema.def.defaultValue) : '',
    meaning: schema.description ?? '',
    ...(SECRETS.some((secret) => secret === name) && { file: secretFileSetting(name) }),
  }))
}
