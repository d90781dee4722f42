import type { Source } from '../../graph/evidence.js'

/** Finds gaps in the graphs. Each method throws service_unavailable when PostgreSQL is down. */
export interface GraphUpkeep {
  /** Counts the memories and chunks that readers can see, in one volume or (null) in all. */
  countSources(volumeId: string | null): Promise<number>
  /**
   * Returns up to `limit` memories and chunks that readers can see but that are neither in the graph nor about to be
   * extracted by a job, ordered by id and after the given one.
   */
  unextracted(after: string | null, limit: number, volumeId: string | null): Promise<string[]>
  /**
   * Enqueues `memory.extract` for the memories among these that are still missing from the graph; removes their dead
   * letters.
   */
  enqueueExtraction(memoryIds: readonly string[]): Promise<void>
  /**
   * Returns up to `limit` graph sources that readers can no longer see and that no job is about to retract, ordered by
   * id and after the given one.
   */
  orphaned(
    after: string | null,
    limit: number,
    volumeId: string | null,
  ): Promise<{ volumeId: string; source: Source }[]>
  /** Returns the nodes among these whose sync to a store outside PostgreSQL is pending. */
  pendingSync(volumeId: string, nodes: readonly string[]): Promise<Set<string>>
  /** Returns the ids among these that belong to no volume and that no job is about to erase outside PostgreSQL. */
  unknownVolumes(volumeIds: readonly string[]): Promise<string[]>
}
