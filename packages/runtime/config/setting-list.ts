import { RULES } from '@agent-memory/core/graph/extract/rules-version'
import { OPEN_JOBS } from '@agent-memory/core/limits'
import { z } from 'zod'
import { readFailpoint } from '../process/failpoints.js'
import { oidcProviders } from './identity-providers.js'
import { SERVICES } from './roles.js'
import {
  boltUrl,
  hosts,
  httpUrl,
  mailSender,
  networks,
  oneOf,
  origins,
  plainText,
  postgresUrl,
  rateLimits,
  redisUrl,
  s3Url,
  services,
  setting,
  smtpUrl,
  trustProxy,
  wholeNumber,
} from './settings.js'

/** The embedding model bundled with the service. */
export const BUILT_IN_MODEL = 'all-MiniLM-L6-v2-int8'

/** All settings, with default and description for the table in the README. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).prefault('8080').describe('Port of the HTTP server; 0 lets the system choose.'),
  HOST: plainText(1).prefault('127.0.0.1').describe('Address to listen on; `0.0.0.0` for every interface.'),
  DATA_DIR: plainText(1)
    .prefault('./.data')
    .describe(
      'Folder for durable data that no URL setting covers: the embedded PostgreSQL, uploaded files, the secret key.',
    ),
  BASE_URL: httpUrl.optional().describe('URL at which clients reach the service; by default built from HOST and PORT.'),
  SERVICES: services(SERVICES).prefault(SERVICES.join(',')).describe('Services this process runs, comma-separated.'),
  DATABASE_URL: postgresUrl.optional().describe('Your own PostgreSQL; without it the service starts an embedded one.'),
  DATABASE_DIRECT_URL: postgresUrl
    .optional()
    .describe(
      'URL of the database itself, for LISTEN, if DATABASE_URL is that of a transaction pooler; defaults to DATABASE_URL.',
    ),
  EMBEDDINGS_URL: httpUrl
    .optional()
    .describe(
      'Base URL of an embedder, ours or any with `/v1/embeddings`; without it, each process that embeds runs the model itself.',
    ),
  EMBEDDINGS_MODEL: plainText(1)
    .prefault(BUILT_IN_MODEL)
    .describe('Model to request at EMBEDDINGS_URL. A new model takes over once all memories have its vectors.'),
  EMBEDDINGS_API_KEY: plainText(1)
    .optional()
    .describe('Bearer token for a third-party service at EMBEDDINGS_URL; our own embedder needs none.'),
  RERANKER_URL: httpUrl
    .optional()
    .describe(
      'Base URL of a service with `/rerank`, which reorders the best hits of a query; if unset, hits are not reordered.',
    ),
  RERANKER_MODEL: plainText(1)
    .optional()
    .describe(
      "Model to request at RERANKER_URL, in the format of Cohere's API; leave it out for Hugging Face's text-embeddings-inference.",
    ),
  RERANKER_API_KEY: plainText(1).optional().describe('Bearer token for the service at RERANKER_URL, if it needs one.'),
  REDIS_URL: redisUrl
    .optional()
    .describe('Redis for jobs, wake-ups and rate-limit counters across processes; without it PostgreSQL is used.'),
  QDRANT_URL: httpUrl
    .optional()
    .describe('Qdrant server for the vectors; without it PostgreSQL stores and searches them.'),
  QDRANT_API_KEY: plainText(1).optional().describe('API key for the Qdrant server, if it requires one.'),
  QDRANT_PREFIX: setting('letters, digits, `-` and `_`', (text) => (/^[\w-]{1,100}$/.test(text) ? text : undefined))
    .prefault('agent-memory-')
    .describe('Prefix of our collection names, so that installations can share a server.'),
  NEO4J_URL: boltUrl
    .optional()
    .describe('Neo4j server for the knowledge graph; without it PostgreSQL serves the graph.'),
  NEO4J_USER: plainText(1).prefault('neo4j').describe('User for the Neo4j server.'),
  NEO4J_PASSWORD: plainText(1).optional().describe('Password for the Neo4j server, if it requires one.'),
  ANTHROPIC_API_KEY: plainText(1)
    .optional()
    .describe(
      'Lets an Anthropic model write answers, extract facts from memories and documents, and compare new memories with similar ones; without it, or if the model fails, rules do all this.',
    ),
  ANTHROPIC_BASE_URL: httpUrl
    .optional()
    .describe('URL of the Anthropic API or of a gateway to it; defaults to the official one.'),
  ANTHROPIC_MODEL: setting('the id of a model, at most 100 characters', (text) =>
    /^[\w.:@/-]{1,100}$/.test(text) && text !== RULES ? text : undefined,
  )
    .prefault('claude-haiku-4-5')
    .describe(
      'Model id; `sm-admin try-model` tries it. After a change, `sm-admin extract` re-extracts what was stored before.',
    ),
  MODEL_MONTHLY_TOKENS: wholeNumber(0, 999_999_999)
    .prefault('1000000')
    .describe(
      'Tokens that the model of ANTHROPIC_API_KEY may use per organization and calendar month. The model answers questions, and compares new memories with similar ones after the write. If 0, rules alone do both.',
    ),
  FILES_DIR: plainText(1)
    .optional()
    .describe(
      'Folder for uploaded files, shared by all processes. If the service is one process, the default is `files` in DATA_DIR.',
    ),
  S3_URL: s3Url
    .optional()
    .describe(
      'S3-compatible bucket for uploaded files, in place of FILES_DIR: `https://KEY:SECRET@host/bucket/prefix?region=eu-west-1`.',
    ),
  SECRET_KEY: plainText(32)
    .optional()
    .describe(
      'Signs cookies, derives the token for calls between processes, keys the hashes (HMAC) that recognize repeated writes, and encrypts the secrets of webhooks; at least 32 characters. Generated in DATA_DIR if the service is one process, else required.',
    ),
  TRUST_PROXY: trustProxy
    .prefault('false')
    .describe('Whose X-Forwarded headers to trust: the number of proxies in front, or their addresses.'),
  SIGNUP: oneOf('open', 'invite', 'closed')
    .prefault('open')
    .describe('Who can sign up: everybody (`open`), only invited people (`invite`), or nobody (`closed`).'),
  OIDC_PROVIDERS: oidcProviders
    .prefault('{}')
    .describe(
      'Identity providers (OpenID Connect) at which people can sign in, as JSON: `{"google": {"name": "Google", "issuer": "https://accounts.google.com", "client_id": "…", "client_secret": "…"}}`; see docs/sign-in.md.',
    ),
  SMTP_URL: smtpUrl
    .optional()
    .describe(
      'Mail server for invitations, address verification and password resets: `smtp://user:password@host:587`; needs MAIL_FROM and BASE_URL. Without it, addresses are not verified, the person who invites gets the link to pass on, and `sm-admin reset-password` prints a token with which a person sets a new password, and, if BASE_URL is set, a link with it.',
    ),
  MAIL_FROM: mailSender.optional().describe('Sender of mails: an address, or `Name <address>`.'),
  CORS_ORIGINS: origins.prefault('').describe('Origins of dashboards on other hosts, comma-separated.'),
  OAUTH_REFRESH_HOSTS: hosts
    .prefault('')
    .describe(
      'Hosts of redirect URIs, comma-separated: `localhost,127.0.0.1`. OAuth clients that redirect there get a refresh token without asking for `offline_access`, because some MCP clients never ask for it.',
    ),
  OAUTH_CLIENT_DOCUMENTS: oneOf('on', 'off')
    .prefault('off')
    .describe(
      'Whether OAuth clients can identify themselves by the https address of a document that describes them, which this service then fetches (client id metadata documents).',
    ),
  OAUTH_ALLOWED_NETWORKS: networks
    .prefault('')
    .describe(
      'Networks from which client id metadata documents may be fetched besides public addresses, comma-separated CIDR blocks: `127.0.0.0/8`.',
    ),
  WEBHOOK_ALLOWED_NETWORKS: networks
    .prefault('')
    .describe(
      'Networks that webhooks may call besides public addresses, comma-separated CIDR blocks: `10.0.0.0/8`. Addresses at which cloud providers serve credentials are never called.',
    ),
  MIGRATE: oneOf('auto', 'check')
    .prefault('auto')
    .describe('`auto` migrates the database at start; `check` refuses to start on an outdated one.'),
  INDEX_MEMORY_MB: wholeNumber(16, 1_000_000)
    .prefault('256')
    .describe('RAM for vector indexes, in MB. A volume that alone needs more is read from PostgreSQL for each search.'),
  MAX_OPEN_JOBS: wholeNumber(1, 10_000_000)
    .prefault(String(OPEN_JOBS.ofOrganization))
    .describe(
      `Maximum writes per organization that wait for the guard; further writes get 429. Across all organizations, ${OPEN_JOBS.inAll} times as many jobs may be due, not counting background work such as comparisons, the graph, webhooks, mail and forget requests; beyond that, all writes get 503.`,
    ),
  SHUTDOWN_DELAY: setting('a number of seconds from 0 to 60', secondsToMs)
    .prefault('0')
    .describe(
      'At shutdown, seconds between reporting "not ready" and closing the port, for load balancers (5 in Kubernetes).',
    ),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .prefault('info')
    .describe('Lowest severity to log: `fatal` to `trace`, or `silent`.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .optional()
    .describe(
      'OpenTelemetry collector for traces (OTLP over HTTP, such as `http://collector:4318`). Other variables of the SDK apply too: `OTEL_TRACES_SAMPLER`, `OTEL_SERVICE_NAME`, `OTEL_EXPORTER_OTLP_HEADERS`.',
    ),
  RATE_LIMITS: rateLimits.prefault('{}').describe('`off`, or a JSON object of overrides: `{"write": 100}`.'),
  FAILPOINT: setting('like `memories.commit:after:kill`', readFailpoint)
    .optional()
    .describe('For tests, never in production: where this process kills or stops itself, or a call throws.'),
  NODE_ENV: oneOf('development', 'test', 'production')
    .prefault('development')
    .describe('`production` creates no first user at start.'),
})

/** Settings that carry credentials: each can be read from a file named by `<name>_FILE`. */
export const SECRETS = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'EMBEDDINGS_API_KEY',
  'RERANKER_API_KEY',
  'REDIS_URL',
  'QDRANT_API_KEY',
  'NEO4J_PASSWORD',
  'ANTHROPIC_API_KEY',
  'S3_URL',
  'SMTP_URL',
  'OIDC_PROVIDERS',
  'SECRET_KEY',
] as const satisfies readonly (keyof typeof settings.shape)[]

/** Returns the name of the setting that names a file with the value: `SECRET_KEY_FILE` for `SECRET_KEY`. */
export const secretFileSetting = (name: string): string => `${name}_FILE`

function secondsToMs(text: string): number | undefined {
  return /^\d{1,2}(\.\d{1,3})?$/.test(text) && Number(text) <= 60 ? Math.round(Number(text) * 1_000) : undefined
}

export interface SettingDescription {
  name: string
  /** As written in the environment; empty if the setting has no default. */
  default: string
  meaning: string
  /** The `_FILE` variant; only for settings that carry credentials. */
  file?: string
}

/** Describes every setting for the README's table. */
export function describeConfig(): SettingDescription[] {
  return Object.entries(settings.shape).map(([name, schema]) => ({
    name,
    default: schema.def.type === 'prefault' ? String(schema.def.defaultValue) : '',
    meaning: schema.description ?? '',
    ...(SECRETS.some((secret) => secret === name) && { file: secretFileSetting(name) }),
  }))
}
