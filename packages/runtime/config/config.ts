import { resolve } from 'node:path'
import type { OpenIdSettings } from '@agent-memory/adapters/identity/openid-provider'
import type { RateLimits } from '@agent-memory/core/rate-limits'
import type { z } from 'zod'
import type { Failpoint } from '../process/failpoints.js'
import { isLoopback, localAddress } from './local-address.js'
import { inWords, type Misspelled, misspelledSettings } from './misspelled.js'
import { isSplit, needsVectors, type ServiceName } from './roles.js'
import { readSecretFiles } from './secret-files.js'
import { BUILT_IN_MODEL, secretFileSetting, settings } from './setting-list.js'
import type { S3Bucket } from './settings.js'

/** What is needed to send mails. */
export interface MailConfig {
  smtpUrl: string
  /** An address, or `Name <address>`. */
  from: string
  /** Base URL of the links in mails, without a trailing slash. */
  baseUrl: string
}

export interface Config {
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** Without a trailing slash. Undefined if unset and the port is 0: then it is known only once the server listens. */
  baseUrl: string | undefined
  /** True when HOST is a loopback address and BASE_URL is not set, so that only this machine can use the service. */
  localOnly: boolean
  /** In the order of the constant `SERVICES` in roles.ts. */
  services: readonly ServiceName[]
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  embeddingsUrl: string | undefined
  embeddingsModel: string
  embeddingsApiKey: string | undefined
  rerankerUrl: string | undefined
  rerankerModel: string | undefined
  rerankerApiKey: string | undefined
  redisUrl: string | undefined
  qdrantUrl: string | undefined
  qdrantApiKey: string | undefined
  qdrantPrefix: string
  neo4jUrl: string | undefined
  neo4jUser: string
  neo4jPassword: string | undefined
  anthropicApiKey: string | undefined
  anthropicBaseUrl: string | undefined
  anthropicModel: string
  /** Tokens that the model may use per organization and month, to answer and to judge; with 0, rules alone do both. */
  modelMonthlyTokens: number
  /** Absolute path. Undefined when files go under dataDir or into a bucket. */
  filesDir: string | undefined
  s3: S3Bucket | undefined
  /** Undefined if not set: startup then reads or creates a key (`readOrMakeSecretKey` in secret-key.ts). */
  secretKey: string | undefined
  trustProxy: false | number | string[]
  signup: 'open' | 'invite' | 'closed'
  /** In the order in which sign-in pages offer them. */
  oidcProviders: readonly OpenIdSettings[]
  /** Undefined: no mail is sent. */
  mail: MailConfig | undefined
  corsOrigins: readonly string[]
  /** Hosts of redirect URIs. OAuth clients that redirect there get a refresh token even if they do not ask for it. */
  oauthRefreshHosts: readonly string[]
  /** Whether client id metadata documents are accepted. */
  oauthClientDocuments: boolean
  /**
   * CIDR blocks, or single addresses, from which client id metadata documents may be fetched besides public addresses.
   */
  oauthAllowedNetworks: readonly string[]
  /** CIDR blocks, or single addresses, that webhooks may call besides public addresses. */
  webhookAllowedNetworks: readonly string[]
  migrate: 'auto' | 'check'
  indexMemoryMb: number
  maxOpenJobs: number
  shutdownDelayMs: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Enables tracing; the OpenTelemetry SDK reads the address from the environment itself. */
  otlpEndpoint: string | undefined
  rateLimits: RateLimits | 'off'
  production: boolean
  failpoint: Failpoint | undefined
  /** Environment variables that nothing reads and whose names resemble a setting's. */
  misspelled: readonly Misspelled[]
}

/** The configuration with a secret key, which startup reads or creates if none is set. */
export interface StartedConfig extends Config {
  secretKey: string
}

/** Invalid configuration: one sentence per problem, each naming its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables and from the files named by `*_FILE` settings; an empty variable
 * counts as unset.
 * @throws ConfigError for an invalid value, for a setting that needs another one that is not set, for two settings that
 * exclude each other, and for a process that would silently use a database, key or file folder of its own instead of
 * the shared one
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const isSet = (entry: [string, string | undefined]): entry is [string, string] => (entry[1] ?? '').trim() !== ''
  const set = Object.fromEntries(Object.entries(env).filter(isSet))
  const misspelled = misspelledSettings(set)
  try {
    return readConfig(set, misspelled)
  } catch (error) {
    // Lists misspelled names too: if a setting is missing, one of these names may have been meant for it.
    if (!(error instanceof ConfigError) || misspelled.length === 0) throw error
    throw new ConfigError([error.message, ...misspelled.map(inWords)].join('\n'))
  }
}

function readConfig(set: Readonly<Record<string, string>>, misspelled: readonly Misspelled[]): Config {
  const { given, fromFiles, problems } = readSecretFiles(set)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  const { data, error } = settings.safeParse(given)
  if (error) {
    const nameOf = (name: string) => (fromFiles.includes(name) ? `${name} (from ${secretFileSetting(name)})` : name)
    throw new ConfigError(error.issues.map(({ path, message }) => `${nameOf(path.join('.'))} ${message}.`).join('\n'))
  }
  const config: Config = {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    baseUrl: data.BASE_URL ?? (data.PORT === 0 ? undefined : localAddress(data.HOST, data.PORT)),
    localOnly: data.BASE_URL === undefined && isLoopback(data.HOST),
    services: data.SERVICES,
    databaseUrl: data.DATABASE_URL,
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    embeddingsUrl: data.EMBEDDINGS_URL,
    embeddingsModel: data.EMBEDDINGS_MODEL,
    embeddingsApiKey: data.EMBEDDINGS_API_KEY,
    rerankerUrl: data.RERANKER_URL,
    rerankerModel: data.RERANKER_MODEL,
    rerankerApiKey: data.RERANKER_API_KEY,
    redisUrl: data.REDIS_URL,
    qdrantUrl: data.QDRANT_URL,
    qdrantApiKey: data.QDRANT_API_KEY,
    qdrantPrefix: data.QDRANT_PREFIX,
    neo4jUrl: data.NEO4J_URL,
    neo4jUser: data.NEO4J_USER,
    neo4jPassword: data.NEO4J_PASSWORD,
    anthropicApiKey: data.ANTHROPIC_API_KEY,
    anthropicBaseUrl: data.ANTHROPIC_BASE_URL,
    anthropicModel: data.ANTHROPIC_MODEL,
    modelMonthlyTokens: data.MODEL_MONTHLY_TOKENS,
    filesDir: data.FILES_DIR === undefined ? undefined : resolve(data.FILES_DIR),
    s3: data.S3_URL,
    secretKey: data.SECRET_KEY,
    trustProxy: data.TRUST_PROXY,
    signup: data.SIGNUP,
    oidcProviders: data.OIDC_PROVIDERS,
    mail: mailConfig(data),
    corsOrigins: data.CORS_ORIGINS,
    oauthRefreshHosts: data.OAUTH_REFRESH_HOSTS,
    oauthClientDocuments: data.OAUTH_CLIENT_DOCUMENTS === 'on',
    oauthAllowedNetworks: data.OAUTH_ALLOWED_NETWORKS,
    webhookAllowedNetworks: data.WEBHOOK_ALLOWED_NETWORKS,
    migrate: data.MIGRATE,
    indexMemoryMb: data.INDEX_MEMORY_MB,
    maxOpenJobs: data.MAX_OPEN_JOBS,
    shutdownDelayMs: data.SHUTDOWN_DELAY,
    logLevel: data.LOG_LEVEL,
    otlpEndpoint: data.OTEL_EXPORTER_OTLP_ENDPOINT,
    rateLimits: data.RATE_LIMITS,
    production: data.NODE_ENV === 'production',
    failpoint: data.FAILPOINT,
    misspelled,
  }
  const refusal =
    whyTwoFileStores(config) ??
    whyNoModel(config) ??
    whyNoReranker(config) ??
    whySplitBrain(config) ??
    whyNoMail(data) ??
    whyNotFailing(config)
  if (refusal) throw new ConfigError(refusal)
  return config
}

function whyNotFailing({ production, failpoint }: Config): string | undefined {
  return production && failpoint
    ? 'FAILPOINT is for tests and must not be set where NODE_ENV is production.'
    : undefined
}

type MailSettings = Pick<z.output<typeof settings>, 'SMTP_URL' | 'MAIL_FROM' | 'BASE_URL'>

function mailConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from, BASE_URL: baseUrl }: MailSettings): MailConfig | undefined {
  return smtpUrl && from && baseUrl ? { smtpUrl, from, baseUrl } : undefined
}

function whyNoMail({ SMTP_URL: smtpUrl, MAIL_FROM: from, BASE_URL: baseUrl }: MailSettings): string | undefined {
  if (smtpUrl === undefined)
    return from === undefined ? undefined : 'MAIL_FROM needs SMTP_URL, the mail server that sends from this address.'
  if (from === undefined) return 'SMTP_URL needs MAIL_FROM, the address that mails come from.'
  return baseUrl === undefined ? 'SMTP_URL needs BASE_URL, because mails carry links to this service.' : undefined
}

function whyTwoFileStores({ filesDir, s3 }: Config): string | undefined {
  return filesDir !== undefined && s3 !== undefined
    ? 'S3_URL and FILES_DIR both set the location of uploaded files: set only one of them.'
    : undefined
}

function whyNoModel(config: Config): string | undefined {
  const { embeddingsModel, embeddingsUrl } = config
  return embeddingsModel === BUILT_IN_MODEL || embeddingsUrl !== undefined || !needsVectors(config)
    ? undefined
    : `EMBEDDINGS_MODEL=${embeddingsModel} needs EMBEDDINGS_URL, the address of a service that provides this model.`
}

function whyNoReranker({ rerankerModel, rerankerUrl }: Config): string | undefined {
  return rerankerModel === undefined || rerankerUrl !== undefined
    ? undefined
    : `RERANKER_MODEL=${rerankerModel} needs RERANKER_URL, the address of a service that provides this model.`
}

function whySplitBrain(config: Config): string | undefined {
  if (!isSplit(config)) return undefined
  const only = `SERVICES=${config.services.join(',')}`
  if (config.databaseUrl === undefined) {
    return `${only} needs DATABASE_URL, because other processes cannot share this one's embedded PostgreSQL.`
  }
  if (config.secretKey === undefined) {
    return `${only} needs SECRET_KEY, the same for every process; otherwise each would generate its own.`
  }
  if (needsVectors(config) && !config.services.includes('embedder') && config.embeddingsUrl === undefined) {
    return `${only} needs EMBEDDINGS_URL, the address of the embedder, because this process does not run the embedder.`
  }
  const handlesFiles = config.services.some((name) => name === 'gateway' || name === 'embedder')
  if (handlesFiles && config.filesDir === undefined && config.s3 === undefined) {
    return `${only} needs S3_URL, or a FILES_DIR that all processes share, because several processes handle files.`
  }
  return undefined
}
