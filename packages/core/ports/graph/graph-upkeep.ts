import type { Source } from '../../graph/evidence.js'

/** Finds gaps in the graphs. Each method throws service_unavailable when PostgreSQL is down. */
export interface GraphUpkeep {
  /** Counts the memories and chunks that readers can see, in one volume or, if `volumeId` is null, in all. */
  countSources(volumeId: string | null): Promise<number>
  /**
   * Returns up to `limit` memories and chunks that readers can see but that are neither in the graph nor about to be
   * extracted by a job. They have ids greater than `after` and are ordered by id.
   */
  unextracted(after: string | null, limit: number, volumeId: string | null): Promise<string[]>
  /**
   * Enqueues `memory.extract_later` for the given memories that are still missing from the graph, and removes the dead
   * letters of earlier such jobs.
   */
  enqueueExtraction(memoryIds: readonly string[]): Promise<void>
  /**
   * Returns up to `limit` graph sources that readers can no longer see and that no job is about to retract. They have
   * ids greater than `after` and are ordered by id.
   */
  orphaned(
    after: string | null,
    limit: number,
    volumeId: string | null,
  ): Promise<{ volumeId: string; source: Source }[]>
  /** Returns the given nodes whose sync to a store outside PostgreSQL is pending. */
  pendingSync(volumeId: string, nodes: readonly string[]): Promise<Set<string>>
  /** Returns the given ids that belong to no volume and that no job is about to erase outside PostgreSQL. */
  unknownVolumes(volumeIds: readonly string[]): Promise<string[]>
}
