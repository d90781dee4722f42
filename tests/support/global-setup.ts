// jest loads this file without its resolver, so this file and its imports use real file names.

import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { citingFilesUnder } from './clauses/coverage.ts'
import { CLAUSE_HOMES, homesOf } from './clauses/homes.ts'
import { freePort } from './servers/processes.ts'
import { CLIENT_DOCUMENTS } from './servers/web/document-host.ts'
import { SHAPE, startService } from './service.ts'
import { SHARED_SERVICE, type SharedService } from './shared.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Starts the service that tests/spec shares, with rate limits off. */
export default async function setUp(): Promise<void> {
  if (process.env.CLAUSES === 'once') process.env[CLAUSE_HOMES] = JSON.stringify(homesOf(citingFiles()))
  const service = await startService({
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'debug', OAUTH_REFRESH_HOSTS: 'stays.example' },
    ...CLIENT_DOCUMENTS,
    ...(SHAPE > 1 && (await tracing())),
  })
  const { baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores, urls, gatewayEnv } = service
  const told: SharedService = { baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores, urls, gatewayEnv }
  process.env[SHARED_SERVICE] = JSON.stringify(told)
  Object.assign(globalThis, { stopSharedService: service.stop })
}

/** The test files of this run, relative to the root. jest.config.mjs leaves out tests/spec/fleet in shape 2. */
const citingFiles = () =>
  citingFilesUnder(`${ROOT}tests/spec`)
    .map(({ file, tests }) => ({ file: relative(ROOT, file).replaceAll('\\', '/'), tests }))
    .filter(({ file }) => SHAPE !== 2 || !file.startsWith('tests/spec/fleet/'))

/**
 * Lets one test receive the traces that it asks for (telemetry.test.ts). No other request is traced. Fleets without a
 * collector are tested by tests/faults.
 */
const tracing = async (): Promise<Record<string, string>> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  OTEL_BSP_SCHEDULE_DELAY: '200',
})
