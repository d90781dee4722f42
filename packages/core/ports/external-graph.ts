import type { GraphStore, NodeChange } from './graph-store.js'

/** A node that a store does not hold as it was told. */
export interface Difference {
  node: string
  /** Behind: an older state of it, or only that others speak of it. */
  kind: 'missing' | 'behind' | 'changed'
  /** The other ends of the relationships that differ. */
  others: readonly string[]
}

/** A graph store outside of PostgreSQL, told of each change by the job `graph.project`. */
export interface ExternalGraph extends GraphStore {
  /** Makes the constraints and indexes that are missing. */
  prepare(): Promise<void>
  /** Whether it holds all that it was told: one that was lost and is empty does not say so. */
  isFilled(): Promise<boolean>
  /** From now on its reads answer; before, and while it is away, they throw service_unavailable. */
  noteFilled(): Promise<void>
  /** Compares all that it holds of these nodes with their states. */
  differing(volumeId: string, changes: readonly NodeChange[]): Promise<Difference[]>
  /** Removes nodes as if it had never been told of them. */
  remove(nodes: readonly string[]): Promise<void>
  /** Of all that it holds of this installation. */
  volumeIds(): Promise<string[]>
}
