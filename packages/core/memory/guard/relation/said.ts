import type { EventDateSource } from '../../types.js'

/** A statement with what its meaning and its order in time depend on. */
export interface Said {
  text: string
  /** Who "I" and "my" are: `user:<id>`, `agent:<id>`, or the known name of that person. */
  speaker: string
  /** The key that wrote it: of one writer, the later statement is the newer one. */
  writer: string
  eventDate: Date
  eventDateSource: EventDateSource
  writtenAt: Date
}

/**
 * What a newly written statement does to a known one.
 * - `supersedes`: it gives a newer value; the known statement says nothing else, so it is history.
 * - `outdates`: it gives a newer value of one fact; the known statement says more, so it stays, marked with `outdated`.
 * - `superseded`: it is itself an older value, told late: the known statement is the newer one.
 * - `conflict`: both cannot hold and nothing tells which does.
 * - `unrelated`: anything else, also when in doubt.
 */
export type RelationKind = 'unrelated' | 'supersedes' | 'outdates' | 'superseded' | 'conflict'

/** The words a relation rests on, as written where possible. */
export interface RelationWords {
  /** Subject and property as the known statement has them, for example "Marta lives in". */
  slot: string
  older: string
  newer: string
  /** The word that announces the change ("now", "moved"); null when order or date decided, or nothing did. */
  cue: string | null
}

export interface Relation {
  kind: RelationKind
  /** One sentence that a person can check against the two texts; empty for `unrelated`. */
  evidence: string
  words: RelationWords | null
  /** For `outdates`, the clauses of the known statement that no longer hold, as written; else empty. */
  outdated: readonly string[]
}

export const UNRELATED: Relation = { kind: 'unrelated', evidence: '', words: null, outdated: [] }
