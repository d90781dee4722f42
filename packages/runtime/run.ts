import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import { prepareDataDir } from '@agent-memory/adapters/files/data-dir'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { asUnavailable } from '@agent-memory/adapters/postgres/unavailable'
import { unlessAborted } from '@agent-memory/adapters/unless-aborted'
import { isUnavailable, type Unavailable } from '@agent-memory/core/errors'
import { findKey } from '@agent-memory/core/keys'
import type { JobWorker } from '@agent-memory/core/ports/job-queue'
import type { QueueName } from '@agent-memory/core/work/catalogue'
import { handlersOfAll } from '@agent-memory/core/work/handlers'
import type { Background } from './background.js'
import type { Config } from './config.js'
import { embedsElsewhere } from './embedders.js'
import { passingFolders, uploadFolders } from './files.js'
import { firstRun } from './first-run.js'
import { createHealth, type Health } from './health.js'
import { createApp } from './http/app.js'
import { createHttpServer, drain, listen } from './http/server.js'
import { sessionMiddleware } from './http/session.js'
import { takesUpgrades } from './http/upgrades.js'
import { sweepLeftFiles } from './left-files.js'
import { localAddress } from './local-address.js'
import { createLog, type Logging } from './log.js'
import { createMetrics } from './metrics.js'
import { migrate } from './migrate.js'
import { inWords } from './misspelled.js'
import { makeUploadsPrivate } from './private-uploads.js'
import { type Relay, startRelay } from './relay.js'
import type { ServiceName } from './roles.js'
import { readOrMakeSecretKey } from './secret-key.js'
import type { Service } from './service.js'
import { createShutdown, type Shutdown, shutdownSteps, shutdownTimeLimitMs } from './shutdown.js'
import { type Starting, stoppable } from './starting.js'
import { measureStores } from './store-metrics.js'
import { storesOf } from './stores.js'
import { watchForStuckWorkers } from './stuck-workers.js'
import { openTracing } from './tracing.js'
import { allJobsAreHandled, watchUnhandledJobs } from './unhandled-jobs.js'
import { watchStores } from './watch-stores.js'
import { closePorts, openPorts, type Ports } from './wire.js'
import { startWorkers } from './workers.js'

const { version: VERSION } = createRequire(import.meta.url)('../package.json') as { version: string }

/** Loads only what this process runs. */
export type ServiceMap = Record<ServiceName, () => Promise<Service>>

/**
 * One process: its database, its ports, its endpoints and workers, until a signal ends it in order.
 * @throws Error whose message is one sentence when the process cannot start
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
    await unlessAborted(serve(call, database), starting.signal)
  } catch (error) {
    // A start that failed, or was stopped, leaves no server of its own behind.
    await database.stop()
    throw error
  }
}

interface RunningDatabase {
  url: string
  stop(): Promise<void>
}

/** One's own PostgreSQL, which is left alone, or the embedded one under DATA_DIR. */
const startDatabase = async ({ config, logging: { log }, starting: { signal } }: Start): Promise<RunningDatabase> =>
  config.databaseUrl === undefined
    ? startEmbedded({ dataDir: config.dataDir, log, signal })
    : { url: config.databaseUrl, stop: async () => {} }

const serve = async (call: Start, database: RunningDatabase) => {
  const { config, logging } = call
  const { log } = logging
  await migrate(config.databaseDirectUrl ?? database.url, config.migrate, log)
  const secretKey = config.secretKey ?? (await readOrMakeSecretKey(config.dataDir))
  const ports = await openPorts({ ...config, secretKey }, database.url, logging, createMetrics())
  try {
    await serveWith(ports, call, database)
  } catch (error) {
    // Before their database is: else each would complain.
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
  const health = createHealth([
    ...stores,
    { name: 'listening', required: true, check: async () => listening || Promise.reject(new Error('not yet')) },
    { name: 'queue', required: false, check: () => ports.queue.ping() },
    { name: 'jobs', required: false, check: () => allJobsAreHandled(ports) },
  ])
  measureStores(metrics, { ...ports, stores })
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
      findUser: (userId) => ports.people.principal(userId),
    },
    limiter: ports.limiter,
    quotas: config.rateLimits === 'off' ? undefined : ports.quotas,
    session: sessionMiddleware(ports.sessionStore, config.secretKey),
  })
  const server = createHttpServer(app, ports.limiter, { upgrades: takesUpgrades(endpoints) })
  const port = await listen(server, config.port, config.host)
  // From here on nothing is waited for until the start is over.
  starting.signal.throwIfAborted()

  const onStuck = (queue: QueueName): void => void shutdown.begin(`the worker of ${queue} fetches no more`, 1)
  // Of the stores that carry jobs, Redis is the one whose connections were seen to fail without a word.
  const watched = ports.redis ? watchForStuckWorkers({ queue: ports.queue, onStuck }) : undefined
  const queue = watched?.queue ?? ports.queue
  const workers = startWorkers(
    { ...ports, queue, observe: ports.work, embedsElsewhere: embedsElsewhere(config) },
    handlers,
  )
  const onError = (error: unknown): void => {
    ports.notes.failed(error, 'the relay failed; it tries again')
    const known = asUnavailable(error)
    if (isUnavailable(known)) ports.verdicts.storeAway(known)
  }
  const relay = startRelay({ ...ports, onError })
  // Of PostgreSQL every request learns by itself; no verdict needs Neo4j.
  const onAway = (error: Unavailable): void => {
    if (error.needed !== 'postgresql' && error.needed !== 'neo4j') ports.verdicts.storeAway(error)
  }
  const background = [
    watchStores(stores, { notes: ports.notes, onAway }),
    ...(watched ? [watched] : []),
    makeUploadsPrivate({ folders: uploadFolders(config), log }),
    watchUnhandledJobs(ports),
    sweepLeftFiles({ folders: passingFolders(config), log }),
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

/** Requests wait on workers, workers on the database: so they end in that order. */
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

/** Tells a newcomer what to type first; what it loads is there before the service calls itself ready. */
const greetingOf = async (ports: Ports, baseUrl: string): Promise<string> => {
  const lines = await firstRun(ports, baseUrl).catch((error: unknown) => {
    ports.log.error({ err: error }, 'the first run could not be prepared')
    return null
  })
  return lines ? `\nWrite a memory and find it again:\n\n${lines.join('\n\n')}\n\n` : ''
}
