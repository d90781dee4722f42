import type { Memory } from '../../memory/types.js'

/** The parts of a current memory that the judge's gate, question and checks read. */
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

/** A memory that the guard approved, to be compared by the judge. */
export interface JudgeSubject {
  memory: JudgedMemory
  orgId: string
  volumeId: string
  /** The volume's latest sequence when it was read: a memory that changed later is another one. */
  headSeq: bigint
  /** The vector of its first window by the given model; null if there is none. */
  vector: Float32Array | null
}

/** What the judge does. `reason`: the evidence, one sentence that names the model. */
export type Refinement = { memoryId: string; reason: string } & (
  | {
      kind: 'merge'
      /** The memory whose wording stays; that of `memoryId` becomes one of its sources. */
      into: string
      /** Stays readable for those who may not read the other memory: it quotes nothing. */
      outcome: string
      /** Whether the kept memory, a lasting state, is confirmed. */
      confirms: boolean
    }
  | { kind: 'supersede'; by: string }
  /** `outdated`: clauses of the memory that no longer hold. */
  | { kind: 'outdate'; by: string; outdated: readonly string[] }
  /** Both are flagged. */
  | { kind: 'conflict'; other: string }
)

/** What the judge found, to commit together. */
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
 * `stale`: a memory that is named is no longer as the judge saw it, so nothing was done. `gone`: the job was done
 * before. Both complete the job.
 */
export type RefinementResult = { result: 'committed'; changed: readonly string[] } | { result: 'stale' | 'gone' }

/** What the judge reads and does. Each method is one transaction and throws service_unavailable. */
export interface Refinements {
  /** The memory, if it is current, not flagged, and approved by no reviewer against the guard. */
  subject(memoryId: string, model: string): Promise<JudgeSubject | null>
  /**
   * Those of the memories that can be compared with the subject, in any order: current ones of its volume and user that
   * were written before it, wait for no review and have not changed since the subject was read.
   */
  neighbours(subject: JudgeSubject, memoryIds: readonly string[]): Promise<readonly JudgedMemory[]>
  /**
   * Applies refinements, all or none, with history, audit and the jobs that index and graph need, and completes the job.
   * `undo` takes back what one commit did.
   */
  commit(commit: RefinementCommit): Promise<RefinementResult>
}
