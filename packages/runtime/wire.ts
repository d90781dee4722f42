import { createHmac } from 'node:crypto'
import { openDocumentReader } from '@agent-memory/adapters/documents/read-document'
import { createPasswordHasher } from '@agent-memory/adapters/passwords'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/database'
import { openDocumentStore } from '@agent-memory/adapters/postgres/documents'
import { openEmbeddingModels } from '@agent-memory/adapters/postgres/embedding-models'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openGraphLinks } from '@agent-memory/adapters/postgres/graph-links'
import { openGraphWork } from '@agent-memory/adapters/postgres/graph-work'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index-ledger'
import { installationName } from '@agent-memory/adapters/postgres/installation'
import { openManagementStore } from '@agent-memory/adapters/postgres/management'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories'
import { openOutbox } from '@agent-memory/adapters/postgres/outbox'
import { openQuotaStore } from '@agent-memory/adapters/postgres/quotas'
import type { RedisServer } from '@agent-memory/adapters/redis/connection'
import { openTextWork } from '@agent-memory/adapters/text-work/text-work'
import { anyOf } from '@agent-memory/core/back-pressure'
import type { Unavailable } from '@agent-memory/core/errors'
import type { BackPressure } from '@agent-memory/core/ports/back-pressure'
import type { DocumentReader } from '@agent-memory/core/ports/document-reader'
import type { DocumentStore } from '@agent-memory/core/ports/document-store'
import type { EmbeddingModel, EmbeddingModels } from '@agent-memory/core/ports/embedding-models'
import type { Extractor } from '@agent-memory/core/ports/extractor'
import type { FileStore } from '@agent-memory/core/ports/file-store'
import type { GraphLedger } from '@agent-memory/core/ports/graph-ledger'
import type { GraphLinks } from '@agent-memory/core/ports/graph-links'
import type { GraphWork } from '@agent-memory/core/ports/graph-work'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { JobQueue } from '@agent-memory/core/ports/job-queue'
import type { ManagementPorts } from '@agent-memory/core/ports/management'
import type { MemoryStore } from '@agent-memory/core/ports/memories'
import type { Backlog, Outbox } from '@agent-memory/core/ports/outbox'
import type { Retrieval } from '@agent-memory/core/ports/retrieval'
import type { Signals } from '@agent-memory/core/ports/signals'
import type { TextWork } from '@agent-memory/core/ports/text-work'
import { type Activity, openActivity } from '@agent-memory/core/shares'
import { type Gate, openGate } from '@agent-memory/core/turns'
import { type AnsweredWrites, openAnsweredWrites } from './answered.js'
import { atStart } from './at-start.js'
import { openBacklogView } from './backlog.js'
import { noted, openBacklogPressure } from './backlog-pressure.js'
import type { StartedConfig } from './config.js'
import { MODEL_FOLDER } from './embedders.js'
import { openExtractor } from './extractors.js'
import { withFailpoint } from './failpoints.js'
import { arrivalsFolder, openFiles } from './files.js'
import { type Graphs, openGraphs } from './graphs.js'
import { byRelay, type HandOver, straight } from './hand-over.js'
import type { Quotas } from './http/quota.js'
import { createRateLimiter, type RateLimiter } from './http/rate-limit.js'
import { RepositorySessionStore } from './http/session-store.js'
import { openIndex } from './indexes.js'
import type { Logging } from './log.js'
import type { Metrics } from './metrics.js'
import { openRetrievals, type Retrievals } from './retrieval.js'
import { openStoreNotes, type StoreNotes } from './store-notes.js'
import { openTransports } from './transports.js'
import { openVerdicts, type Verdicts } from './verdicts.js'
import { measureDocuments, measureRefusals, measureScans, measureWork, type WorkObserver } from './work-metrics.js'

/** More would fill the connections to the database, and take turns of the event loop from single requests. */
const BATCHES_AT_ONCE = 1

/** Everything a service may use, made once a process. */
export interface Ports extends ManagementPorts, Graphs, Pick<Logging, 'log' | 'workLog'> {
  config: StartedConfig
  notes: StoreNotes
  metrics: Metrics
  work: WorkObserver
  /** Counts a document whose ingestion this process ended. */
  documentEnded: ReturnType<typeof measureDocuments>
  database: Database
  memories: MemoryStore
  documents: DocumentStore
  files: FileStore
  reader: DocumentReader
  /** Where uploads lie while they arrive. */
  arrivals: string
  ledger: IndexLedger
  graphLedger: GraphLedger
  graphLinks: GraphLinks
  graphWork: GraphWork
  extractor: Extractor
  texts: TextWork
  models: EmbeddingModels
  /** The model that serves now, with its index. */
  retrieval: () => Retrieval
  retrievals: Retrievals
  outbox: Outbox
  /** The outbox at a glance, at most a second old. */
  backlog: () => Promise<Backlog>
  queue: JobQueue
  handOver: HandOver
  signals: Signals
  /** Null without REDIS_URL. */
  redis: Pick<RedisServer, 'ping'> | null
  closeTransports: () => Promise<void>
  verdicts: Verdicts
  answered: AnsweredWrites
  backPressure: BackPressure
  batches: Gate
  activity: Activity
  quotas: Quotas
  hashKey: Uint8Array
  limiter: RateLimiter
  sessionStore: RepositorySessionStore
}

/** From configuration to ports: which adapter stands behind each is decided here and nowhere else. */
export const openPorts = async (
  config: StartedConfig,
  databaseUrl: string,
  { log, workLog }: Logging,
  metrics: Metrics,
): Promise<Ports> => {
  const notes = openStoreNotes(log)
  const onError = (error: unknown): void => notes.failed(error, 'background work failed; it is tried again')
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const database = openDatabase(databaseUrl, { directUrl, onError })
  const external = config.qdrantUrl !== undefined
  const externalGraph = config.neo4jUrl !== undefined
  const memories = openMemoryStore(database, { external, externalGraph })
  const outbox = openOutbox(database)
  const backlog = openBacklogView(outbox)
  const refused = measureRefusals(metrics)
  const ledger = openIndexLedger(database, directUrl)
  const models = openEmbeddingModels(database, { external })
  const onScan = measureScans(metrics)
  const failing = <Some extends object>(ports: Some): Some => withFailpoint(ports, config.failpoint)
  const installation = await atStart(() => installationName(database))
  if (!external) await atStart(() => ledger.leaveAll())
  const open = (embedder: EmbeddingModel) =>
    failing(openIndex({ config, installation, database, ledger, embedder, log, onScan }))
  const retrievals = await openRetrievals({ config, models, open, log })
  // Nothing is waited for before there are verdicts to wait for.
  let verdicts: Verdicts | undefined
  const onAway = (error: Unavailable): void => verdicts?.storeAway(error)
  const transports = await openTransports({ config, databaseUrl, database, log, onError, onAway })
  const { queue, localQueue, signals, redis } = transports
  const { sessions, ...management } = openManagementStore(database, { onError, external, externalGraph })
  verdicts = openVerdicts(memories, signals, onError)
  const ports = failing<Omit<Ports, 'handOver'>>({
    ...management,
    passwords: createPasswordHasher(),
    config,
    log,
    workLog,
    notes,
    metrics,
    work: measureWork(metrics),
    documentEnded: measureDocuments(metrics),
    database,
    memories,
    documents: openDocumentStore(database, { external, externalGraph }),
    files: openFiles(config),
    reader: openDocumentReader(MODEL_FOLDER, { onError }),
    arrivals: await arrivalsFolder(config),
    signals,
    ledger,
    ...openGraphs({ config, installation, database, log }),
    graphLedger: openGraphLedger(database),
    graphLinks: openGraphLinks(database),
    graphWork: openGraphWork(database),
    extractor: openExtractor(config, log),
    texts: openTextWork({ onError }),
    models,
    retrieval: retrievals.current,
    retrievals,
    outbox,
    backlog,
    queue,
    redis,
    closeTransports: transports.close,
    verdicts,
    answered: openAnsweredWrites(memories, onError),
    backPressure: anyOf([
      ...transports.backPressure.map((pressure) => noted(pressure, () => refused('queue_memory'))),
      // Last, for it counts what it lets through.
      openBacklogPressure({ backlog, maxOpenJobs: config.maxOpenJobs, onRefused: refused }),
    ]),
    batches: openGate(BATCHES_AT_ONCE),
    activity: openActivity(() => performance.now()),
    quotas: {
      store: openQuotaStore(database),
      onRefused: (path) => path === '/memory/propose' && refused('monthly_quota'),
    },
    hashKey: createHmac('sha256', config.secretKey).update('bodies of writes').digest(),
    limiter: createRateLimiter(transports.rateCounters, config.rateLimits),
    sessionStore: new RepositorySessionStore(sessions),
    now: () => new Date(),
  })
  const handOver = localQueue ? straight(localQueue, ports.memories) : byRelay(ports.memories)
  return { ...ports, handOver, memories: Object.create(ports.memories, { accept: { value: handOver.accept } }) }
}

/** Closes in the order of need: whoever uses a thing before the thing itself. */
export const closePorts = async (ports: Ports): Promise<void> => {
  ports.verdicts.close()
  await ports.answered.close()
  await ports.closeTransports()
  await ports.retrievals.close()
  await ports.extractor.close()
  await ports.texts.close()
  await ports.reader.close()
  await ports.externalGraph?.close()
  await ports.database.close()
}
