import { chmodSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll } from '@jest/globals'
import { clientOf } from '../http/client.js'
import { newTenant } from '../http/tenant.js'
import { removeFolder } from '../remove-folder.js'
import { temporaryFolder } from '../servers/postgres.js'
import { type AloneService, startAlone } from '../service.js'

/** A service in one process that a suite starts with a failpoint, kills and starts again, on one data folder. */
export interface KilledService {
  /** Kills the process and starts another, unless it already runs with this environment. */
  start(env?: Record<string, string>): Promise<AloneService>
  dataDir: string
  /** A key that may do everything, of a tenant made before the first test. */
  key: string
  volumeId: string
}

/**
 * Registers the setup and teardown of a suite; the fields are filled before its first test.
 * @param first environment of the first process
 */
export const killedService = (name: string, first: Record<string, string>): KilledService => {
  let service: AloneService | undefined
  /** Environment of the process that runs. */
  let running: Record<string, string> | undefined
  // Kills only the service. Its PostgreSQL keeps running, and the next start takes it over.
  const end = async () => {
    for (const process of service?.processes ?? []) {
      process.kill('SIGKILL')
      await process.gone
    }
  }
  const killed: KilledService = {
    ...{ dataDir: '', key: '', volumeId: '' },
    async start(env = {}) {
      if (service && isDeepStrictEqual(env, running)) return service
      await end()
      service = await startAlone({ dataDir: killed.dataDir, env: { RATE_LIMITS: 'off', ...env } })
      running = env
      service.processes[0]?.gone.then(() => {
        running = undefined
      })
      return service
    },
  }
  beforeAll(async () => {
    killed.dataDir = await temporaryFolder(name)
    chmodSync(killed.dataDir, 0o711)
    const { baseUrl } = await killed.start(first)
    const tenant = await newTenant(clientOf(baseUrl))
    killed.volumeId = tenant.volumeId
    killed.key = await tenant.key('org_rw')
  })
  afterAll(async () => {
    const [last] = service?.processes ?? []
    // A process that was killed has left its PostgreSQL running, which a new start takes over and stops.
    if ((await last?.stop()) !== 0) await (await killed.start()).stop()
    await removeFolder(killed.dataDir)
  })
  return killed
}
