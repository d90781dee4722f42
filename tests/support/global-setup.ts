// jest loads this file outside of its own resolver, so it and what it imports name each other by their real names.
import { startService } from './service.ts'
import { SHARED_SERVICE } from './shared.ts'

/** Starts the service that the files of tests/spec share, with its rate limits off. */
export default async function setUp(): Promise<void> {
  const service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'debug' })
  const { baseUrl, databaseUrl, logFiles, filesDir, stores } = service
  process.env[SHARED_SERVICE] = JSON.stringify({ baseUrl, databaseUrl, logFiles, filesDir, stores })
  Object.assign(globalThis, { stopSharedService: service.stop })
}
