/**
 * Maximum number of texts kept: the number of long texts that a process embeds at once. Each has at most MAX_WINDOWS
 * vectors of 1.5 KB.
 */
const MOST_TEXTS = 32

/** Vectors of the windows of one text, by position. A window that is not embedded yet has no vector. */
export type Vectors = Float32Array[]

/** Vectors of the texts whose windows are not all embedded yet. */
export interface UnfinishedTexts {
  /**
   * Returns the vectors kept for this tenant's text; the caller adds the missing ones. If too many texts are kept,
   * drops the text for which `begin` was called least recently.
   */
  begin(tenant: string | undefined, text: string): Vectors
  /** Forgets a text whose windows are all embedded. */
  end(tenant: string | undefined, text: string): void
}

/**
 * Keeps the vectors of long texts until all of a text's windows are embedded. On a machine with too little CPU, a
 * deadline may end a call before all windows are embedded; the next call for the same text then embeds only the missing
 * windows. If each call started over, the text would never be completed.
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
