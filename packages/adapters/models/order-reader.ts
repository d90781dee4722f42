import { Unavailable } from '@agent-memory/core/errors'
import type { OrderReader } from '@agent-memory/core/ports/memory/order-reader'
import { openWorkerPool, type WarningLog, type WorkerPool } from './worker-pool.js'

const NAME = 'The order reader'

export interface OrderReaderOptions {
  /** Folder of the embedding model (local-embedder.ts). */
  modelDir: string
  /** The weights of models/guard/suspicion.md that replace some of the embedding model's. */
  weights: string
  log: WarningLog
}

/**
 * Opens the order reader. Its only thread starts with the first window, because it holds a copy of the model (some
 * 75 MB), and many processes never read one.
 */
export function openOrderReader({ modelDir, weights, log }: OrderReaderOptions): OrderReader {
  let pool: Promise<WorkerPool<string, number>> | undefined
  const opened = () => {
    pool ??= openWorkerPool<string, number>({
      name: NAME,
      entry: new URL('./order-worker.js', import.meta.url),
      workerData: { modelDir, weights },
      threads: 1,
      log,
    }).catch((cause) => {
      pool = undefined
      throw new Unavailable('embedder', `${NAME} failed to start. Retry in a moment.`, { retryAfter: 1, cause })
    })
    return pool
  }
  return {
    score: async (window, priority, options) => (await opened()).run(window, priority, options),
    close: async () => (await pool?.catch(() => undefined))?.close(),
  }
}
