// jest loads this file without its resolver, so this file and its imports use real file names.

import { CLIENT_DOCUMENTS } from './servers/web/document-host.ts'
import { startService } from './service.ts'
import { SHARED_SERVICE } from './shared.ts'

/** Starts the service that tests/spec shares, with rate limits off. */
export default async function setUp(): Promise<void> {
  const service = await startService({
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'debug', OAUTH_REFRESH_HOSTS: 'stays.example' },
    ...CLIENT_DOCUMENTS,
  })
  const { baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores } = service
  process.env[SHARED_SERVICE] = JSON.stringify({ baseUrl, realtimeUrl, databaseUrl, logFiles, filesDir, stores })
  Object.assign(globalThis, { stopSharedService: service.stop })
}
