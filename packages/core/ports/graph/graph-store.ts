import type { Fact, Summary } from '../../graph/entity-facts.js'
import type { Called } from '../../graph/merge.js'
import type { Direction, EntityType } from '../../graph/types.js'
import type { MemoryFilters } from '../../memory/find/filters.js'

/** An update of a node for a store; `state` is null when no source mentions the node any more. */
export interface NodeChange {
  /** UUID */
  node: string
  /** Grows with every change of the node, so that an outdated update from a delayed job has no effect. */
  revision: bigint
  state: NodeState | null
  /**
   * If null, `state` has all relationships of the node, and the store drops any others. Otherwise `state` has only
   * those that changed after this revision, and the store must hold this revision or a newer one.
   */
  since: bigint | null
  /** Relationships that ended after `since`. */
  ended: readonly RelationshipEnd[]
}

export interface NodeState extends Called {
  factCount: number
  /** Most important first, and among equally important facts the latest first; at most MOST_FACTS. */
  facts: readonly Fact[]
  /** Newest first. */
  summaries: readonly Summary[]
  /** Strongest first. */
  relationships: readonly StoredRelationship[]
}

/** A relationship, seen from one of its ends. */
export interface RelationshipEnd {
  /** The other end's node. */
  node: string
  label: string
  direction: Direction
}

export interface StoredRelationship extends RelationshipEnd {
  description: string
  strength: number
}

/** An entity in a list. */
export interface EntityHit {
  node: string
  name: string
  type: EntityType
  /** The newest summary. */
  summary: string
  factCount: number
}

export interface EntityView extends EntityHit {
  aliases: readonly string[]
  /** The most important first. */
  facts: readonly Fact[]
  /** The newest first. */
  summaries: readonly Summary[]
  /** The strongest first. */
  relationships: readonly (StoredRelationship & { name: string; type: EntityType })[]
}

/** A relationship with names for both ends. */
export interface Edge {
  source: { node: string; name: string }
  target: { node: string; name: string }
  label: string
  description: string
  strength: number
}

export interface Overview {
  /** Entities with the most facts first; ties are ordered by node. */
  entities: readonly EntityHit[]
  /** The relationships between these entities, strongest first; ties are ordered by label, source and target. */
  relationships: readonly Edge[]
}

export interface NodeRevision {
  volumeId: string
  node: string
  revision: bigint
  gone: boolean
}

/**
 * The read model of all volumes' graphs, derived from what PostgreSQL records. Every method except `clear` stays within
 * one volume and throws service_unavailable within 2 s when the store is down.
 */
export interface GraphStore {
  /**
   * Writes all the node states with their relationships, or none of them. Idempotent and order-independent: the change
   * with the greater revision wins. For a removed node, the store keeps only the revision.
   * @throws AppError service_unavailable also when the store's state of a node is older than the change's `since`
   */
  apply(volumeId: string, changes: readonly NodeChange[]): Promise<void>
  eraseVolume(volumeId: string): Promise<void>
  /** Removes the graphs of all volumes. */
  clear(): Promise<void>

  /**
   * Returns the entity with this name, else the entity with this alias, else null. If several entities match, returns
   * the entity with the most facts. Names are compared after NFKC, case and white-space folding.
   */
  entity(volumeId: string, name: string): Promise<EntityView | null>
  overview(volumeId: string, bounds: { entities: number; relationships: number }): Promise<Overview>
  /**
   * Returns entities whose name or alias contains the query, both folded as for `entity`. Exact matches come first,
   * then names that start with the query, then the others; in each group, entities with the most facts come first.
   */
  search(volumeId: string, query: string, limit: number): Promise<EntityHit[]>
  /**
   * Returns the relationships of these nodes, strongest first; with two hops, they are followed by the relationships of
   * the nodes they lead to. Returns at most `limit` in all, and follows at most `limit` relationships of the first hop.
   */
  neighbourhood(volumeId: string, nodes: readonly string[], bounds: { hops: 1 | 2; limit: number }): Promise<Edge[]>

  /** Returns the revisions of these nodes in the store, by node. */
  held(volumeId: string, nodes: readonly string[]): Promise<Map<string, bigint>>
  /** Returns up to `limit` nodes with ids greater than `after`, with their revisions, ordered by id. */
  revisions(volumeId: string, after: string | null, limit: number): Promise<NodeRevision[]>
  ping(): Promise<void>
  close(): Promise<void>
}

/** Which memories and chunks count as support for a relationship. */
export interface Support {
  filters: MemoryFilters
  /** Whether document chunks count. */
  chunks: boolean
  limit: number
}

/** Finds nodes by name, and relationships by supporting memory. Throws service_unavailable when PostgreSQL is down. */
export interface GraphLinks {
  /**
   * Returns the nodes with one of these names or aliases.
   * @param names compared after NFKC, case and white-space folding
   */
  nodesNamed(volumeId: string, names: readonly string[]): Promise<string[]>
  /**
   * Returns the relationships of these nodes that a current memory supports, most confident first. Only memories that
   * match `support` count. Names and description come from the most confident statement in these memories, so that
   * nothing leaks from other memories.
   */
  edgesAmong(volumeId: string, nodes: readonly string[], support: Support): Promise<Edge[]>
  /**
   * Returns for each of these relationships the id of a memory or chunk that states it and matches `support`: one of
   * `preferred` if possible, else the one with the most confident statement; null if there is none. Memories flagged
   * as suspicious do not count.
   */
  statedIn(
    volumeId: string,
    edges: readonly EdgeKey[],
    support: Omit<Support, 'limit'> & { preferred: readonly string[] },
  ): Promise<(string | null)[]>
}

/** What identifies a relationship in its volume. */
export interface EdgeKey {
  source: { node: string }
  target: { node: string }
  label: string
}
