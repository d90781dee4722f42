import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@jest/globals'
import { eventually } from '../../../support/eventually.js'
import { removeFolder } from '../../../support/remove-folder.js'
import { prepareDatabase, temporaryFolder } from '../../../support/servers/postgres.js'
import { freePort, type ServerProcess } from '../../../support/servers/processes.js'
import { type AloneService, startAlone } from '../../../support/service.js'
import { kill, untilReady } from '../kill.js'
import type { Installation } from './installation.js'

export interface AloneInstallation extends Installation {
  dataDir: string
  /** The process that runs now. */
  server(): ServerProcess
  postmaster(): number
  /** Starts the service again on the same folder and port after its process has ended. */
  restart(env?: Record<string, string>): Promise<void>
}

/** Installs shape 1 of docs/scaling.md: everything in one process, which supervises its own PostgreSQL. */
export async function installAlone(given?: string): Promise<AloneInstallation> {
  const dataDir = given ?? (await temporaryFolder('faults'))
  if (given === undefined) await prepareDatabase(dataDir)
  const env = { RATE_LIMITS: 'off', PORT: String(await freePort()) }
  const start = (more = {}) => startAlone({ dataDir, env: { ...env, ...more } })
  let service: AloneService = await start()
  const server = () => service.processes[0] as ServerProcess
  const postmaster = () => postmasterOf(join(dataDir, 'postgres', 'data'))
  const restart = async (more?: Record<string, string>) => {
    service = await start(more)
  }
  return {
    baseUrl: service.baseUrl,
    databaseUrl: service.databaseUrl,
    dataDir,
    logFile: () => server().logFile,
    server,
    postmaster,
    restart,
    kills: {
      async 'the whole process'() {
        await kill(server())
        await restart()
      },
      async 'the postmaster'() {
        const killed = postmaster()
        process.kill(killed, 'SIGKILL')
        // Until a new postmaster runs, backends of the killed one may still answer, and the lock file holds its pid.
        await eventually(async () => expect(postmaster()).not.toBe(killed))
        await untilReady(service.baseUrl)
      },
      async 'the postmaster and the whole process'() {
        process.kill(postmaster(), 'SIGKILL')
        await kill(server())
        await restart()
      },
    },
    async stop() {
      await service.stop()
      if (given === undefined) await removeFolder(dataDir)
    },
  }
}

/** Returns the pid in the lock file of a data directory. */
export const postmasterOf = (data: string): number =>
  Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
