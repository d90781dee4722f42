import { ConfigError, loadConfig } from '@agent-memory/runtime/config/config'
import { describeConfig } from '@agent-memory/runtime/config/setting-list'
import { describe, expect, test } from '@jest/globals'

const SECRET_KEY = 'k'.repeat(32)
const DATABASE_URL = 'postgresql://u:p@db:5432/memory'
const FILES_DIR = '/files'
const split = { DATABASE_URL, SECRET_KEY, EMBEDDINGS_URL: 'http://embedder:8080', FILES_DIR }

function refusal(env: Record<string, string>): string {
  try {
    loadConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).message
  }
  throw new Error('was accepted')
}

test('by default everything runs in one local process', () => {
  expect(loadConfig({ PORT: '', HOME: '/x' })).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    baseUrl: 'http://127.0.0.1:8080',
    localOnly: true,
    services: ['gateway', 'mcp', 'guard', 'graph', 'embedder', 'realtime'],
    databaseUrl: undefined,
    secretKey: undefined,
    trustProxy: false,
    signup: 'open',
    corsOrigins: [],
    oauthClientDocuments: false,
    webhookAllowedNetworks: [],
    migrate: 'auto',
    indexMemoryMb: 256,
    maxOpenJobs: 20_000,
    shutdownDelayMs: 0,
    production: false,
    anthropicApiKey: undefined,
    anthropicModel: 'claude-haiku-4-5',
    modelMonthlyTokens: 1_000_000,
  })
})

test('settings are applied', () => {
  const config = loadConfig({
    ...split,
    PORT: '0',
    HOST: '::',
    BASE_URL: 'https://memory.example/',
    SERVICES: 'guard, gateway',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    CORS_ORIGINS: 'https://a.example,http://localhost:3000',
    OAUTH_REFRESH_HOSTS: 'claude.ai, 127.0.0.1',
    OAUTH_CLIENT_DOCUMENTS: 'on',
    OAUTH_ALLOWED_NETWORKS: '127.0.0.0/8',
    WEBHOOK_ALLOWED_NETWORKS: '10.0.0.0/8, ::1,fd00::/8',
    MAX_OPEN_JOBS: '500',
    SHUTDOWN_DELAY: '2.5',
    RATE_LIMITS: '{"write": 100, "query": {"seconds": 10}}',
    NODE_ENV: 'production',
    ANTHROPIC_API_KEY: 'x',
  })
  expect(config).toMatchObject({
    baseUrl: 'https://memory.example',
    services: ['gateway', 'guard'],
    databaseDirectUrl: DATABASE_URL,
    trustProxy: ['loopback', '10.0.0.0/8'],
    corsOrigins: ['https://a.example', 'http://localhost:3000'],
    oauthRefreshHosts: ['claude.ai', '127.0.0.1'],
    oauthClientDocuments: true,
    oauthAllowedNetworks: ['127.0.0.0/8'],
    webhookAllowedNetworks: ['10.0.0.0/8', '::1', 'fd00::/8'],
    maxOpenJobs: 500,
    shutdownDelayMs: 2_500,
    rateLimits: { write: { max: 100, seconds: 60 }, query: { max: 60, seconds: 10 }, default: { max: 300 } },
    production: true,
    anthropicApiKey: 'x',
  })
  expect(loadConfig({ RATE_LIMITS: 'off' }).rateLimits).toBe('off')
  expect(loadConfig({ HOST: '::', PORT: '81' }).baseUrl).toBe('http://127.0.0.1:81')
  expect(loadConfig({ PORT: '0' }).baseUrl).toBeUndefined()
})

describe('an invalid value is reported in one sentence that names the variable and does not repeat the value', () => {
  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80x'],
    ['BASE_URL', 'memory.example'],
    ['BASE_URL', 'ftp://x'],
    ['SERVICES', 'gateway,gard'],
    ['SERVICES', ','],
    ['DATABASE_URL', 'mysql://u:hunter2@h/d'],
    ['EMBEDDINGS_URL', 'embedder:8080x//'],
    ['RERANKER_URL', 'reranker:8080'],
    ['SECRET_KEY', 'short-secret'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['OAUTH_REFRESH_HOSTS', 'https://claude.ai'],
    ['OAUTH_REFRESH_HOSTS', 'localhost:33418'],
    ['OAUTH_REFRESH_HOSTS', '*'],
    ['WEBHOOK_ALLOWED_NETWORKS', '10.0.0.0/33'],
    ['WEBHOOK_ALLOWED_NETWORKS', '::1,'],
    ['WEBHOOK_ALLOWED_NETWORKS', '10.0/8'],
    ['WEBHOOK_ALLOWED_NETWORKS', '::/129'],
    ['WEBHOOK_ALLOWED_NETWORKS', 'fe80::1%eth0/64'],
    ['WEBHOOK_ALLOWED_NETWORKS', 'receiver.example'],
    ['MIGRATE', 'yes'],
    ['INDEX_MEMORY_MB', '1'],
    ['SHUTDOWN_DELAY', '61'],
    ['LOG_LEVEL', 'verbose'],
    ['RATE_LIMITS', '{"wrote": 1}'],
    ['RATE_LIMITS', '{"write": 0}'],
    ['RATE_LIMITS', '[]'],
    ['NODE_ENV', 'prod'],
    ['REDIS_URL', 'localhost:6379'],
    ['ANTHROPIC_BASE_URL', 'api.example'],
    ['ANTHROPIC_MODEL', 'rules'],
    ['ANTHROPIC_MODEL', 'claude haiku'],
    ['NEO4J_URL', 'localhost:7687'],
    ['SIGNUP', 'maybe'],
    ['OIDC_PROVIDERS', 'https://idp.example'],
    ['OIDC_PROVIDERS', '{"google": {"issuer": "https://idp.example"}}'],
    ...['common/v2.0', 'organizations/v2.0', 'consumers', 'Common'].map((tenant) => [
      'OIDC_PROVIDERS',
      `{"entra": {"issuer": "https://login.microsoftonline.com/${tenant}", "client_id": "c", "trust_email": true}}`,
    ]),
    ['OIDC_PROVIDERS', '{"Google": {"issuer": "https://idp.example", "client_id": "c"}}'],
    ['OIDC_PROVIDERS', '{"google": {"issuer": "http://idp.example", "client_id": "c"}}'],
    ['OIDC_PROVIDERS', '{"google": {"issuer": "http://127.idp.example", "client_id": "c"}}'],
    ['OIDC_PROVIDERS', '{"google": {"issuer": "https://idp.example", "client_id": "c", "secret": "s"}}'],
    ['SMTP_URL', 'mail.example:25'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@example.com, b@example.com'],
    ['MAIL_FROM', 'Memory\r\nBcc: <a@example.com>'],
  ])('%s=%s', (name, value) => {
    const message = refusal({ [name]: value })
    expect(message).toMatch(new RegExp(`^${name} must be [^\\n]*\\.$`))
    if (value.length > 5) expect(message).not.toContain(value)
  })

  test('two invalid values give two sentences', () => {
    expect(refusal({ PORT: 'x', MIGRATE: 'x' }).split('\n')).toHaveLength(2)
  })
})

test('identity providers', () => {
  const given = {
    google: { name: 'Google', issuer: 'https://accounts.google.com', client_id: 'c', client_secret: 's' },
    local: { issuer: 'http://[::1]:3000', client_id: 'd', trust_email: true },
  }
  expect(loadConfig({ OIDC_PROVIDERS: JSON.stringify(given) }).oidcProviders).toEqual([
    {
      ...{ id: 'google', name: 'Google', issuer: 'https://accounts.google.com', clientId: 'c', clientSecret: 's' },
      trustEmail: false,
    },
    {
      ...{ id: 'local', name: 'local', issuer: 'http://[::1]:3000', clientId: 'd', clientSecret: undefined },
      trustEmail: true,
    },
  ])
  expect(loadConfig({}).oidcProviders).toEqual([])
})

describe('combinations that would split the state are rejected', () => {
  test.each([
    [{ SERVICES: 'gateway' }, /^SERVICES=gateway needs DATABASE_URL, .*\.$/],
    [{ SERVICES: 'gateway', DATABASE_URL }, /^SERVICES=gateway needs SECRET_KEY, .*\.$/],
    [{ SERVICES: 'gateway', DATABASE_URL, SECRET_KEY }, /^SERVICES=gateway needs EMBEDDINGS_URL, .*\.$/],
    [
      { ...split, SERVICES: 'gateway', FILES_DIR: '' },
      /^SERVICES=gateway needs S3_URL, or a FILES_DIR that all processes share, .*\.$/,
    ],
    [{ ...split, SERVICES: 'guard,embedder', FILES_DIR: '' }, /^SERVICES=guard,embedder needs S3_URL, .*\.$/],
    [{ FILES_DIR, S3_URL: 'https://k:s@host/bucket' }, /^S3_URL and FILES_DIR both .*\.$/],
    [
      { DATABASE_URL, SECRET_KEY, SERVICES: 'embedder', FILES_DIR, EMBEDDINGS_MODEL: 'm' },
      /^EMBEDDINGS_MODEL=m needs EMBEDDINGS_URL, .*\.$/,
    ],
    [{ RERANKER_MODEL: 'm' }, /^RERANKER_MODEL=m needs RERANKER_URL, .*\.$/],
    [{ SERVICES: 'mcp', DATABASE_URL, SECRET_KEY }, /^SERVICES=mcp needs EMBEDDINGS_URL, .*\.$/],
    [{ SERVICES: 'gateway,guard', DATABASE_URL, SECRET_KEY }, /^SERVICES=gateway,guard needs EMBEDDINGS_URL, .*\.$/],
  ])('%j', (env, sentence) => expect(refusal(env)).toMatch(sentence))

  test('complete combinations are accepted', () => {
    for (const SERVICES of ['gateway', 'guard', 'gateway,guard']) loadConfig({ ...split, SERVICES })
    for (const SERVICES of ['embedder', 'guard,embedder']) loadConfig({ DATABASE_URL, SECRET_KEY, SERVICES, FILES_DIR })
    loadConfig({ DATABASE_URL })
    // This process neither embeds nor reads files.
    loadConfig({ DATABASE_URL, SECRET_KEY, SERVICES: 'graph' })
    loadConfig({ DATABASE_URL, SECRET_KEY, SERVICES: 'graph,realtime', EMBEDDINGS_MODEL: 'other' })
  })
})

test('every setting is described', () => {
  const table = describeConfig()
  expect(table.map(({ name }) => name)).toContain('RATE_LIMITS')
  for (const { meaning } of table) expect(meaning).toMatch(/^\S.*\.$/)
  expect(table.find(({ name }) => name === 'PORT')).toMatchObject({ default: '8080' })
  expect(table.find(({ name }) => name === 'DATABASE_URL')).toMatchObject({ default: '' })
})
