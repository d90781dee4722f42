import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { together } from './concurrently.ts'
import { removeFolder } from './remove-folder.ts'
import { STORES, type Store } from './servers/fleet-stores.ts'
import { prepareDatabase, startTestDatabase, type TestDatabase, temporaryFolder } from './servers/postgres.ts'
import { type ServerProcess, startProcess } from './servers/processes.ts'
import { type SharedService, shared } from './shared.ts'

/** A service started by a test: one process in shape 1, several in shapes 2 and 3. */
export interface RunningService extends SharedService {
  processes: ServerProcess[]
  /** The processes that serve the API. */
  gateways: ServerProcess[]
  /** Stops every process and removes its files. */
  stop(): Promise<void>
}

type Env = Record<string, string>

/** The shape that the tests run on: 1 (the default), 2 or 3. */
export const SHAPE = Number(process.env.SHAPE ?? '1')

/**
 * How many times to try a guarantee: `first` in shape 1, `others` (fewer) in the other shapes, where only the path
 * through the shape can differ.
 */
export const perShape = (first: number, others: number): number => (SHAPE === 1 ? first : others)

/** Starts the service in the shape that SHAPE names. */
export const startService = (env: Env = {}): Promise<RunningService> =>
  SHAPE === 1 ? startAlone({ env }) : startFleet({ env })

export interface AloneOptions {
  env?: Env
  /** Kept after the stop if given. Only a folder that `startAlone` creates is prepared with a database. */
  dataDir?: string
  /** Main module instead of the server's. */
  entry?: string
}

export interface AloneService extends RunningService {
  dataDir: string
}

/** Starts shape 1: everything in one process, with the embedded PostgreSQL. */
export async function startAlone({ env = {}, dataDir: given, entry }: AloneOptions = {}): Promise<AloneService> {
  const dataDir = given ?? (await temporaryFolder('spec'))
  const remove = async () => given === undefined && (await removeFolder(dataDir))
  const environment = { DATA_DIR: dataDir, NODE_ENV: 'test', ...env }
  const start = async () => {
    if (given === undefined) await prepareDatabase(dataDir, env)
    return startProcess(join(dataDir, 'server.log'), environment, entry)
  }
  const server = await start().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    baseUrl: server.baseUrl,
    realtimeUrl: server.baseUrl,
    databaseUrl: embeddedUrl(dataDir),
    logFiles: [server.logFile],
    filesDir: join(dataDir, 'files'),
    stores: {},
    urls: [server.baseUrl],
    gatewayEnv: null,
    dataDir,
    processes: [server],
    gateways: [server],
    async stop() {
      await server.stop()
      await remove()
    },
  }
}

/**
 * Starts a service with its own settings: in shape 1 a whole service, in the other shapes one more gateway of the
 * shared fleet, which costs a sixth of a fleet. Everything but this gateway keeps the settings of the shared fleet.
 */
export const startApart = (env: Env = {}): Promise<RunningService> =>
  SHAPE === 1 ? startAlone({ env }) : startGateway(env)

/** Starts one more gateway over the stores and other processes of the shared fleet; `stop` ends only this gateway. */
export async function startGateway(env: Env = {}): Promise<RunningService> {
  const { gatewayEnv, ...fleet } = shared()
  if (gatewayEnv === null) throw new Error('the shared service is one process: it can have no further gateway')
  const folder = await temporaryFolder('gateway')
  try {
    const settings = { ...gatewayEnv, DATA_DIR: join(folder, 'data'), ...env }
    const gateway = await startProcess(join(folder, 'gateway.log'), settings)
    return {
      ...fleet,
      baseUrl: gateway.baseUrl,
      logFiles: [...fleet.logFiles, gateway.logFile],
      urls: [...fleet.urls, gateway.baseUrl],
      gatewayEnv,
      processes: [gateway],
      gateways: [gateway],
      async stop() {
        await gateway.stop()
        await removeFolder(folder)
      },
    }
  } catch (error) {
    await removeFolder(folder)
    throw error
  }
}

/** Returns the URL at which the embedded PostgreSQL of a DATA_DIR listens now. */
const embeddedUrl = (dataDir: string): string => {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgresql://postgres:${read('password')}@127.0.0.1:${read('port')}/postgres`
}

export interface FleetOptions {
  gateways?: number
  /** Whether each gateway has a process of its own for MCP and the pages, instead of running them itself. */
  splitMcp?: boolean
  /** Whether to start a realtime process; `realtimeUrl` is empty without one. */
  realtime?: boolean
  /** Whether one process, the only gateway, runs all services but the guard. */
  compact?: boolean
  env?: Env
}

export interface Fleet extends RunningService {
  guard: ServerProcess
  /** The processes for MCP and the pages; none if the gateways run these themselves. */
  mcp: ServerProcess[]
}

const GATEWAY = 'gateway,mcp'
const ALL_BUT_GUARD = 'gateway,mcp,graph,embedder,realtime'

/**
 * Starts embedder, guard, graph, realtime and gateways, each as a process. Shape 2 uses only PostgreSQL, shape 3 also
 * the other stores.
 */
export async function startFleet({
  gateways: count = 1,
  splitMcp = false,
  realtime = true,
  compact = false,
  env = {},
}: FleetOptions = {}): Promise<Fleet> {
  const folder = await temporaryFolder('fleet')
  const filesDir = join(folder, 'files')
  const processes: ServerProcess[] = []
  const stores: Store[] = []
  let database: TestDatabase | undefined
  const stop = async () => {
    for (const process of [...processes].reverse()) await process.stop()
    for (const store of stores) await store.stop()
    await database?.stop()
    await removeFolder(folder)
  }
  const urls = (): Env => Object.assign({}, ...stores.map((store) => store.env))
  const settingsOf = (services: string, more: Env): Env => ({
    SERVICES: services,
    DATABASE_URL: database?.url ?? '',
    SECRET_KEY: 'the same thirty-two characters for all',
    FILES_DIR: filesDir,
    NODE_ENV: 'test',
    ...urls(),
    ...more,
    ...env,
  })
  const start = async (name: string, services: string, more: Env = {}) => {
    const settings = { DATA_DIR: join(folder, name), ...settingsOf(services, more) }
    const process = await startProcess(join(folder, `${name}.log`), settings)
    processes.push(process)
    return process
  }
  try {
    chmodSync(folder, 0o711)
    if (SHAPE === 3) for (const startStore of STORES) stores.push(await startStore())
    database = await startTestDatabase(urls())
    const first = await (compact ? start('all-but-guard', ALL_BUT_GUARD) : start('embedder', 'embedder'))
    const embeddings = { EMBEDDINGS_URL: first.baseUrl }
    const kinds = splitMcp ? ['gateway', 'mcp'] : [GATEWAY]
    const front = kinds.flatMap((services) => Array.from({ length: count }, (_none, at) => [services, at] as const))
    const startOthers = () => [
      start('graph', 'graph'),
      ...front.map(([services, at]) => start(`${services}-${at}`, services, embeddings)),
      ...(realtime ? [start('realtime', 'realtime')] : []),
    ]
    // Starts them at the same time, because a start waits for its stores more than it computes.
    const [guard, ...others] = (await together([
      start('guard', 'guard', embeddings),
      ...(compact ? [] : startOthers()),
    ])) as [ServerProcess, ...ServerProcess[]]
    const [gateways, mcp, listener] = compact
      ? [[first], [], first]
      : [others.slice(1, count + 1), others.slice(count + 1, front.length + 1), others[front.length + 1]]
    const logFiles = processes.map(({ logFile }) => logFile)
    const baseUrl = gateways[0]?.baseUrl ?? ''
    const told = {
      ...{ baseUrl, realtimeUrl: listener?.baseUrl ?? '', urls: processes.map((one) => one.baseUrl) },
      ...{ databaseUrl: database.url, logFiles, filesDir, stores: urls() },
      // An access token is valid for one address, so a further gateway uses the address of the first.
      gatewayEnv: settingsOf(GATEWAY, { ...embeddings, BASE_URL: baseUrl }),
    }
    return { ...told, processes, gateways, mcp, guard, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
