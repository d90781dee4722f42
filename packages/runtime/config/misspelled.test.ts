import { loadConfig } from '@agent-memory/runtime/config/config'
import { misspelledSettings } from '@agent-memory/runtime/config/misspelled'
import { describeConfig } from '@agent-memory/runtime/config/setting-list'
import { expect, test } from '@jest/globals'

const meantBy = (name: string) => loadConfig({ [name]: '1' }).misspelled.map(({ meant }) => meant)

test.each([
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['EMBEDDING_URL', 'EMBEDDINGS_URL'],
  ['EMBEDDINGS_KEY', 'EMBEDDINGS_API_KEY'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DAATBASE_URL', 'DATABASE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['FILE_DIR', 'FILES_DIR'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['log_level', 'LOG_LEVEL'],
  ['TRUST_PROXIES', 'TRUST_PROXY'],
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['INDEX_MEMORY', 'INDEX_MEMORY_MB'],
  ['SECRETKEY_FILE', 'SECRET_KEY_FILE'],
  ['RATE_LIMITS_FILE', 'RATE_LIMITS'],
])('%s is taken for %s', (name, setting) => expect(meantBy(name)).toEqual([setting]))

test('variables of other programs are ignored', () => {
  const others =
    'HOME HOSTNAME HOSTTYPE LOGNAME SHELL USER PATH PWD TERM LANG MAIL POST BASE_DIR LOG_DIR DATA_HOME API_KEY ' +
    'NODE_OPTIONS NODE_VERSION NODE_PATH npm_config_cache npm_package_name KUBERNETES_PORT KUBERNETES_SERVICE_HOST ' +
    'REDIS_PORT REDIS_SERVICE_HOST REDIS_PORT_6379_TCP REDIS_HOST QDRANT_PORT QDRANT_SERVICE_PORT NEO4J_AUTH NEO4J_PORT ' +
    'DATABASE_USER DATABASE_PORT DATABASE_NAME POSTGRES_PASSWORD ANTHROPIC_AUTH_TOKEN S3_BUCKET EMBEDDER_PORT'
  const env = Object.fromEntries(others.split(' ').map((name) => [name, '1']))
  expect(loadConfig(env).misspelled).toEqual([])
})

test('every setting and its _FILE variant is known', () => {
  const names = describeConfig().flatMap(({ name, file }) => [name, ...(file === undefined ? [] : [file])])
  expect(misspelledSettings(Object.fromEntries(names.map((name) => [name, '1'])))).toEqual([])
})

test('a rejected start reports it too', () => {
  const env = {
    SERVICES: 'guard',
    DATABASE_URL: 'postgres://u:p@h/d',
    SECRET_KEY: 'k'.repeat(32),
    EMBEDDING_URL: 'http://e',
  }
  expect(() => loadConfig(env)).toThrow(
    /^SERVICES=guard needs EMBEDDINGS_URL.*\nEMBEDDING_URL is not a setting .* EMBEDDINGS_URL\?$/,
  )
})
