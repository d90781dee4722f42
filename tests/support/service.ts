import { chmodSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startTestDatabase, temporaryFolder } from './postgres.ts'
import { type ServerProcess, startProcess } from './processes.ts'
import type { SharedService } from './shared.ts'

/** The service as a test started it: one process in shape 1, several over one PostgreSQL in shape 2. */
export interface RunningService extends SharedService {
  processes: ServerProcess[]
  /** Those that serve the API. */
  gateways: ServerProcess[]
  /** Stops every process and removes what it left. */
  stop(): Promise<void>
}

type Env = Record<string, string>

/** Starts the service in the shape that SHAPE names: 1 (the default) or 2. */
export const startService = (env: Env = {}): Promise<RunningService> =>
  process.env.SHAPE === '2' ? startFleet({ env }) : startAlone({ env })

export interface AloneOptions {
  env?: Env
  /** Kept after the stop when given. */
  dataDir?: string
  /** Another main module than the server's. */
  entry?: string
}

export interface AloneService extends RunningService {
  dataDir: string
}

/** Shape 1: everything in one process, with the embedded PostgreSQL. */
export async function startAlone({ env = {}, dataDir: given, entry }: AloneOptions = {}): Promise<AloneService> {
  const dataDir = given ?? (await temporaryFolder('spec'))
  const remove = () => given === undefined && rmSync(dataDir, { recursive: true, force: true })
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', ...env }
  const server = await startProcess(join(dataDir, 'server.log'), environment, entry).catch((error: unknown) => {
    remove()
    throw error
  })
  return {
    baseUrl: server.baseUrl,
    databaseUrl: embeddedUrl(dataDir),
    logFiles: [server.logFile],
    dataDir,
    processes: [server],
    gateways: [server],
    async stop() {
      await server.stop()
      remove()
    },
  }
}

/** Where the embedded PostgreSQL of a DATA_DIR listens now. */
const embeddedUrl = (dataDir: string): string => {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgresql://postgres:${read('password')}@127.0.0.1:${read('port')}/postgres`
}

export interface FleetOptions {
  gateways?: number
  env?: Env
}

export interface Fleet extends RunningService {
  guard: ServerProcess
}

/** Shape 2: embedder, guard and gateways, a process each, over one PostgreSQL. */
export async function startFleet({ gateways: count = 1, env = {} }: FleetOptions = {}): Promise<Fleet> {
  const database = await startTestDatabase()
  const folder = await temporaryFolder('fleet')
  const processes: ServerProcess[] = []
  const stop = async () => {
    for (const process of [...processes].reverse()) await process.stop()
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const start = async (name: string, services: string, more: Env = {}) => {
    const common = {
      SERVICES: services,
      DATABASE_URL: database.url,
      SECRET_KEY: 'the same thirty-two characters for all',
      DATA_DIR: join(folder, name),
      NODE_ENV: 'test',
    }
    const process = await startProcess(join(folder, `${name}.log`), { ...common, ...more, ...env })
    processes.push(process)
    return process
  }
  try {
    chmodSync(folder, 0o711)
    const embedder = await start('embedder', 'embedder')
    const embeddings = { EMBEDDINGS_URL: embedder.baseUrl }
    const guard = await start('guard', 'guard', embeddings)
    const gateways: ServerProcess[] = []
    for (let at = 0; at < count; at++) gateways.push(await start(`gateway-${at}`, 'gateway,mcp', embeddings))
    const logFiles = processes.map(({ logFile }) => logFile)
    const baseUrl = gateways[0]?.baseUrl ?? ''
    return { baseUrl, databaseUrl: database.url, logFiles, processes, gateways, guard, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
