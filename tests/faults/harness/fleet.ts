import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../../support/postgres.js'
import { freePort, type ServerProcess, startProcess } from '../../support/processes.js'
import { type ExternalPostgres, startExternalPostgres } from './external-postgres.js'
import type { Installation } from './installation.js'
import { kill, untilReady } from './kill.js'

export type Name = 'embedder' | 'guard' | 'gateway'

export interface FleetInstallation extends Installation {
  postgres: ExternalPostgres
  server(name: Name): ServerProcess
  /** kill -9 without a restart. */
  end(name: Name): Promise<void>
  /** @param env further settings, of this start alone */
  restart(name: Name, env?: Record<string, string>): Promise<void>
}

/**
 * Embedder, guard and gateway, a process each on a port of its own, over one PostgreSQL.
 * @param urls of further stores, by the name of their setting
 */
export async function installFleet(urls: Record<string, string> = {}): Promise<FleetInstallation> {
  const folder = await temporaryFolder('faults')
  const postgres = await startExternalPostgres()
  const ports = { embedder: await freePort(), guard: await freePort(), gateway: await freePort() }
  const servers = new Map<Name, ServerProcess>()
  const server = (name: Name) => servers.get(name) as ServerProcess
  const restart = async (name: Name, more: Record<string, string> = {}) => {
    const env = {
      SERVICES: name,
      PORT: String(ports[name]),
      DATABASE_URL: postgres.url,
      EMBEDDINGS_URL: `http://127.0.0.1:${ports.embedder}`,
      SECRET_KEY: 'the same thirty-two characters for all',
      DATA_DIR: join(folder, name),
      NODE_ENV: 'test',
      RATE_LIMITS: 'off',
      ...urls,
      ...more,
    }
    servers.set(name, await startProcess(join(folder, `${name}.log`), env))
  }
  const end = (name: Name) => kill(server(name))
  const killAndRestart = async (name: Name) => {
    await end(name)
    await restart(name)
  }
  for (const name of ['embedder', 'guard', 'gateway'] as const) await restart(name)
  return {
    baseUrl: server('gateway').baseUrl,
    databaseUrl: postgres.url,
    postgres,
    server,
    end,
    restart,
    kills: {
      'the guard': () => killAndRestart('guard'),
      'the gateway': () => killAndRestart('gateway'),
      'the embedder': () => killAndRestart('embedder'),
      async 'the postmaster'() {
        await postgres.kill()
        await postgres.start()
        await untilReady(server('gateway').baseUrl)
      },
    },
    async stop() {
      for (const name of ['gateway', 'guard', 'embedder'] as const) await server(name).stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
