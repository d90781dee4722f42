import { AppError, Unavailable } from '@agent-memory/core/errors'
import type { Turn } from '@agent-memory/core/ports/memory/text-work'
import type { AdaptedThread } from './adapted-model.js'
import { readWeights } from './model-weights.js'
import { openWorkerPool, type WarningLog, type WorkerPool } from './worker-pool.js'

export interface ReaderOptions {
  /** Name of the model in logs and error messages, such as "The order reader". */
  name: string
  /** Folder of the embedding model (local-embedder.ts). */
  modelDir: string
  /** File of the weights with which the embedding model becomes this model (adapt-model.ts). */
  weights: string
  log: WarningLog
}

/** A model that reads texts in a thread. */
export interface ReaderPool<Text, Reply> {
  /** @throws AppError service_unavailable when the model cannot answer; the signal's reason when aborted */
  read(text: Text, priority: 'write' | 'bulk', turn: Turn): Promise<Reply>
  close(): Promise<void>
}

/** Minimum pause in ms between a failed start and the next attempt. */
const PAUSE_MS = 5_000

/**
 * Opens a model of the guard: the embedding model with other weights. Its only thread starts with the first text,
 * because it holds a copy of the model (some 100 MB), and many processes never read a text.
 * @param entry the module of the thread, which answers a text with a Reply
 * @param unread the reply for a text on which the model fails; if undefined, `read` throws for such a text
 * @throws Error when the weights cannot be read
 */
export function openReaderPool<Text, Reply>(
  { name, modelDir, weights, log }: ReaderOptions,
  entry: URL,
  unread?: Reply,
): ReaderPool<Text, Reply> {
  const bytes = readWeights(name, weights)
  const unavailable = (sentence: string, cause?: unknown) =>
    new Unavailable('guard_model', `${name} ${sentence}. Retry in a moment.`, { retryAfter: 1, cause })
  let pool: Promise<WorkerPool<Text, Reply>> | undefined
  let isClosed = false

  const opened = (): Promise<WorkerPool<Text, Reply>> => {
    pool ??= openWorkerPool<Text, Reply>({
      ...{ name, needed: 'guard_model', log, threads: 1 },
      ...{ entry, workerData: { modelDir, weights: bytes } satisfies AdaptedThread },
    }).catch((cause) => {
      log.warn({ err: cause }, `${name} failed to start`)
      setTimeout(() => {
        pool = undefined
      }, PAUSE_MS).unref()
      throw unavailable('failed to start', cause)
    })
    return pool
  }

  return {
    async read(text, priority, turn) {
      turn.signal.throwIfAborted()
      if (isClosed) throw unavailable('is shutting down')
      const threads = await opened()
      try {
        return await threads.run(text, priority, turn)
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'payload_too_large')) throw error
        if (unread === undefined) throw unavailable('could not read a text', error.cause)
        log.warn({ err: error.cause }, `${name} could not read a text; the text is judged without this model`)
        return unread
      }
    },
    async close() {
      isClosed = true
      await (await pool?.catch(() => undefined))?.close()
    },
  }
}
