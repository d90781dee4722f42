import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { refuseTooLong } from '@agent-memory/core/embeddings'
import type { Embedder, EmbedOptions, EmbedPriority } from '@agent-memory/core/ports/embedder'
import { inSpan } from '@agent-memory/core/work/tracing'
import type { EmbedReply, EmbedRequest } from './embed-worker.js'
import { modelFile } from './model-file.js'
import { openWorkerPool, type WarningLog } from './worker-pool.js'

/** Each thread holds its own copy of the model (some 75 MB), so a large machine is not filled with them unasked. */
const MOST_THREADS = 4
/** UTF-16 units of a text that fills a window or several: each is a run of 60 ms of a core, where a sentence takes 5 to 10. */
const LONG = 2_000
const SPAN = { name: 'embed', kind: 'internal' } as const

export interface LocalEmbedderOptions {
  /** Folder with config.json, tokenizer.json, tokenizer_config.json and onnx/model_quantized.onnx; model-file.ts tells what else. */
  modelDir: string
  /** Default: one a core, at most 4. On two cores: 1 thread gives 110 texts a second, 2 give 194. */
  threads?: number
  log: WarningLog
}

/**
 * The sentence encoder in `modelDir`, in a pool of threads with one session of one thread each. Every run has one text
 * (in a batch a text's vector depends on its neighbours), so the same text always gives the same bytes. A long text
 * is run window by window and gives way to others after each; at most `threads` of its windows are in work at once, and one
 * less while short texts come.
 * Both methods also throw AppError payload_too_large for a text of more than 200,000 UTF-16 units.
 * @throws Error when the model cannot be loaded
 */
export async function openLocalEmbedder(options: LocalEmbedderOptions): Promise<Embedder> {
  const { modelDir, log, threads = Math.min(availableParallelism(), MOST_THREADS) } = options
  const dimension = dimensionOf(modelDir)
  const cpuInfo = await readFile('/proc/cpuinfo', 'utf8').catch(() => '')
  const pool = await openWorkerPool<EmbedRequest, EmbedReply>({
    entry: new URL('./embed-worker.js', import.meta.url),
    workerData: { modelDir, file: modelFile(modelDir, cpuInfo) },
    threads,
    isLong: (request) => 'ids' in request || Object.values(request).some((text) => text.length > LONG),
    log,
  })

  const vectorOf = async (request: EmbedRequest, priority: EmbedPriority, options: EmbedOptions) => {
    const reply = await pool.run(request, priority, options)
    if ('windows' in reply) throw new Error('a text was answered with windows where one vector was asked for')
    return reply.vector
  }

  const eachWindow = async (windows: Int32Array[], priority: EmbedPriority, options: EmbedOptions) => {
    const vectors: Float32Array[] = []
    const waiting = windows.entries()
    const lane = async () => {
      for (const [i, ids] of waiting) vectors[i] = await vectorOf({ ids }, priority, options)
    }
    await Promise.all(Array.from({ length: threads }, lane))
    return vectors
  }

  return {
    model: `${basename(modelDir)}-int8`,
    dimension,
    async windows(text, priority, options = {}) {
      refuseTooLong(text)
      return inSpan(SPAN, async () => {
        const reply = await pool.run({ windows: text }, priority, options)
        return 'vector' in reply ? [reply.vector] : eachWindow(reply.windows, priority, options)
      })
    },
    async query(text, options = {}) {
      refuseTooLong(text)
      return inSpan(SPAN, () => vectorOf({ query: text }, 'query', options))
    },
    close: () => pool.close(),
  }
}

/** Of the vectors of the model in a folder. */
export const dimensionOf = (modelDir: string): number =>
  (JSON.parse(readFileSync(join(modelDir, 'config.json'), 'utf8')) as { hidden_size: number }).hidden_size
