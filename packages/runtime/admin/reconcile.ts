import { parseArgs } from 'node:util'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { installationName } from '@agent-memory/adapters/postgres/connection/installation'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index/index-ledger'
import { openEmbeddingModels } from '@agent-memory/adapters/postgres/memories/embedding-models'
import { reconcile as compare, type Drift, type ReconcilePorts } from '@agent-memory/core/memory/index/reconcile'
import { uuid } from '@agent-memory/core/schemas'
import type { Config } from '../config/config.js'
import { reportEvery } from '../process/background.js'
import { openExternalIndex } from '../stores/indexes.js'
import { refill } from '../stores/loops/fill-index.js'
import { type AdminIo, type Command, usageError, withDatabase } from './command.js'
import { type Compared, compareSources, compareStore, rebuildGraph } from './reconcile-graph.js'

const REPORT_EVERY = 10_000
const NEVER_STARTED = 'The service has never started on this database: there is nothing to index.'

export const reconcile: Command = async (call) => {
  const { io, args, config, url } = call
  const { values } = parseArgs({ args, options: { volume: { type: 'string' }, repair: { type: 'boolean' } } })
  const volume = uuid().optional().safeParse(values.volume)
  if (!volume.success) return usageError(io, '--volume must be the id of a volume.')
  const what = { volumeId: volume.data ?? null, repair: values.repair ?? false }
  return withDatabase(url, async (database) => {
    const compared: Compared[] = []
    if (config.qdrantUrl === undefined) io.print('QDRANT_URL is not set: the index is in PostgreSQL.')
    else {
      const ports = await portsOf(config, database, url)
      if (!ports) return usageError(io, NEVER_STARTED)
      compared.push(await compareIndex(ports, io, what))
    }
    const graph = { ...call, database }
    compared.push(await compareSources(graph, what))
    if (config.neo4jUrl === undefined) io.print('NEO4J_URL is not set: the graph is in PostgreSQL.')
    else compared.push(await compareStore(graph, what))
    return what.repair || compared.every((each) => each === 'agree') ? 0 : 1
  })
}

const compareIndex = async (
  ports: ReconcilePorts,
  io: AdminIo,
  what: { volumeId: string | null; repair: boolean },
): Promise<Compared> => {
  let refused = 0
  const { onRefused, ...rest } = callbacks(io)
  const drift = await compare(ports, {
    ...rest,
    ...what,
    onRefused(...refusal) {
      refused++
      onRefused(...refusal)
    },
  })
  const { compared, ...found } = drift
  const differences = Object.values(found).reduce((sum, count) => sum + count, 0)
  io.print(`Memories compared with ${ports.external.set}: ${compared}.`)
  io.print(
    `Differences: ${found.missing} missing from the index, ${found.extra} extra, ${found.changed} changed; ${found.notes} wrong entries in PostgreSQL's records about the index.`,
  )
  if (differences === 0) io.print('PostgreSQL and the index agree.')
  else if (!what.repair) io.print('Run reconcile with --repair to repair the index.')
  else
    io.print(
      refused === 0
        ? 'All differences were repaired.'
        : `Repaired all differences except ${refused}, which the index rejected.`,
    )
  return differences === 0 ? 'agree' : 'differ'
}

export const rebuild: Command = async ({ config, url, io }) => {
  if (config.qdrantUrl === undefined && config.neo4jUrl === undefined) {
    return usageError(io, 'Neither QDRANT_URL nor NEO4J_URL is set: index and graph are in PostgreSQL.')
  }
  return withDatabase(url, async (database) => {
    let isDone = true
    if (config.qdrantUrl !== undefined) {
      const ports = await portsOf(config, database, url)
      if (!ports) return usageError(io, NEVER_STARTED)
      isDone = await rebuildIndex(ports, io)
    }
    if (config.neo4jUrl !== undefined) isDone = (await rebuildGraph({ config, url, io, database })) && isDone
    return isDone ? 0 : 1
  })
}

const rebuildIndex = async (ports: ReconcilePorts, io: AdminIo): Promise<boolean> => {
  const { ledger, external } = ports
  const mine = await ledger.exclusively(`fill ${external.set}`, async () => {
    const { compared } = await refill(ports, callbacks(io))
    io.print(`${external.set} is filled. Memories in it: ${compared}.`)
  })
  if (!mine) io.print(`A running process is filling ${external.set}: wait until ${external.set} is filled.`)
  return mine
}

const callbacks = ({ print }: AdminIo) => {
  const report = reportEvery(REPORT_EVERY, (memories) => print(`${memories} memories …`))
  return {
    signal: new AbortController().signal,
    onProgress: ({ compared }: Readonly<Drift>) => report(compared),
    onRefused: (memoryId: string, { message }: Error) =>
      print(`The index rejected the memory ${memoryId}, and its job is a dead letter now: ${message}`),
  }
}

const portsOf = async (config: Config, database: Database, directUrl: string): Promise<ReconcilePorts | null> => {
  const models = openEmbeddingModels(database, { external: true })
  const model = await models.serving()
  const dimension = model === null ? null : await models.dimensionOf(model)
  if (model === null || dimension === null) return null
  const embedder = { model, dimension }
  const ledger = openIndexLedger(database, directUrl)
  const installation = await installationName(database)
  const external = await openExternalIndex({ config, installation, database, ledger, embedder })
  return external && { external, ledger, embedder }
}
