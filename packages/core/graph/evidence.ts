import { nameKey } from './names.js'
import type { Extraction } from './types.js'

/** The memory or document chunk that said something; no two have one id. */
export interface Source {
  kind: 'memory' | 'chunk'
  id: string
}

/** What one source says, resolved: as it is stored. */
export interface Evidence {
  source: Source
  /** When it was first told. */
  at: Date
  extraction: Extraction
  /** The node's id of each entity of the extraction, in its order. */
  nodes: readonly string[]
  /** Sentences of the source that no longer hold, though the rest does: the graph drops what they say. */
  outdated: readonly string[]
}

/** The order of code units, the same everywhere. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Whether a sentence of a source still holds. */
export const holds = ({ outdated }: Pick<Evidence, 'outdated'>, sentence: string): boolean =>
  outdated.length === 0 || !outdated.some((gone) => nameKey(gone) === nameKey(sentence))
