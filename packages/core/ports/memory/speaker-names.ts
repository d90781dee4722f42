import type { ToldName } from '../../memory/speaker/speaker.js'

/** A memory, as it was read, whose stored names and keys may be missing or out of date. */
export interface NamedMemory {
  memoryId: string
  volumeId: string
  userId: string | null
  writer: { agentId: string }
  content: string
  seq: bigint
}

/** The new names and keys of a memory. */
export interface Renamed {
  memoryId: string
  /**
   * The memory's sequence number when it was read; if it has changed since, the memory is left to a later page (of
   * `misnamed` or `unnamed`).
   */
  seq: bigint
  /** The name that the memory says its speaker has. */
  tellsName: string | null
  /** The key of the name that the memory is indexed under (`nameKey`, or `NAMELESS` if it depends on no name). */
  named: bigint
  relationKeys: readonly bigint[]
}

/**
 * The names that speakers are known by (core/memory/speaker). Each method throws service_unavailable when PostgreSQL is
 * down.
 */
export interface SpeakerNames {
  /**
   * Returns the names that a speaker's current statements give: at most 8, the latest first. Names that come only
   * from conflicting statements are last. Each name is listed once, as it was first given.
   */
  toldBy(speaker: bigint): Promise<ToldName[]>
  /**
   * Returns the name that each memory's speaker is known by, by memory id; memories whose speaker has given no name are
   * left out.
   */
  namesOf(volumeId: string, memoryIds: readonly string[]): Promise<Map<string, string>>
  /**
   * Returns up to `limit` memories of a speaker, current or superseded, that depend on the speaker's name and whose
   * stored key is not `named`.
   */
  misnamed(speaker: bigint, named: bigint, limit: number): Promise<NamedMemory[]>
  /**
   * Returns up to `limit` memories of one volume that an older version of the service stored without names and keys;
   * empty if none are left.
   */
  unnamed(limit: number): Promise<NamedMemory[]>
  /**
   * Stores names and keys, and makes every index read the memories again.
   * @param told the speaker's names (`toldBy`) from which `renamed` was computed
   * @returns false, with nothing stored, if the speaker's names are no longer `told`
   */
  rename(
    speaker: { volumeId: string; key: bigint },
    told: readonly ToldName[],
    renamed: readonly Renamed[],
  ): Promise<boolean>
  /** Whether an index outside PostgreSQL still has many memories of the volume to index. */
  isBehind(volumeId: string): Promise<boolean>
  /** Ends a run of the job with work left to do, and enqueues the next run, due in a second. */
  renameLater(outboxId: bigint): Promise<void>
  /** Ends the job. */
  endRenaming(outboxId: bigint): Promise<void>
}
