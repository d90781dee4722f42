import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { together } from '../../../support/concurrently.js'
import { temporaryFolder } from '../../../support/servers/postgres.js'
import { beginProcess, freePort, type ServerProcess, startProcess } from '../../../support/servers/processes.js'
import { kill, untilReady } from '../kill.js'
import { type ExternalPostgres, startExternalPostgres } from './external-postgres.js'
import type { Installation } from './installation.js'

export const NAMES = ['embedder', 'guard', 'graph', 'gateway'] as const
export type Name = (typeof NAMES)[number]

export interface FleetInstallation extends Installation {
  postgres: ExternalPostgres
  server(name: Name): ServerProcess
  /** Environment of the process of this name. */
  settings(name: Name): Record<string, string>
  /** Kills the process with SIGKILL, and does not restart it. */
  end(name: Name): Promise<void>
  /** @param env additional settings for this start only */
  restart(name: Name, env?: Record<string, string>): Promise<void>
  /** Like `restart`, without waiting until the process is ready. */
  begin(name: Name, env: Record<string, string>): Promise<void>
  /** Starts one more process of this name, on a port of its own, which `stop` kills if it still runs. */
  add(name: Name, env: Record<string, string>): Promise<ServerProcess>
}

/**
 * Starts embedder, guard, graph and gateway, each as a process with its own port, over one PostgreSQL.
 * @param stores settings that give the addresses of further stores
 */
export async function installFleet(stores: Record<string, string> = {}): Promise<FleetInstallation> {
  const folder = await temporaryFolder('faults')
  const postgres = await startExternalPostgres(stores)
  const ports = {
    embedder: await freePort(),
    guard: await freePort(),
    graph: await freePort(),
    gateway: await freePort(),
  }
  const servers = new Map<Name, ServerProcess>()
  const server = (name: Name) => servers.get(name) as ServerProcess
  const logFile = (name: Name) => join(folder, `${name}.log`)
  const settings = (name: Name) => ({
    SERVICES: name,
    PORT: String(ports[name]),
    DATABASE_URL: postgres.url,
    EMBEDDINGS_URL: `http://127.0.0.1:${ports.embedder}`,
    SECRET_KEY: 'the same thirty-two characters for all',
    DATA_DIR: join(folder, name),
    FILES_DIR: join(folder, 'files'),
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
    ...stores,
  })
  const restart = async (name: Name, more: Record<string, string> = {}) => {
    servers.set(name, await startProcess(logFile(name), { ...settings(name), ...more }))
  }
  const begin = async (name: Name, more: Record<string, string>) => {
    servers.set(name, await beginProcess(logFile(name), { ...settings(name), ...more }))
  }
  const added: ServerProcess[] = []
  const add = async (name: Name, more: Record<string, string>) => {
    const one = await startProcess(logFile(name), { ...settings(name), PORT: String(await freePort()), ...more })
    added.push(one)
    return one
  }
  const end = (name: Name) => kill(server(name))
  const killAndRestart = async (name: Name) => {
    await end(name)
    await restart(name)
  }
  const [first, ...others] = NAMES
  await restart(first)
  // Starts them at the same time, because a start spends more time waiting for its stores than computing.
  await together(others.map((name) => restart(name)))
  return {
    baseUrl: server('gateway').baseUrl,
    databaseUrl: postgres.url,
    stores,
    postgres,
    logFile: () => logFile('gateway'),
    server,
    settings,
    end,
    restart,
    begin,
    add,
    kills: {
      'the guard': () => killAndRestart('guard'),
      'the graph': () => killAndRestart('graph'),
      'the gateway': () => killAndRestart('gateway'),
      'the embedder': () => killAndRestart('embedder'),
      async 'the postmaster'() {
        await postgres.kill()
        await postgres.start()
        await untilReady(server('gateway').baseUrl)
      },
    },
    async stop() {
      for (const one of added) await kill(one)
      for (const name of NAMES.toReversed()) await server(name).stop()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
