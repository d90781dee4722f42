import { nameKey } from './extract/mentions/names.js'
import type { Extraction } from './types.js'

/** The memory or document chunk that said something; ids are unique across both kinds. */
export interface Source {
  kind: 'memory' | 'chunk'
  id: string
}

/** The resolved extraction of one source, as stored. */
export interface Evidence {
  source: Source
  /** When the source's statement was first made. */
  at: Date
  extraction: Extraction
  /** The node of each entity of the extraction, in the same order. */
  nodes: readonly string[]
  /** Sentences of the source that no longer hold: the graph drops what they state and keeps the rest. */
  outdated: readonly string[]
}

/** Compares by code units, independently of the locale. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Whether a sentence of a source still holds; sentences are compared by `nameKey`. */
export const holds = ({ outdated }: Pick<Evidence, 'outdated'>, sentence: string): boolean =>
  outdated.length === 0 || !outdated.some((gone) => nameKey(gone) === nameKey(sentence))
