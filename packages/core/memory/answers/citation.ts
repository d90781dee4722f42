/**
 * `verified`: the source supports the whole sentence; `partial`: a part of it; `unverified`: nothing of it, or the
 * source contradicts it ("Chat" in docs/decisions.md).
 */
export const CITATION_STATUSES = ['verified', 'partial', 'unverified'] as const
export type CitationStatus = (typeof CITATION_STATUSES)[number]

/** The result of checking one sentence against one source. */
export interface Citation {
  /** Position in the sources, from 0; null for a sentence that cites no existing source. */
  sourceIndex: number | null
  /** The sentence, without citation marks. */
  text: string
  status: CitationStatus
}
