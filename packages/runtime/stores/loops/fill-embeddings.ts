import { setTimeout as wait } from 'node:timers/promises'
import { embedMissing } from '@agent-memory/core/memory/index/re-embed'
import type { EmbeddingModels } from '@agent-memory/core/ports/memory/embedding-models'
import type { IndexLedger } from '@agent-memory/core/ports/memory/index-ledger'
import type { Log } from '../../observe/log.js'
import { type Background, inBackground, reportEvery } from '../../process/background.js'
import type { RetrievalModels } from '../retrieval.js'
import type { StoreNotes } from '../store-notes.js'
import { fill, fillCallbacks } from './fill-index.js'

const CHECK_EVERY_MS = 5_000
/**
 * Checking stops after this many checks in a row (two minutes) that found nothing. By then no process uses the old
 * model any more.
 */
const QUIET_LOOKS = 24
const FEW = 64
const REPORT_EVERY = 1_000

export interface EmbeddedPorts {
  retrievalModels: RetrievalModels
  models: EmbeddingModels
  ledger: IndexLedger
  log: Log
  notes: Pick<StoreNotes, 'failed'>
}

/**
 * After a change of the embedding model, re-embeds all memories in the background, fills the index, and switches to the
 * new model once almost no vectors are missing. Then keeps checking for a while for memories written by processes that
 * still use the old model. Several processes can run this: a lock lets only one work at a time.
 */
export const keepMemoriesEmbedded = (ports: EmbeddedPorts): Background =>
  inBackground(async (signal) => {
    const again = async (what: string, work: () => Promise<boolean>): Promise<boolean> =>
      work().catch((error: unknown) => {
        if (!signal.aborted) ports.notes.failed(error, what)
        return true
      })
    for (let quiet = 0; !signal.aborted; ) {
      const found = await again('could not re-embed memories; retrying', () => embedAll(ports, signal))
      quiet = found ? 0 : quiet + 1
      if (quiet >= QUIET_LOOKS && !(await again('could not remove old vectors', () => clearOthers(ports)))) return
      await wait(CHECK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
  })

/**
 * Embeds the memories that have no vector from the configured model, and puts the model into use. Returns false if
 * nothing was left to do, and true if there was work or another process is doing it.
 */
const embedAll = async (ports: EmbeddedPorts, signal: AbortSignal): Promise<boolean> => {
  const { retrievalModels, models, ledger, log } = ports
  const { embedder, external } = retrievalModels.configured()
  let found = false
  const mine = await ledger.exclusively(`embed ${embedder.model}`, async (lost) => {
    const end = AbortSignal.any([signal, lost])
    found = await embedRounds(ports, end)
    if ((await models.serving()) === embedder.model) return
    found = true
    if (external) {
      await external.prepare()
      await fill({ ...ports, external, embedder }, { signal: end, ...fillCallbacks(external.set, log) })
    }
    await models.serve(embedder.model)
    log.info({ model: embedder.model }, 'all memories have vectors from the configured model, which is now in use')
  })
  return found || !mine
}

/**
 * Embeds memories until so few vectors are missing that the rest can follow after the switch. Some are always missing
 * before the switch, because new memories get vectors only from the old model. Returns true only if fewer vectors are
 * missing than at first, so memories that the model rejects do not count as work left and are not retried forever.
 */
const embedRounds = async ({ retrievalModels, models, log }: EmbeddedPorts, signal: AbortSignal): Promise<boolean> => {
  const { embedder } = retrievalModels.configured()
  let refused = 0
  let left = await models.countUnembedded(embedder.model)
  const first = left
  for (let before = Number.POSITIVE_INFINITY; left > refused && left < before; ) {
    log.info(
      { model: embedder.model, memories: left },
      'embedding memories that have no vector from the configured model',
    )
    const onProgress = embedProgress(embedder.model, left, log)
    refused = await embedMissing({ models, embedder, onRefused: onRejected(log) }, { signal, onProgress })
    before = left
    left = await models.countUnembedded(embedder.model)
    if (left - refused <= FEW) break
  }
  return left < first
}

/**
 * Removes the vectors of other models from the external index. After a switch back to an old model they can be restored
 * from PostgreSQL, which keeps the vectors of every model. Always returns false, because there is nothing to retry.
 */
const clearOthers = async ({ retrievalModels, models, ledger, log }: EmbeddedPorts): Promise<boolean> => {
  const { external, embedder } = retrievalModels.configured()
  if (!external || (await models.serving()) !== embedder.model) return false
  for (const set of (await ledger.sets()).filter((name) => name !== external.set)) {
    await external.clear(set)
    await ledger.forgetSet(set)
    log.info({ set }, 'removed the vectors of an unused model from the vector store')
  }
  return false
}

const onRejected = (log: Log) => (memoryId: string, error: unknown) =>
  log.warn({ memory_id: memoryId, err: error }, 'the model rejected a memory; only keyword search finds it')

const embedProgress = (model: string, total: number, log: Log) =>
  reportEvery(REPORT_EVERY, (done) => log.info({ model, done, total }, 'embedding memories'))
