import { isUnavailable } from '../errors.js'
import type { Embedder } from '../ports/embedder.js'
import type { EmbeddingModels, Unembedded } from '../ports/embedding-models.js'

export interface ReembedPorts {
  models: EmbeddingModels
  embedder: Embedder
  /** A text that the model refuses: its memory is found by words alone. */
  onRefused: (memoryId: string, error: unknown) => void
}

export interface ReembedCall {
  signal: AbortSignal
  /** After each page: memories that were looked at. */
  onProgress?: (done: number) => void
}

const PAGE = 64
/** More than a model's threads, so that none waits; requests go before them all the same. */
const AT_ONCE = 4

/**
 * Gives every current memory the vectors of a model that it lacks, as bulk work. Gives how many the model refused.
 * Idempotent: what was kept before is not embedded again.
 * @throws AppError service_unavailable when the model or PostgreSQL is away
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
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
    done += page.length
    onProgress?.(done)
    after = page.at(-1)?.memoryId ?? null
    if (page.length < PAGE) return refused
  }
}

/** False when the model refuses the text. */
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
