import { parseArgs } from 'node:util'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openEmbeddingModels } from '@agent-memory/adapters/postgres/embedding-models'
import { openIndexLedger } from '@agent-memory/adapters/postgres/index-ledger'
import { installationName } from '@agent-memory/adapters/postgres/installation'
import { reconcile as compare, type Drift, type ReconcilePorts } from '@agent-memory/core/memory/reconcile'
import { uuid } from '@agent-memory/core/schemas'
import { everySo } from '../background.js'
import type { Config } from '../config.js'
import { refill } from '../fill-index.js'
import { openExternalIndex } from '../indexes.js'
import { type AdminIo, type Command, type CommandCall, refuse, withDatabase } from './command.js'

const TELL_EVERY = 10_000

export const reconcile: Command = async (call) => {
  const { io, args } = call
  const { values } = parseArgs({ args, options: { volume: { type: 'string' }, repair: { type: 'boolean' } } })
  const volume = uuid().optional().safeParse(values.volume)
  if (!volume.success) return refuse(io, '--volume must be the id of a volume.')
  return withIndex(call, async (ports) => {
    const repair = values.repair ?? false
    const drift = await compare(ports, { ...beside(io), volumeId: volume.data ?? null, repair })
    const { compared, ...found } = drift
    const differences = Object.values(found).reduce((sum, count) => sum + count, 0)
    io.print(`${compared} memories compared with ${ports.external.set}.`)
    io.print(`missing ${found.missing}, extra ${found.extra}, changed ${found.changed}, wrong notes ${found.notes}`)
    if (differences === 0) io.print('PostgreSQL and the index agree.')
    else io.print(repair ? 'All of it was repaired.' : 'Run it again with --repair to put the index right.')
    return differences === 0 || repair ? 0 : 1
  })
}

export const rebuild: Command = (call) =>
  withIndex(call, async (ports) => {
    const { ledger, external } = ports
    const mine = await ledger.exclusively(`fill ${external.set}`, async () => {
      const { compared } = await refill(ports, beside(call.io))
      call.io.print(`${external.set} is filled with ${compared} memories.`)
    })
    if (!mine) call.io.print(`A running process is filling ${external.set}: wait for it.`)
    return mine ? 0 : 1
  })

const beside = ({ print }: AdminIo) => {
  const tell = everySo(TELL_EVERY, (memories) => print(`${memories} memories …`))
  return { signal: new AbortController().signal, onProgress: ({ compared }: Readonly<Drift>) => tell(compared) }
}

const withIndex = ({ config, url, io }: CommandCall, work: (ports: ReconcilePorts) => Promise<number>) =>
  withDatabase(url, async (database) => {
    if (config.qdrantUrl === undefined) {
      return refuse(io, 'There is no QDRANT_URL: the index lies in PostgreSQL itself and cannot differ from it.')
    }
    const ports = await portsOf(config, database, url)
    return ports
      ? work(ports)
      : refuse(io, 'The service has never started on this database: there is nothing to index.')
  })

const portsOf = async (config: Config, database: Database, directUrl: string): Promise<ReconcilePorts | null> => {
  const models = openEmbeddingModels(database, { external: true })
  const model = await models.serving()
  const dimension = model === null ? null : await models.dimensionOf(model)
  if (model === null || dimension === null) return null
  const embedder = { model, dimension }
  const ledger = openIndexLedger(database, directUrl)
  const installation = await installationName(database)
  const external = openExternalIndex({ config, installation, database, ledger, embedder })
  return external && { external, ledger, embedder }
}
