/** Enough for all long texts that a process embeds at once; the longest one has some 220 windows of 1.5 KB. */
const MOST_TEXTS = 32

/** Vectors of the windows of one text; those that are not embedded yet are missing. */
export type Vectors = Float32Array[]

/** What is already embedded of texts whose run ended early. */
export interface UnfinishedTexts {
  /** Returns what is kept of this tenant's text, to be filled in place. Evicts the text that was asked for longest ago. */
  begin(tenant: string | undefined, text: string): Vectors
  /** Forgets a text that is embedded. */
  end(tenant: string | undefined, text: string): void
}

/**
 * Keeps the vectors of long texts until all of a text's windows are embedded. A run that is ended by its deadline, which
 * happens on a machine with too little CPU, is followed by one that goes on where it stopped. Otherwise each run would
 * start over, and none would ever end.
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
