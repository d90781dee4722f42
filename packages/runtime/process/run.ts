import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { prepareDataDir } from '@agent-memory/adapters/files/data-dir'
import { asUnavailable } from '@agent-memory/adapters/postgres/connection/unavailable'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { findKey } from '@agent-memory/core/accounts/keys/keys'
import { findToken } from '@agent-memory/core/accounts/oauth/tokens'
import { isUnavailable, type Unavailable } from '@agent-memory/core/errors'
import type { JobWorker } from '@agent-memory/core/ports/work/job-queue'
import { untilAborted } from '@agent-memory/core/time-limit'
import type { QueueName } from '@agent-memory/core/work/catalogue'
import { handlersOfAll } from '@agent-memory/core/work/handlers'
import type { Config } from '../config/config.js'
import { localAddress } from '../config/local-address.js'
import { inWords } from '../config/misspelled.js'
import type { ServiceName } from '../config/roles.js'
import { readOrMakeSecretKey } from '../config/secret-key.js'
import { sessionMiddleware } from '../http/access/session.js'
import { createApp } from '../http/app.js'
import { createHttpServer, drain, listen } from '../http/server.js'
import { takesUpgrades } from '../http/upgrades.js'
import { createHealth, type Health } from '../observe/health.js'
import { createLog, type Logging } from '../observe/log.js'
import { createMetrics } from '../observe/metrics.js'
import { measureStores } from '../observe/store-metrics.js'
import { openTracing } from '../observe/tracing.js'
import { makeUploadsPrivate, sweepLeftFiles } from '../stores/file-folders.js'
import { temporaryFolders, uploadFolders } from '../stores/files.js'
import { watchStores } from '../stores/loops/watch-stores.js'
import { embedsHere } from '../stores/models/embedders.js'
import { storesOf } from '../stores/stores.js'
import { type Relay, startRelay } from '../work/relay.js'
import { watchForStuckWorkers } from '../work/stuck-workers.js'
import { allJobsAreHandled, lookForUnhandledJobs, watchUnhandledJobs } from '../work/unhandled-jobs.js'
import { startWorkers } from '../work/workers.js'
import type { Background } from './background.js'
import { firstRun } from './first-run.js'
import { migrate } from './migrate.js'
import type { Service } from './service.js'
import { createShutdown, type Shutdown, shutdownSteps, shutdownTimeLimitMs } from './shutdown.js'
import { type Starting, stoppable } from './starting.js'
import { closePorts, openPorts, type Ports } from './wire.js'

const { version: VERSION } = createRequire(import.meta.url)('../../package.json') as { version: string }

/** Functions that import the services, so that a process loads only the services that it runs. */
export type ServiceMap = Record<ServiceName, () => Promise<Service>>

/**
 * Runs one process (database, ports, endpoints and workers) until a signal shuts it down.
 * @throws Error with a one-sentence message when the process cannot start
 */
export const run = (config: Config, services: ServiceMap): Promise<void> => {
  const logging = createLog(config.logLevel)
  for (const setting of config.misspelled) logging.log.warn({ setting: setting.name }, inWords(setting))
  return stoppable(logging.log, (starting) => start({ config, services, logging, starting }))
}

interface Start {
  config: Config
  services: ServiceMap
  logging: Logging
  starting: Starting
}

const start = async (call: Start): Promise<void> => {
  const { config, starting } = call
  await prepareDataDir(config.dataDir)
  const database = await startDatabase(call)
  try {
    await untilAborted(serve(call, database), starting.signal)
  } catch (error) {
    // A failed or interrupted start must not leave its embedded PostgreSQL running.
    await database.stop()
    throw error
  }
}

interface RunningDatabase {
  url: string
  /** URL of the same database over the cheapest connection, a Unix socket if possible, for requests and jobs. */
  nearUrl: string
  stop(): Promise<void>
}

/**
 * Returns the operator's PostgreSQL, which this process never stops, or starts an embedded PostgreSQL under DATA_DIR.
 */
const startDatabase = async ({ config, logging: { log }, starting: { signal } }: Start): Promise<RunningDatabase> =>
  config.databaseUrl === undefined
    ? startEmbedded({ dataDir: config.dataDir, log, signal })
    : { url: config.databaseUrl, nearUrl: config.databaseUrl, stop: async () => {} }

const serve = async (call: Start, database: RunningDatabase) => {
  const { config, logging } = call
  const { log } = logging
  await migrate(config.databaseDirectUrl ?? database.url, config.migrate, {
    log,
    queue: config.databaseUrl !== undefined,
  })
  const secretKey = config.secretKey ?? (await readOrMakeSecretKey(config.dataDir))
  const ports = await openPorts({ ...config, secretKey }, database.nearUrl, logging, createMetrics())
  try {
    await serveWith(ports, call, database)
  } catch (error) {
    // The ports close before the database stops. If the database stopped first, each port would log errors.
    await closePorts(ports)
    throw error
  }
}

const serveWith = async (ports: Ports, { services, logging, starting }: Start, database: RunningDatabase) => {
  const { config, log, metrics } = ports
  const endTracing = await openTracing(config, VERSION, log)
  const chosen = await Promise.all(config.services.map((name) => services[name]()))

  const handlers = handlersOfAll(
    chosen.map((service, at) => ({ name: config.services[at] ?? '', handlers: service.jobs?.(ports) ?? {} })),
  )

  let listening = false
  const stores = storesOf(ports)
  const unhandled = lookForUnhandledJobs(ports)
  const health = createHealth([
    ...stores,
    { name: 'listening', required: true, check: async () => listening || Promise.reject(new Error('not yet')) },
    { name: 'queue', required: false, check: () => ports.queue.ping() },
    { name: 'jobs', required: false, check: () => allJobsAreHandled(unhandled) },
  ])
  measureStores(metrics, { ...ports, unhandled, stores })
  const baseUrl = (port: number) => config.baseUrl ?? localAddress(config.host, port)
  const endpoints = chosen.flatMap((service) => service.endpoints?.(ports) ?? [])
  const app = createApp({
    settings: { ...config, baseUrl: baseUrl(config.port) },
    version: VERSION,
    logging,
    metrics,
    health,
    endpoints,
    authenticator: {
      findKey: (secret) => findKey(ports.keys, secret),
      findToken: (token) => findToken(ports.oauth, token, config.baseUrl),
      findUser: (userId) => ports.people.principal(userId),
    },
    volumes: ports.volumes,
    signals: ports.signals,
    limiter: ports.limiter,
    quotas: config.rateLimits === 'off' ? undefined : ports.quotas,
    session: sessionMiddleware(ports.sessionStore, config.secretKey),
  })
  const server = createHttpServer(app, ports.limiter, { upgrades: takesUpgrades(endpoints) })
  const port = await listen(server, config.port, config.host)
  // No await may follow until `starting.over`, so that no signal can arrive in between.
  starting.signal.throwIfAborted()

  const onStuck = (queue: QueueName): void => void shutdown.begin(`the worker of ${queue} has stopped fetching`, 1)
  // PostgreSQL queues need no watch: only Redis connections have been seen to fail silently.
  const watched = ports.redis ? watchForStuckWorkers({ queue: ports.queue, onStuck }) : undefined
  const queue = watched?.queue ?? ports.queue
  const workers = startWorkers({ ...ports, queue, observe: ports.work, embedsHere: embedsHere(config) }, handlers)
  const onError = (error: unknown): void => {
    ports.notes.failed(error, 'jobs could not be handed to the queue; retrying')
    const known = asUnavailable(error)
    if (isUnavailable(known)) ports.verdicts.storeAway(known)
  }
  const relay = startRelay({ ...ports, onError })
  // Ends the waits for the guard's verdicts if a store that the guard needs is down. Two stores are left out: requests
  // notice an outage of PostgreSQL by themselves, and no verdict needs Neo4j.
  const onAway = (error: Unavailable): void => {
    if (error.needed !== 'postgresql' && error.needed !== 'neo4j') ports.verdicts.storeAway(error)
  }
  const background = [
    watchStores(stores, { notes: ports.notes, onAway }),
    ...(watched ? [watched] : []),
    makeUploadsPrivate({ folders: uploadFolders(config), log }),
    watchUnhandledJobs(unhandled, log),
    sweepLeftFiles({ folders: temporaryFolders(config), log }),
    ...chosen.flatMap((service) => service.background?.(ports) ?? []),
  ]
  const shutdown = stopInOrder({
    config,
    logging,
    health,
    server,
    workers,
    relay,
    background,
    ports,
    database,
    endTracing,
  })
  starting.over((signal) => void shutdown.begin(signal))
  const greeting = await greetingOf(ports, baseUrl(port))
  listening = true
  log.info({ url: localAddress(config.host, port), services: config.services }, 'ready')
  process.stdout.write(greeting)
}

interface RunningParts {
  config: Config
  logging: Logging
  health: Health
  server: Server
  workers: JobWorker[]
  relay: Relay
  background: Background[]
  ports: Ports
  database: RunningDatabase
  endTracing: () => Promise<void>
}

/**
 * Creates the shutdown. Requests need workers, and workers need the database, so each part stops before what it needs.
 */
const stopInOrder = (parts: RunningParts): Shutdown => {
  const { config, logging, health, server, workers, relay, background, ports, database, endTracing } = parts
  const steps = shutdownSteps({
    stopBeingReady() {
      health.drain()
      ports.verdicts.stopping()
    },
    delayMs: config.shutdownDelayMs,
    drainHttp: () => drain(server, 14_000),
    async stopWorkers() {
      await relay.stop()
      await Promise.all([...workers.map((worker) => worker.stop(4_000)), ...background.map((one) => one.stop())])
    },
    async closeDatabase() {
      await closePorts(ports)
      await endTracing()
      await database.stop()
    },
  })
  const timeLimitMs = shutdownTimeLimitMs(config.shutdownDelayMs)
  const shutdown = createShutdown({ steps, log: logging.log, exit: (code) => process.exit(code), timeLimitMs })
  return shutdown
}

/**
 * Returns commands for a first-time user. Writes the file that these commands load; it must exist before `ready` is
 * logged.
 */
const greetingOf = async (ports: Ports, baseUrl: string): Promise<string> => {
  const lines = await firstRun(ports, baseUrl).catch((error: unknown) => {
    ports.log.error({ err: error }, 'could not prepare the first run')
    return null
  })
  return lines ? `\nWrite a memory and find it again:\n\n${lines.join('\n\n')}\n\n` : ''
}
