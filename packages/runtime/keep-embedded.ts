import { setTimeout as wait } from 'node:timers/promises'
import { embedMissing } from '@agent-memory/core/memory/re-embed'
import type { EmbeddingModels } from '@agent-memory/core/ports/embedding-models'
import type { IndexLedger } from '@agent-memory/core/ports/index-ledger'
import type { Background } from './background.js'
import { fill } from './fill-index.js'
import type { Log } from './log.js'
import type { Retrievals } from './retrieval.js'

const LOOK_EVERY_MS = 5_000
/** So many looks in a row that found nothing: by then no process writes vectors of the model before any more. */
const QUIET_LOOKS = 24
const TELL_EVERY = 1_000

export interface EmbeddedPorts {
  retrievals: Retrievals
  models: EmbeddingModels
  ledger: IndexLedger
  log: Log
}

/**
 * After a change of the embedding model: embeds all memories anew beside what requests need, fills the index, and lets
 * the model serve when nothing is missing. Then looks for a while for what processes of the model before still wrote.
 * One process at a time does.
 */
export const keepEmbedded = (ports: EmbeddedPorts): Background => {
  const stopping = new AbortController()
  const { signal } = stopping
  const look = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_LOOKS && !signal.aborted; ) {
      const found = await embedAll(ports, signal).catch((error: unknown) => {
        if (!signal.aborted) ports.log.warn({ err: error }, 'memories could not be embedded anew; it is tried again')
        return true
      })
      quiet = found ? 0 : quiet + 1
      await wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => {})
    }
    if (!signal.aborted) await clearOthers(ports)
  }
  const running = look().catch((error: unknown) => ports.log.warn({ err: error }, 'an old set of vectors was left'))
  return {
    async stop() {
      stopping.abort(new Error('the process stops'))
      await running
    },
  }
}

/** Whether there was something to do, or another process does it. */
const embedAll = async (ports: EmbeddedPorts, signal: AbortSignal): Promise<boolean> => {
  const { retrievals, models, ledger, log } = ports
  const { embedder, external } = retrievals.configured
  let found = false
  const mine = await ledger.exclusively(`embed ${embedder.model}`, async () => {
    for (let left = await models.countUnembedded(embedder.model), refused = 0; left > refused; ) {
      found = true
      log.info({ model: embedder.model, memories: left }, 'embedding memories that have no vector of the model')
      refused = await embedMissing(
        { models, embedder, onRefused: refusing(log) },
        { signal, onProgress: telling(ports, left) },
      )
      left = await models.countUnembedded(embedder.model)
    }
    if ((await models.serving()) === embedder.model) return
    found = true
    if (external) {
      await external.prepare()
      await fill({ ...ports, external, embedder }, { signal })
    }
    await models.serve(embedder.model)
    log.info({ model: embedder.model }, 'all memories have vectors of the model, which serves from now on')
  })
  return found || !mine
}

/** The way back fills them from PostgreSQL, which keeps the vectors of every model. */
const clearOthers = async ({ retrievals, models, ledger, log }: EmbeddedPorts): Promise<void> => {
  const { external, embedder } = retrievals.configured
  if (!external || (await models.serving()) !== embedder.model) return
  for (const set of await ledger.otherSets(external.set)) {
    await external.clear(set)
    await ledger.forgetSet(set)
    log.info({ set }, 'removed the vectors of a model that serves no more from the vector store')
  }
}

const refusing = (log: Log) => (memoryId: string, error: unknown) =>
  log.warn({ memory_id: memoryId, err: error }, 'the model refuses a memory, which is found by its words alone')

const telling = ({ retrievals, log }: EmbeddedPorts, total: number) => {
  let told = 0
  return (done: number) => {
    if (done - told < TELL_EVERY) return
    told = done
    log.info({ model: retrievals.configured.embedder.model, done, total }, 'embedding memories')
  }
}
