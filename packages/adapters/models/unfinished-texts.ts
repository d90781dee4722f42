/**
 * Maximum texts kept: as many as the long texts that a process embeds at once. Each has at most MAX_WINDOWS vectors of
 * 1.5 KB.
 */
const MOST_TEXTS = 32

/** Vectors of the windows of one text; those that are not embedded yet are missing. */
export type Vectors = Float32Array[]

/** Vectors of the texts whose windows are not all embedded yet. */
export interface UnfinishedTexts {
  /** Returns the vectors kept for this tenant's text, to be filled in place; if full, evicts the least recent text. */
  begin(tenant: string | undefined, text: string): Vectors
  /** Forgets a text whose windows are all embedded. */
  end(tenant: string | undefined, text: string): void
}

/**
 * Keeps the vectors of long texts until all of a text's windows are embedded. On a machine with too little CPU, a
 * deadline may end the run of a text; the next run of the text then embeds only the missing windows. If each run
 * started over, the text would never be completed.
 */
export const openUnfinishedTexts = (most = MOST_TEXTS): UnfinishedTexts => {
  const kept = new Map<string, Vectors>()
  const keyOf = (tenant: string | undefined, text: string): string => `${tenant ?? ''}\n${text}`
  return {
    begin(tenant, text) {
      const key = keyOf(tenant, text)
      const vectors = kept.get(key) ?? []
      kept.delete(key)
      kept.set(key, vectors)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      return vectors
    },
    end: (tenant, text) => void kept.delete(keyOf(tenant, text)),
  }
}
