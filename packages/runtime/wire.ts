import { createHmac } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { openHttpEmbedder } from '@agent-memory/adapters/models/http-embedder'
import { openLocalEmbedder } from '@agent-memory/adapters/models/local-embedder'
import { createPasswordHasher } from '@agent-memory/adapters/passwords'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { openManagementStore } from '@agent-memory/adapters/postgres/management'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import type { RedisServer } from '@agent-memory/adapters/redis/connection'
import { anyOf } from '@agent-memory/core/back-pressure'
import { internalToken } from '@agent-memory/core/internal-token'
import type { BackPressure } from '@agent-memory/core/ports/back-pressure'
import type { Embedder } from '@agent-memory/core/ports/embedder'
import type { ExternalIndex } from '@agent-memory/core/ports/external-index'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { ManagementPorts } from '@agent-memory/core/ports/management'
import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { MemoryIndex } from '@agent-memory/core/ports/memory-index'
import type { Backlog, Outbox } from '@agent-memory/core/ports/outbox'
import type { Signals } from '@agent-memory/core/ports/signals'
import { type Gate, openGate } from '@agent-memory/core/turns'
import { type AnsweredWrites, openAnsweredWrites } from './answered.js'
import { openBacklogView } from './backlog.js'
import { type Config, isSplit } from './config.js'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.js'
import { RepositorySessionStore } from './http/session-store.js'
import { openIndexes } from './indexes.js'
import type { Log } from './log.js'
import type { Metrics } from './metrics.js'
import { openTransports } from './transports.js'
import { openVerdicts, type Verdicts } from './verdicts.js'
import { measureScans, measureWork, type WorkObserver } from './work-metrics.js'

const MODEL_FOLDER = fileURLToPath(new URL('../../../models/all-MiniLM-L6-v2/', import.meta.url))
/** More would fill the connections to the database, and take turns of the event loop from single requests. */
const BATCHES_AT_ONCE = 1
/** The longest a job may wait for its vectors; jobs have a deadline of their own. */
const EMBEDDING_LIMIT_MS = 10_000

/** The configuration with what the start has made. */
export interface StartedConfig extends Config {
  secretKey: string
}

/** Everything a service may use, made once a process. */
export interface Ports extends ManagementPorts {
  config: StartedConfig
  log: Log
  metrics: Metrics
  work: WorkObserver
  database: Database
  memories: MemoryStore
  index: MemoryIndex
  /** The index that lies in a store of its own, and is told of each change. Null: PostgreSQL's own is the only one. */
  external: ExternalIndex | null
  ledger: IndexLedger
  embedder: Embedder
  outbox: Outbox
  /** The outbox at a glance, at most a second old. */
  backlog: () => Promise<Backlog>
  queue: JobQueue
  signals: Signals
  /** Null without REDIS_URL. */
  redis: Pick<RedisServer, 'ping'> | null
  closeTransports: () => Promise<void>
  verdicts: Verdicts
  answered: AnsweredWrites
  backPressure: BackPressure
  batches: Gate
  hashKey: Uint8Array
  limiter: RateLimiter
  sessionStore: RepositorySessionStore
}

/** From configuration to ports: which adapter stands behind each is decided here and nowhere else. */
export const openPorts = async (
  config: StartedConfig,
  databaseUrl: string,
  log: Log,
  metrics: Metrics,
): Promise<Ports> => {
  const onError = (error: unknown): void => log.warn({ err: error }, 'background work failed; it is tried again')
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const database = openDatabase(databaseUrl, { directUrl, onError })
  const external = config.qdrantUrl !== undefined
  const memories = openMemoryStore(database, { external })
  const outbox = openOutbox(database)
  const embedder = await openEmbedder(config, log)
  // Nothing is waited for before there are verdicts to wait for.
  let verdicts: Verdicts | undefined
  const onAway = (error: unknown): void => verdicts?.storeAway(error)
  const transports = await openTransports({ config, databaseUrl, database, log, onError, onAway })
  const { queue, signals, redis } = transports
  const { sessions, ...management } = openManagementStore(database, { onError, external })
  verdicts = openVerdicts(memories, signals, onError)
  return {
    ...management,
    passwords: createPasswordHasher(),
    config,
    log,
    metrics,
    work: measureWork(metrics),
    database,
    memories,
    embedder,
    signals,
    ...openIndexes({ config, database, directUrl, embedder, log, onScan: measureScans(metrics) }),
    outbox,
    backlog: openBacklogView(outbox),
    queue,
    redis,
    closeTransports: transports.close,
    verdicts,
    answered: openAnsweredWrites(memories, onError),
    backPressure: anyOf([...transports.backPressure]),
    batches: openGate(BATCHES_AT_ONCE),
    hashKey: createHmac('sha256', config.secretKey).update('bodies of writes').digest(),
    limiter: createRateLimiter(transports.rateCounters, config.rateLimits),
    sessionStore: new RepositorySessionStore(sessions),
    now: () => new Date(),
  }
}

/** The embedder's own process is what EMBEDDINGS_URL leads the others to. */
export const embedsElsewhere = (config: Config): boolean =>
  config.embeddingsUrl !== undefined && !(isSplit(config) && config.services.includes('embedder'))

const openEmbedder = (config: StartedConfig, log: Log): Promise<Embedder> =>
  config.embeddingsUrl && embedsElsewhere(config)
    ? openHttpEmbedder({
        url: config.embeddingsUrl,
        model: config.embeddingsModel,
        token: internalToken(config.secretKey, 'embedder'),
        timeoutMs: EMBEDDING_LIMIT_MS,
      })
    : openLocalEmbedder({ modelDir: MODEL_FOLDER, log })

/** Closes in the order of need: whoever uses a thing before the thing itself. */
export const closePorts = async (ports: Ports): Promise<void> => {
  ports.verdicts.close()
  await ports.answered.close()
  await ports.closeTransports()
  await ports.index.close()
  await ports.embedder.close()
  await ports.database.close()
}
