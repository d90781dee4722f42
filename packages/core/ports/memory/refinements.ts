import type { Memory } from '../../memory/types.js'

/** The parts of a current memory that decide whether to ask the judge, or that the judge's question and checks need. */
export type JudgedMemory = Pick<
  Memory,
  | 'memoryId'
  | 'content'
  | 'userId'
  | 'writer'
  | 'eventDate'
  | 'eventDateSource'
  | 'memoryType'
  | 'memoryTypeSource'
  | 'createdAt'
>

/** A memory that the guard approved, to be compared by the judge or the update reader. */
export interface JudgeSubject {
  memory: JudgedMemory
  orgId: string
  volumeId: string
  /** The volume's latest sequence number when the memory was read; a memory with a later number has changed since. */
  headSeq: bigint
  /** The given model's vector of the memory's first window; null if none is stored. */
  vector: Float32Array | null
}

/** A change that the judge decided. `reason`: the evidence, in one sentence that names the model. */
export type Refinement = { memoryId: string; reason: string } & (
  | {
      kind: 'merge'
      /** The memory whose wording stays; the wording of `memoryId` becomes one of its sources. */
      into: string
      /**
       * The reason stored on the memory that was merged away. Does not quote `into`, which its readers may not be
       * allowed to read.
       */
      outcome: string
      /** Whether the merge confirms the kept memory, because that memory states something lasting. */
      confirms: boolean
    }
  | { kind: 'supersede'; by: string }
  /** `outdated`: clauses of the memory that no longer hold. */
  | { kind: 'outdate'; by: string; outdated: readonly string[] }
  /** Both memories are flagged. */
  | { kind: 'conflict'; other: string }
)

/** The refinements of one memory, to be committed together. */
export interface RefinementCommit {
  subject: Pick<JudgeSubject, 'orgId' | 'volumeId' | 'headSeq'> & {
    memory: Pick<JudgedMemory, 'memoryId' | 'userId'>
  }
  outboxId: bigint
  refinements: readonly Refinement[]
  /** Which model judged, for the audit log. */
  model: string
  now: Date
}

/**
 * `stale`: a named memory has changed since the judge read it, so only the job was completed. `gone`: the job had been
 * completed before, so nothing was done.
 */
export type RefinementResult = { result: 'committed'; changed: readonly string[] } | { result: 'stale' | 'gone' }

/**
 * How the judge reads and changes memories. Each method is one transaction and throws service_unavailable when
 * PostgreSQL is down.
 */
export interface Refinements {
  /**
   * Returns the memory with its vector from this model. Null if the memory is not current, is flagged, is a
   * document chunk, or was approved by a reviewer who overruled the guard.
   */
  subject(memoryId: string, model: string): Promise<JudgeSubject | null>
  /**
   * Returns the given memories that can be compared with the subject, in any order: those of the subject's volume and
   * user that meet the conditions of `subject()`, were written before the subject, and have not changed since the
   * subject was read.
   */
  neighbours(subject: JudgeSubject, memoryIds: readonly string[]): Promise<readonly JudgedMemory[]>
  /**
   * Applies all refinements or none, writes history and audit log, enqueues the jobs that update index and graph, and
   * completes the given job. `MemoryChanges.undo` reverts a commit as a whole.
   */
  commit(commit: RefinementCommit): Promise<RefinementResult>
}
