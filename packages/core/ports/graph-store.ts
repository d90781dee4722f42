import type { Fact, Summary } from '../graph/entity-facts.js'
import type { Called } from '../graph/merge.js'
import type { Direction, EntityType } from '../graph/types.js'

/** What a store is told of a node: its state, or null when nothing speaks of it any more. */
export interface NodeChange {
  /** UUID */
  node: string
  /** Grows with every change of the node: what comes late, from a job that was held up, changes nothing. */
  revision: bigint
  state: NodeState | null
  /**
   * Null: the relationships of `state` are all, and others go. Else they are those alone that changed after this revision
   * of the node, which the store holds, or a newer one.
   */
  since: bigint | null
  /** Relationships that ended after `since`. */
  ended: readonly RelationshipEnd[]
}

export interface NodeState extends Called {
  factCount: number
  /** The most important first, then the latest; at most MOST_FACTS. */
  facts: readonly Fact[]
  /** The newest first. */
  summaries: readonly Summary[]
  /** The strongest first. */
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

/** What a list says of an entity. */
export interface EntityHit {
  node: string
  name: string
  type: EntityType
  /** The newest. */
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

/** A relationship with both its ends named. */
export interface Edge {
  source: { node: string; name: string }
  target: { node: string; name: string }
  label: string
  description: string
  strength: number
}

export interface Overview {
  /** Those with the most facts first; of equals by node. */
  entities: readonly EntityHit[]
  /** Between these entities, the strongest first; of equals by label, source and target. */
  relationships: readonly Edge[]
}

export interface NodeRevision {
  volumeId: string
  node: string
  revision: bigint
  gone: boolean
}

/**
 * The graphs of all volumes as they are read. A projection: PostgreSQL's evidence is its truth. Every method but `clear`
 * stays within one volume, and throws service_unavailable within 2 s when the store is away.
 */
export interface GraphStore {
  /**
   * Writes the states of nodes with their relationships, all or none. Idempotent, and in any order: of two changes of a
   * node the one with the greater revision stays. One that is gone leaves its revision alone.
   * @throws AppError service_unavailable when it holds an older state of a node than the change is `since`, too
   */
  apply(volumeId: string, changes: readonly NodeChange[]): Promise<void>
  eraseVolume(volumeId: string): Promise<void>
  /** Removes everything of every volume. */
  clear(): Promise<void>

  /**
   * The entity of a name, or of an alias if none has the name; of several the one with the most facts. Null: there is
   * none. Names are equal after NFKC, case and white-space folding.
   */
  entity(volumeId: string, name: string): Promise<EntityView | null>
  overview(volumeId: string, bounds: { entities: number; relationships: number }): Promise<Overview>
  /** Whose name or alias contains the query, folded as for `entity`: equal names first, then beginnings, then by facts. */
  search(volumeId: string, query: string, limit: number): Promise<EntityHit[]>
  /**
   * The relationships at these nodes, the strongest first, then with two hops those at the nodes that these lead to:
   * `limit` in all, and no more than `limit` of the first hop are followed.
   */
  neighbourhood(volumeId: string, nodes: readonly string[], bounds: { hops: 1 | 2; limit: number }): Promise<Edge[]>

  /** The revisions of those nodes that it was told of. */
  held(volumeId: string, nodes: readonly string[]): Promise<Map<string, bigint>>
  /** Up to `limit` nodes with their revisions in the order of their ids, after a node. */
  revisions(volumeId: string, after: string | null, limit: number): Promise<NodeRevision[]>
  ping(): Promise<void>
  close(): Promise<void>
}
