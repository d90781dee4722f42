import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { rejectTooLong } from '@agent-memory/core/memory/index/embeddings'
import type { Embedder, EmbedOptions, EmbedPriority } from '@agent-memory/core/ports/memory/embedder'
import { inSpan } from '@agent-memory/core/work/tracing'
import type { EmbedReply, EmbedRequest, EmbedThread } from './embed-worker.js'
import { modelFile } from './model-file.js'
import { readWeights } from './model-weights.js'
import { openUnfinishedTexts, type Vectors } from './unfinished-texts.js'
import { openWorkerPool, type WarningLog } from './worker-pool.js'

/**
 * Maximum number of threads by default: low even on large machines, since each thread holds two copies of the model
 * (some 150 MB).
 */
const MOST_THREADS = 4
/**
 * A text with more UTF-16 units than this is long: it fills one or more windows, each of which takes 60 ms of CPU; a
 * sentence takes 5 to 10 ms.
 */
const LONG = 2_000
const SPAN = { name: 'embed', kind: 'internal' } as const

export interface LocalEmbedderOptions {
  /**
   * Folder with config.json, tokenizer.json, tokenizer_config.json, onnx/model_quantized.onnx (model-file.ts) and
   * query-encoder.safetensors, the weights with which the model encodes queries (adapt-model.ts; query-encoder.md).
   */
  modelDir: string
  /**
   * Number of threads; by default one per core, at most 4. On two cores, 1 thread embeds 110 texts a second, 2 threads
   * 194.
   */
  threads?: number
  log: WarningLog
}

/**
 * Opens the sentence encoder in `modelDir`, in a pool of threads, each with two single-threaded sessions. Each run
 * embeds one text, because in a batch its vector would depend on the other texts; so a text always gets the same
 * vector, byte for byte. A long text is embedded window by window, and other texts can run between its windows. At most
 * `threads` of its windows run at once, one fewer while short texts arrive. After an abort, the next call for the same
 * text continues where the aborted call stopped. `windows`, `text` and `query` also throw AppError payload_too_large
 * for a text of more than 200,000 UTF-16 units.
 * @throws Error when the model cannot be loaded
 */
export async function openLocalEmbedder(options: LocalEmbedderOptions): Promise<Embedder> {
  const { modelDir, log, threads = Math.min(availableParallelism(), MOST_THREADS) } = options
  const dimension = dimensionOf(modelDir)
  const queryWeights = readWeights('The query encoder', join(modelDir, 'query-encoder.safetensors'))
  const cpuInfo = await readFile('/proc/cpuinfo', 'utf8').catch(() => '')
  const pool = await openWorkerPool<EmbedRequest, EmbedReply>({
    name: 'The embedding model',
    needed: 'embedder',
    entry: new URL('./embed-worker.js', import.meta.url),
    workerData: { modelDir, file: modelFile(modelDir, cpuInfo), queryWeights } satisfies EmbedThread,
    threads,
    isLong: (request) => 'ids' in request || Object.values(request).some((text) => text.length > LONG),
    log,
  })

  const vectorOf = async (request: EmbedRequest, priority: EmbedPriority, options: EmbedOptions) => {
    const reply = await pool.run(request, priority, options)
    if ('windows' in reply) throw new Error('expected one vector per text, but the model returned one per window')
    return reply.vector
  }

  const single = async (request: EmbedRequest, text: string, options: EmbedOptions = {}) => {
    rejectTooLong(text)
    return inSpan(SPAN, () => vectorOf(request, 'query', options))
  }

  /** Embeds the windows that have no vector in `vectors` yet. */
  const eachWindow = async (
    windows: Int32Array[],
    vectors: Vectors,
    priority: EmbedPriority,
    options: EmbedOptions,
  ) => {
    const missing = [...windows.entries()].filter(([i]) => vectors[i] === undefined).values()
    const lane = async () => {
      for (const [i, ids] of missing) vectors[i] = await vectorOf({ ids }, priority, options)
    }
    await Promise.all(Array.from({ length: threads }, lane))
  }
  const unfinished = openUnfinishedTexts()

  return {
    model: `${basename(modelDir)}-int8`,
    dimension,
    async windows(text, priority, options = {}) {
      rejectTooLong(text)
      return inSpan(SPAN, async () => {
        const reply = await pool.run({ windows: text }, priority, options)
        if ('vector' in reply) return [reply.vector]
        const vectors = unfinished.begin(options.tenant, text)
        await eachWindow(reply.windows, vectors, priority, options)
        unfinished.end(options.tenant, text)
        return vectors
      })
    },
    text: (text, options) => single({ text }, text, options),
    query: (query, options) => single({ query }, query, options),
    close: () => pool.close(),
  }
}

/** Returns the dimension of the vectors of the model in a folder. */
export const dimensionOf = (modelDir: string): number =>
  (JSON.parse(readFileSync(join(modelDir, 'config.json'), 'utf8')) as { hidden_size: number }).hidden_size
