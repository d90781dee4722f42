import { createHmac } from 'node:crypto'
import { openClientDocuments } from '@agent-memory/adapters/client-documents/client-documents'
import { openDocumentReader } from '@agent-memory/adapters/documents/read-document'
import { createPasswordHasher } from '@agent-memory/adapters/passwords'
import { openManagementStore } from '@agent-memory/adapters/postgres/accounts/management'
import { openQuotaStore } from '@agent-memory/adapters/postgres/accounts/quotas'
import { type Database, openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import type { RedisServer } from '@agent-memory/adapters/redis/connection'
import { openTextWork } from '@agent-memory/adapters/text-work/text-work'
import { announceRevocations } from '@agent-memory/core/accounts/revocations'
import type { Unavailable } from '@agent-memory/core/errors'
import { openExtractiveAnswerer } from '@agent-memory/core/memory/answers/extractive/extractive'
import { openMeaning } from '@agent-memory/core/memory/answers/meaning'
import type { ManagementPorts } from '@agent-memory/core/ports/accounts/management'
import type { ClientDocuments } from '@agent-memory/core/ports/accounts/oauth-clients'
import type { Answerer } from '@agent-memory/core/ports/answers/answerer'
import type { Meaning } from '@agent-memory/core/ports/answers/meaning'
import type { DocumentReader } from '@agent-memory/core/ports/documents/document-reader'
import type { FileStore } from '@agent-memory/core/ports/documents/file-store'
import type { Extractor } from '@agent-memory/core/ports/graph/extractor'
import type { EmbeddingModel } from '@agent-memory/core/ports/memory/embedding-models'
import type { GuardModels } from '@agent-memory/core/ports/memory/guard-model'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import type { Retrieval } from '@agent-memory/core/ports/memory/retrieval'
import type { TextWork } from '@agent-memory/core/ports/memory/text-work'
import type { BackPressure } from '@agent-memory/core/ports/work/back-pressure'
import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { Backlog, Outbox, Signals } from '@agent-memory/core/ports/work/outbox'
import { anyOf } from '@agent-memory/core/work/back-pressure'
import { type Activity, openActivity } from '@agent-memory/core/work/shares'
import { type Gate, openGate } from '@agent-memory/core/work/turns'
import type { StartedConfig } from '../config/config.js'
import { pseudonymOf } from '../http/access/pseudonym.js'
import type { Quotas } from '../http/access/quota.js'
import { createRateLimiter, type RateLimiter } from '../http/access/rate-limit.js'
import { RepositorySessionStore } from '../http/access/session-store.js'
import type { Logging } from '../observe/log.js'
import type { Metrics } from '../observe/metrics.js'
import {
  measureDocuments,
  measureRefusals,
  measureScans,
  measureWork,
  type WorkObserver,
} from '../observe/work-metrics.js'
import { arrivalsFolder, openFiles } from '../stores/files.js'
import { type Graphs, openGraphs } from '../stores/graphs.js'
import { openIdentityProviders } from '../stores/identity-providers.js'
import { openIndex } from '../stores/indexes.js'
import { openMailer } from '../stores/mailer.js'
import { MODEL_FOLDER } from '../stores/models/embedders.js'
import { openExtractor } from '../stores/models/extractors.js'
import { openGuardModels } from '../stores/models/guard-models.js'
import { type LanguageModels, openLanguageModels } from '../stores/models/language-models.js'
import { type Notifications, openNotifications } from '../stores/notifications.js'
import { openPostgresStores, type PostgresStores } from '../stores/postgres-stores.js'
import { openRetrievalModels, type RetrievalModels } from '../stores/retrieval.js'
import { openStoreNotes, type StoreNotes } from '../stores/store-notes.js'
import { type AnsweredWrites, openAnsweredWrites } from '../work/answered.js'
import { openBacklogView } from '../work/backlog.js'
import { noted, openBacklogPressure } from '../work/backlog-pressure.js'
import { byRelay, type HandOver, straight } from '../work/direct-dispatch.js'
import { openTransports } from '../work/transports.js'
import { openVerdicts, type Verdicts } from '../work/verdicts.js'
import { withFailpoint } from './failpoints.js'
import { atStart } from './starting.js'

/**
 * Batches of writes that a process handles at a time. More would use up database connections and delay single writes.
 */
const BATCHES_AT_ONCE = 1

/** Everything a service can use, created once per process. */
export interface Ports extends ManagementPorts, PostgresStores, Graphs, LanguageModels, Notifications {
  log: Logging['log']
  workLog: Logging['workLog']
  config: StartedConfig
  notes: StoreNotes
  metrics: Metrics
  work: WorkObserver
  /** Counts a document whose ingestion this process finished or failed. */
  documentEnded: ReturnType<typeof measureDocuments>
  clientDocuments: ClientDocuments
  database: Database
  files: FileStore
  reader: DocumentReader
  /** Folder for uploads in progress. */
  arrivals: string
  ledger: IndexLedger
  extractor: Extractor
  extractive: Answerer
  meaning: Meaning
  texts: TextWork
  guardModels: GuardModels
  /** Returns the embedding model that is in use, with its index. */
  retrieval: () => Retrieval
  retrievalModels: RetrievalModels
  outbox: Outbox
  /** Returns a cached summary of the outbox (work/backlog.ts). */
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

/** Opens all ports as configured. Only this function chooses the adapter behind each port. */
export const openPorts = async (
  config: StartedConfig,
  databaseUrl: string,
  { log, workLog }: Logging,
  metrics: Metrics,
): Promise<Ports> => {
  const notes = openStoreNotes(log)
  const onError = (error: unknown): void => notes.failed(error, 'background work failed; retrying')
  const directUrl = config.databaseDirectUrl ?? databaseUrl
  const database = openDatabase(databaseUrl, { directUrl, onError })
  const external = config.qdrantUrl !== undefined
  const externalGraph = config.neo4jUrl !== undefined
  const stores = openPostgresStores(database, { external, externalGraph })
  const { memories, models } = stores
  const outbox = openOutbox(database)
  const backlog = openBacklogView(outbox)
  const refused = measureRefusals(metrics)
  const ledger = openIndexLedger(database, directUrl)
  const onScan = measureScans(metrics)
  const failing = <Some extends object>(ports: Some): Some => withFailpoint(ports, config.failpoint)
  const installation = await atStart(() => installationName(database))
  if (!external) await atStart(() => ledger.detachAll())
  const open = async (embedder: EmbeddingModel) =>
    failing(await openIndex({ config, installation, database, ledger, embedder, log, onScan }))
  const retrievalModels = await openRetrievalModels({ config, models, open, log })
  // `onAway` refers to the verdicts, which can only be opened after the transports.
  let verdicts: Verdicts | undefined
  const onAway = (error: Unavailable): void => verdicts?.storeAway(error)
  const transports = await openTransports({ config, databaseUrl, database, log, onError, onAway })
  const { queue, localQueue, signals, redis } = transports
  const management = announceRevocations(openManagementStore(database, { onError, external, externalGraph }), signals)
  verdicts = openVerdicts(memories, signals, onError)
  const meaning = openMeaning(retrievalModels.current)
  const guardModels = openGuardModels(log)
  const limiter = createRateLimiter(transports.rateCounters, config.rateLimits)
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
    ...stores,
    files: openFiles(config),
    reader: openDocumentReader(MODEL_FOLDER, { secrets: guardModels.secrets, onError }),
    arrivals: await arrivalsFolder(config),
    signals,
    ledger,
    ...(await openGraphs({ config, installation, database, log })),
    extractor: await openExtractor(config, log),
    ...(await openLanguageModels(config, { database, log, metrics })),
    ...openNotifications(config, { database, log, metrics }),
    clientDocuments: openClientDocuments({ allowedNetworks: config.oauthAllowedNetworks }),
    extractive: openExtractiveAnswerer(),
    meaning,
    texts: openTextWork({ secrets: guardModels.secrets, onError }),
    guardModels,
    retrieval: retrievalModels.current,
    retrievalModels,
    outbox,
    backlog,
    queue,
    redis,
    closeTransports: transports.close,
    verdicts,
    answered: openAnsweredWrites(memories, onError),
    backPressure: anyOf([
      ...transports.backPressure.map((pressure) => noted(pressure, () => refused('queue_memory'))),
      // Must be the last check: it counts every write that it admits, so no later check may reject one of them.
      openBacklogPressure({ backlog, maxOpenJobs: config.maxOpenJobs, onRefused: refused }),
    ]),
    batches: openGate(BATCHES_AT_ONCE),
    activity: openActivity(() => performance.now()),
    quotas: {
      store: openQuotaStore(database),
      onRefused: (path) => path === '/memory/propose' && refused('monthly_quota'),
    },
    mailer: await openMailer(config),
    tokenKey: createHmac('sha256', config.secretKey).update('tokens of links').digest(),
    hashKey: createHmac('sha256', config.secretKey).update('bodies of writes').digest(),
    limiter,
    mayMail: async (purpose, email) => !(await limiter.count('mail_to', `${purpose}:${pseudonymOf(email)}`)).exceeded,
    identityProviders: await openIdentityProviders(config, log),
    sessionStore: new RepositorySessionStore(management.sessions),
    now: () => new Date(),
  })
  const handOver = localQueue ? straight(localQueue, ports.memories) : byRelay(ports.memories)
  return { ...ports, handOver, memories: Object.create(ports.memories, { accept: { value: handOver.accept } }) }
}

/** Closes each port before the ports it uses. */
export const closePorts = async (ports: Ports): Promise<void> => {
  ports.verdicts.close()
  // A webhook delivery that this `close` cuts off is not recorded as an attempt, so it is sent again later.
  await ports.webhookSender.close()
  await ports.clientDocuments.close()
  await ports.answered.close()
  await ports.mailer?.close()
  await ports.closeTransports()
  await ports.retrievalModels.close()
  await ports.extractor.close()
  await ports.texts.close()
  await ports.reader.close()
  await Promise.all(Object.values(ports.guardModels).map((model) => model.close()))
  await ports.externalGraph?.close()
  await ports.database.close()
}
