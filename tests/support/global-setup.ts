// jest loads this file without its resolver, so this file and its imports use real file names.

import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CLAUSE_HOMES, homesOf } from './clause-homes.ts'
import { citingFilesUnder } from './coverage.ts'
import { CLIENT_DOCUMENTS } from './servers/web/document-host.ts'
import { SHAPE, startService } from './service.ts'
import { SHARED_SERVICE } from './shared.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** Starts the service that tests/spec shares, with rate limits off. */
export default async function setUp(): Promise<void> {
  if (process.env.CLAUSES === 'once') process.env[CLAUSE_HOMES] = JSON.stringify(homesOf(citingFiles()))
  const service = await startService({
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'debug', OAUTH_REFRESH_HOSTS: 'stays.example' },
    ...CLIENT_DOCUMENTS,
  })
  const { baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores } = service
  process.env[SHARED_SERVICE] = JSON.stringify({ baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores })
  Object.assign(globalThis, { stopSharedService: service.stop })
}

/** The test files of this run, relative to the root. jest.config.mjs leaves out tests/spec/fleet in shape 2. */
const citingFiles = () =>
  citingFilesUnder(`${ROOT}tests/spec`)
    .map(({ file, tests }) => ({ file: relative(ROOT, file).replaceAll('\\', '/'), tests }))
    .filter(({ file }) => SHAPE !== 2 || !file.startsWith('tests/spec/fleet/'))
