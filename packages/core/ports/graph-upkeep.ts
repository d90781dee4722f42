import type { Source } from '../graph/evidence.js'

/** What PostgreSQL knows of how complete its graphs are. Each method throws service_unavailable when it is away. */
export interface GraphUpkeep {
  /** How many memories and chunks are there for readers, of one volume or of all. */
  countSources(volumeId: string | null): Promise<number>
  /**
   * Up to `limit` memories and chunks that are there for readers, that are told nowhere in the graph and that no job is
   * about to extract, in the order of their ids, after one.
   */
  forgotten(after: string | null, limit: number, volumeId: string | null): Promise<string[]>
  /** Promises `memory.extract` for those of the memories that are forgotten still; a dead letter of theirs ends. */
  promise(memoryIds: readonly string[]): Promise<void>
  /**
   * Up to `limit` sources of the graph that are not there for readers any more and that no job is about to take back,
   * in the order of their ids, after one.
   */
  left(after: string | null, limit: number, volumeId: string | null): Promise<{ volumeId: string; source: Source }[]>
  /** Those of the nodes that a store outside of PostgreSQL is still to be told of. */
  promised(volumeId: string, nodes: readonly string[]): Promise<Set<string>>
  /** Those of the ids that no volume has and that no job is about to erase outside. */
  unknownVolumes(volumeIds: readonly string[]): Promise<string[]>
}
