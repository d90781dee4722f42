import type { Source } from '../../graph/evidence.js'
import type { KnownEntity } from '../../graph/resolve.js'
import type { Extraction, Speaker } from '../../graph/types.js'
import type { Category } from '../../memory/types.js'
import type { NodeChange, NodeRevision } from './graph-store.js'

/** The extraction of a memory or a document chunk. */
export interface SourceExtraction {
  volumeId: string
  source: Source
  /** The text that was read. If the source's text has changed since, the extraction is not recorded. */
  content: string
  /** When the statement was first made. */
  at: Date
  extraction: Extraction
  /** Sentences of the text that no longer hold. */
  outdated: readonly string[]
}

/** Nodes created, updated or removed by a change. */
export interface ChangedNodes {
  created: readonly string[]
  updated: readonly string[]
  gone: readonly string[]
}

export type RecordResult =
  | ({ result: 'recorded' } & ChangedNodes)
  /**
   * Not recorded: the source already has this extraction, or a better extraction: by a newer version of the extractor,
   * or by a language model instead of rules.
   */
  | { result: 'unchanged' }
  /** The text has changed since it was read, so it must be extracted again. */
  | { result: 'stale' }
  /** Readers can no longer see the source or its volume, or cannot see it yet. */
  | { result: 'gone' }

/** The result for each source, in the given order, and the node changes of all sources together. */
export interface RecordAllResult extends ChangedNodes {
  results: readonly RecordResult['result'][]
}

export interface LedgerOptions {
  /** The job to complete together with the change; null if the change was not made by a job. */
  outboxId: bigint | null
  /** Whether to enqueue the job `graph.project`, which syncs the change to a graph store outside PostgreSQL. */
  external: boolean
}

/**
 * The source of truth for graphs: what each source says, and which nodes it refers to. Each method is one transaction,
 * stays within one volume and throws service_unavailable when PostgreSQL is down.
 */
export interface GraphLedger {
  /** Resolves an extraction, replaces the source's previous extraction, and updates PostgreSQL's own graph. */
  record(given: SourceExtraction, options: LedgerOptions): Promise<RecordResult>
  /**
   * Like `record`, for several sources of one volume in one transaction, which is much cheaper than one transaction
   * each. Each source may have its own job. The result is also `stale` for a source that is being erased at that
   * moment, and for each repetition of a source in the list: these must be recorded again.
   */
  recordAll(
    volumeId: string,
    given: readonly (SourceExtraction & Pick<LedgerOptions, 'outboxId'>)[],
    options: Pick<LedgerOptions, 'external'>,
  ): Promise<RecordAllResult>
  /**
   * Removes from the graph what these sources said, with all their text. Later extractions of a source are rejected
   * while readers cannot see the source.
   */
  retract(volumeId: string, sources: readonly Source[], options: LedgerOptions): Promise<ChangedNodes>
  /**
   * Like `retract`, for a memory that is no longer current. If the memory has become current again, its statements stay
   * in the graph, and the job is completed all the same.
   */
  retractFormer(memoryId: string, options: LedgerOptions): Promise<void>
  /** Returns the entities with one of these keys (`candidateKeys`) or speakers, as candidates for `resolve`. */
  known(volumeId: string, keys: readonly string[], speakers: readonly string[]): Promise<KnownEntity[]>
  /** Returns the nodes that each source mentions, by the source's id. */
  nodesOf(volumeId: string, sources: readonly Source[]): Promise<Map<string, string[]>>
  /**
   * Returns the current state of nodes; a node that the volume never had is left out. A node may have tens of thousands
   * of relationships: if `held` has a revision of the node, only those that changed or ended since then are returned.
   */
  changes(volumeId: string, nodes: readonly string[], held?: ReadonlyMap<string, bigint>): Promise<NodeChange[]>
  /** Returns up to `limit` nodes with ids greater than `after`, ordered by id, including removed ones. */
  revisions(volumeId: string, after: string | null, limit: number): Promise<NodeRevision[]>
  /** Rebuilds PostgreSQL's own graph of a volume from its sources. */
  recompute(volumeId: string): Promise<void>
}

/** A memory or chunk with a waiting job `memory.extract` or `memory.extract_later`. */
export interface SourceToExtract {
  outboxId: bigint
  volumeId: string
  source: Source
  content: string
  /** Null for a document chunk. */
  speaker: Speaker | null
  category: Category
  /** When the text was written. */
  at: Date
  /** Sentences of the text that no longer hold. */
  outdated: readonly string[]
}

/** A volume's pending extractions. Throws service_unavailable when PostgreSQL is down. */
export interface GraphWork {
  /**
   * Returns the sources of this job (`memory.extract` or `memory.extract_later`) and of the volume's other jobs with
   * the same name that wait to be dispatched, in the order in which the jobs were enqueued. Completes jobs whose source
   * is gone.
   * @param limit maximum number of sources, including the job's own; at least 1
   */
  take(outboxId: bigint, limit: number): Promise<SourceToExtract[]>
}
