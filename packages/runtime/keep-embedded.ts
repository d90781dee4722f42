import { setTimeout as wait } from 'node:timers/promises'
import { embedMissing } from '@agent-memory/core/memory/re-embed'
import type { EmbeddingModels } from '@agent-memory/core/ports/embedding-models'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import { type Background, everySo, inBackground } from './background.js'
import { fill, telling as tellingOfFill } from './fill-index.js'
import type { Log } from './log.js'
import type { Retrievals } from './retrieval.js'
import type { StoreNotes } from './store-notes.js'

const LOOK_EVERY_MS = 5_000
/** So many looks in a row that found nothing: by then no process writes vectors of the model before any more. */
const QUIET_LOOKS = 24
const FEW = 64
const TELL_EVERY = 1_000

export interface EmbeddedPorts {
  retrievals: Retrievals
  models: EmbeddingModels
  ledger: IndexLedger
  log: Log
  notes: Pick<StoreNotes, 'failed'>
}

/**
 * After a change of the embedding model: embeds all memories anew beside what requests need, fills the index, and lets
 * the model serve when nothing is missing. Then looks for a while for what processes of the model before still wrote.
 * One process at a time does.
 */
export const keepEmbedded = (ports: EmbeddedPorts): Background =>
  inBackground(async (signal) => {
    const again = async (what: string, work: () => Promise<boolean>): Promise<boolean> =>
      work().catch((error: unknown) => {
        if (!signal.aborted) ports.notes.failed(error, what)
        return true
      })
    for (let quiet = 0; !signal.aborted; ) {
      const found = await again('memories could not be embedded anew; it is tried again', () => embedAll(ports, signal))
      quiet = found ? 0 : quiet + 1
      if (quiet >= QUIET_LOOKS && !(await again('an old set of vectors is left', () => clearOthers(ports)))) return
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  })

/** Whether there was something to do, or another process does it. */
const embedAll = async (ports: EmbeddedPorts, signal: AbortSignal): Promise<boolean> => {
  const { retrievals, models, ledger, log } = ports
  const { embedder, external } = retrievals.configured
  let found = false
  const mine = await ledger.exclusively(`embed ${embedder.model}`, async (lost) => {
    const end = AbortSignal.any([signal, lost])
    found = await embedRounds(ports, end)
    if ((await models.serving()) === embedder.model) return
    found = true
    if (external) {
      await external.prepare()
      await fill({ ...ports, external, embedder }, { signal: end, ...tellingOfFill(external.set, log) })
    }
    await models.serve(embedder.model)
    log.info({ model: embedder.model }, 'all memories have vectors of the model, which serves from now on')
  })
  return found || !mine
}

/**
 * Until so few are missing that they may as well be embedded after the change: while the model before serves, every new
 * memory is one more. Whether there are fewer now: those that the model refuses are not asked for without end.
 */
const embedRounds = async ({ retrievals, models, log }: EmbeddedPorts, signal: AbortSignal): Promise<boolean> => {
  const { embedder } = retrievals.configured
  let refused = 0
  let left = await models.countUnembedded(embedder.model)
  const first = left
  for (let before = Number.POSITIVE_INFINITY; left > refused && left < before; ) {
    log.info({ model: embedder.model, memories: left }, 'embedding memories that have no vector of the model')
    const onProgress = telling(embedder.model, left, log)
    refused = await embedMissing({ models, embedder, onRefused: refusing(log) }, { signal, onProgress })
    before = left
    left = await models.countUnembedded(embedder.model)
    if (left - refused <= FEW) break
  }
  return left < first
}

/** The way back fills them from PostgreSQL, which keeps the vectors of every model. */
const clearOthers = async ({ retrievals, models, ledger, log }: EmbeddedPorts): Promise<boolean> => {
  const { external, embedder } = retrievals.configured
  if (!external || (await models.serving()) !== embedder.model) return false
  for (const set of (await ledger.sets()).filter((name) => name !== external.set)) {
    await external.clear(set)
    await ledger.forgetSet(set)
    log.info({ set }, 'removed the vectors of a model that serves no more from the vector store')
  }
  return false
}

const refusing = (log: Log) => (memoryId: string, error: unknown) =>
  log.warn({ memory_id: memoryId, err: error }, 'the model refuses a memory, which is found by its words alone')

const telling = (model: string, total: number, log: Log) =>
  everySo(TELL_EVERY, (done) => log.info({ model, done, total }, 'embedding memories'))
