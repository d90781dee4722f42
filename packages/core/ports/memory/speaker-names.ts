import type { ToldName } from '../../memory/speaker/speaker.js'

/** A memory whose names may have to change, as it was read. */
export interface NamedMemory {
  memoryId: string
  volumeId: string
  userId: string | null
  writer: { agentId: string }
  content: string
  seq: bigint
}

/** A memory under another name. */
export interface Renamed {
  memoryId: string
  /** The memory's sequence when it was read: a memory that changed meanwhile is left for the next page. */
  seq: bigint
  tellsName: string | null
  named: bigint
  relationKeys: readonly bigint[]
}

/** The names that speakers are known by (core/memory/speaker). Each method throws service_unavailable. */
export interface SpeakerNames {
  /** The names that a speaker's current statements tell, the latest first, each once: as it was told first. */
  toldBy(speaker: bigint): Promise<ToldName[]>
  /**
   * The name that the speaker of each of these memories is known by, by memory id; without those whose speaker told
   * none.
   */
  namesOf(volumeId: string, memoryIds: readonly string[]): Promise<Map<string, string>>
  /**
   * Up to `limit` memories of a speaker, current or superseded, that depend on the name and are under another one than
   * `named`.
   */
  misnamed(speaker: bigint, named: bigint, limit: number): Promise<NamedMemory[]>
  /** Up to `limit` memories of one volume that were stored before names and keys were; empty if none are left. */
  unnamed(limit: number): Promise<NamedMemory[]>
  /**
   * Stores names and keys, and lets every index read the memories again.
   * @param told the names that the speaker was taken to be known by
   * @returns false, with nothing stored, if the speaker is known by others by now
   */
  rename(
    speaker: { volumeId: string; key: bigint },
    told: readonly ToldName[],
    renamed: readonly Renamed[],
  ): Promise<boolean>
  /** Whether an index outside PostgreSQL has many memories of the volume to read still. */
  isBehind(volumeId: string): Promise<boolean>
  /** Ends a run of the job whose work is not done, and enqueues the next, due in a second. */
  renameLater(outboxId: bigint): Promise<void>
  /** Ends the job. */
  endRenaming(outboxId: bigint): Promise<void>
}
