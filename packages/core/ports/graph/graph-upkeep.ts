import type { Source } from '../../graph/evidence.js'

/** Finds gaps in the graphs. Each method throws service_unavailable when PostgreSQL is down. */
export interface GraphUpkeep {
  /** Number of memories and chunks visible to readers, of one volume or (null) of all. */
  countSources(volumeId: string | null): Promise<number>
  /**
   * Up to `limit` memories and chunks, after the given one and ordered by id, that readers can see but that are neither
   * in the graph nor about to be extracted by a job.
   */
  unextracted(after: string | null, limit: number, volumeId: string | null): Promise<string[]>
  /** Enqueues `memory.extract` for those of the memories still missing from the graph; removes their dead letters. */
  enqueueExtraction(memoryIds: readonly string[]): Promise<void>
  /**
   * Up to `limit` graph sources, after the given one and ordered by id, that readers can no longer see and that no job
   * is about to retract.
   */
  orphaned(
    after: string | null,
    limit: number,
    volumeId: string | null,
  ): Promise<{ volumeId: string; source: Source }[]>
  /** Those of the nodes whose sync to a store outside PostgreSQL is pending. */
  pendingSync(volumeId: string, nodes: readonly string[]): Promise<Set<string>>
  /** Those of the ids that belong to no volume and that no job is about to erase outside PostgreSQL. */
  unknownVolumes(volumeIds: readonly string[]): Promise<string[]>
}
