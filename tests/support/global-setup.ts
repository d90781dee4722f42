// jest loads this file without its resolver, so this file and its imports use real file names.

import { relative } from 'node:path'
import { citingFilesUnder } from './clauses/coverage.ts'
import { CLAUSE_HOMES, homesOf } from './clauses/homes.ts'
import { ROOT } from './deploy/repository.ts'
import { freePort } from './servers/processes.ts'
import { CLIENT_DOCUMENTS } from './servers/web/document-host.ts'
import { SHAPE, startService } from './service.ts'
import { SHARED_SERVICE, type SharedService } from './shared.ts'

/** Starts the service that tests/spec shares, with rate limits off. */
export default async function setUp(_global: unknown, project: Project): Promise<void> {
  if (process.env.CLAUSES === 'once') process.env[CLAUSE_HOMES] = JSON.stringify(homesOf(citingFiles(project)))
  const service = await startService({
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'debug', OAUTH_REFRESH_HOSTS: 'stays.example' },
    // For receivers of webhooks in the tests.
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
    ...CLIENT_DOCUMENTS,
    ...(SHAPE > 1 && (await tracing())),
  })
  const { baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores, urls, gatewayEnv } = service
  const told: SharedService = { baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores, urls, gatewayEnv }
  process.env[SHARED_SERVICE] = JSON.stringify(told)
  Object.assign(globalThis, { stopSharedService: service.stop })
}

/** The part of jest's configuration of the project that this file reads. */
interface Project {
  testPathIgnorePatterns: string[]
}

/** The test files that this shape runs, relative to the root. */
const citingFiles = ({ testPathIgnorePatterns }: Project) =>
  citingFilesUnder(`${ROOT}tests/spec`)
    .filter(({ file }) => !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(file)))
    .map(({ file, tests }) => ({ file: relative(ROOT, file).replaceAll('\\', '/'), tests }))

/**
 * Lets one test receive the traces that it asks for (telemetry.test.ts). No other request is traced. Fleets without a
 * collector are tested by tests/faults.
 */
const tracing = async (): Promise<Record<string, string>> => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
  OTEL_TRACES_SAMPLER: 'parentbased_always_off',
  OTEL_BSP_SCHEDULE_DELAY: '200',
})
