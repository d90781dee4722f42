import type { Source } from '../graph/evidence.js'
import type { KnownEntity } from '../graph/resolve.js'
import type { Extraction } from '../graph/types.js'
import type { NodeChange, NodeRevision } from './graph-store.js'

/** What a memory or a document chunk says. */
export interface Telling {
  volumeId: string
  source: Source
  /** The text that was extracted: of a memory whose text is another by now nothing is kept. */
  content: string
  /** When it was first told. */
  at: Date
  extraction: Extraction
  /** Sentences of the text that no longer hold. */
  outdated: readonly string[]
}

/** Nodes that a change made, altered or ended. */
export interface ChangedNodes {
  created: readonly string[]
  updated: readonly string[]
  gone: readonly string[]
}

export type Told =
  | ({ result: 'told' } & ChangedNodes)
  /** It was told before, or by a newer version of the extractor, or by a language model where this is of the rules. */
  | { result: 'unchanged' }
  /** The text changed since it was read: it must be extracted anew. */
  | { result: 'stale' }
  /** The source or its volume is not there for readers any more, or not yet. */
  | { result: 'gone' }

/** Of each telling, in order, what became of it; and what became of nodes by all of them. */
export interface AllTold extends ChangedNodes {
  results: readonly Told['result'][]
}

export interface LedgerOptions {
  /** Ends with the change; null when no job is behind it. */
  outboxId: bigint | null
  /** Whether a graph store outside of PostgreSQL is to be told: promises the job `graph.project`. */
  external: boolean
}

/**
 * The truth about graphs: what each source says, and which nodes are meant. Each method is one transaction, stays within
 * one volume and throws service_unavailable when PostgreSQL is away.
 */
export interface GraphLedger {
  /** Resolves what a source says, keeps it in the place of what it said before, and brings PostgreSQL's own graph up to it. */
  tell(telling: Telling, options: LedgerOptions): Promise<Told>
  /**
   * The same for several sources of one volume in one transaction, which costs much less than one for each. Each job
   * ends that `tell` would end. Stale, to be told anew, is also a source that is just being erased, and one that was
   * among these before.
   */
  tellAll(
    volumeId: string,
    tellings: readonly (Telling & Pick<LedgerOptions, 'outboxId'>)[],
    options: Pick<LedgerOptions, 'external'>,
  ): Promise<AllTold>
  /**
   * Takes back what sources said; nothing of their text stays. What comes of one later is refused as long as its memory
   * is not there for readers.
   */
  retract(volumeId: string, sources: readonly Source[], options: LedgerOptions): Promise<ChangedNodes>
  /** The entities that have one of these keys (`candidateKeys`) or speakers, with which `resolve` finds who is meant. */
  known(volumeId: string, keys: readonly string[], speakers: readonly string[]): Promise<KnownEntity[]>
  /** Which nodes sources speak of, by the source's id. */
  nodesOf(volumeId: string, sources: readonly Source[]): Promise<Map<string, string[]>>
  /**
   * The current state of nodes; of one that the volume never had there is none. A node may have tens of thousands of
   * relationships: of one whose revision is `held` come those alone that changed or ended since.
   */
  changes(volumeId: string, nodes: readonly string[], held?: ReadonlyMap<string, bigint>): Promise<NodeChange[]>
  /** Up to `limit` nodes in the order of their ids, after a node; those that are gone too. */
  revisions(volumeId: string, after: string | null, limit: number): Promise<NodeRevision[]>
  /** Makes PostgreSQL's own graph of a volume anew from what its sources say. */
  recompute(volumeId: string): Promise<void>
}
