import type { GraphStore, NodeChange } from './graph-store.js'

/** A node whose state in the external store differs from that in PostgreSQL. */
export interface Difference {
  node: string
  /** `behind`: the store has an older state, or only a placeholder that other nodes' relationships created. */
  kind: 'missing' | 'behind' | 'changed'
  /** The nodes at the other end of the relationships that differ. */
  others: readonly string[]
}

/** A graph store outside PostgreSQL, synced by the job `graph.project`. */
export interface ExternalGraph extends GraphStore {
  /** Creates missing constraints and indexes. */
  prepare(): Promise<void>
  /** Whether the store still holds everything written to it; false if it lost its data. */
  isFilled(): Promise<boolean>
  /** Enables reads. Before this call, and while the store is down, reads throw service_unavailable. */
  markFilled(): Promise<void>
  /** Returns those nodes whose state in the store differs from their state in `changes`. */
  differing(volumeId: string, changes: readonly NodeChange[]): Promise<Difference[]>
  /** Removes nodes as if they had never been written. */
  remove(nodes: readonly string[]): Promise<void>
  /** Returns all volumes of this installation for which the store holds data. */
  volumeIds(): Promise<string[]>
}
