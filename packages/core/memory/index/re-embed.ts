import { isUnavailable } from '../../errors.js'
import type { Embedder } from '../../ports/memory/embedder.js'
import type { EmbeddingModels, Unembedded } from '../../ports/memory/embedding-models.js'

export interface ReembedPorts {
  models: EmbeddingModels
  embedder: Embedder
  /** Called when the model rejects a text; the memory can then only be found by its words. */
  onRefused: (memoryId: string, error: unknown) => void
}

export interface ReembedCall {
  signal: AbortSignal
  /** Called after each page with the number of memories checked so far. */
  onProgress?: (done: number) => void
}

const PAGE = 64
/**
 * Maximum texts embedded at once: more than a model has threads, so that no thread is idle. Requests still take
 * precedence.
 */
const CONCURRENCY = 4

/**
 * Computes the missing vectors of all current memories for one model, with the priority `bulk`. Returns how many
 * memories the model rejected. Idempotent: stored vectors are not computed again.
 * @throws AppError service_unavailable when the model or PostgreSQL is unavailable
 */
export const embedMissing = async (ports: ReembedPorts, { signal, onProgress }: ReembedCall): Promise<number> => {
  const { models, embedder } = ports
  let refused = 0
  let done = 0
  for (let after: string | null = null; ; ) {
    const page: Unembedded[] = await models.unembedded(embedder.model, after, PAGE)
    const waiting = page.values()
    const lane = async () => {
      for (const memory of waiting) {
        signal.throwIfAborted()
        if (!(await embed(ports, memory, signal))) refused++
      }
    }
    await Promise.all(Array.from({ length: CONCURRENCY }, lane))
    done += page.length
    onProgress?.(done)
    after = page.at(-1)?.memoryId ?? null
    if (page.length < PAGE) return refused
  }
}

/** Embeds one memory. Returns false if the model rejects its text. */
const embed = async (
  { models, embedder, onRefused }: ReembedPorts,
  memory: Unembedded,
  signal: AbortSignal,
): Promise<boolean> => {
  try {
    const vectors = await embedder.windows(memory.content, 'bulk', { signal })
    await models.keep(memory, embedder, vectors)
    return true
  } catch (error) {
    if (signal.aborted || isUnavailable(error)) throw error
    onRefused(memory.memoryId, error)
    return false
  }
}
