import type { EventDateSource } from '../../types.js'

/** A statement with everything that determines its meaning and its place in time. */
export interface Said {
  text: string
  /** Who "I" and "my" refer to: `user:<id>`, `agent:<id>`, or that person's name if it is known. */
  speaker: string
  /** The id of the API key that wrote it. Of two statements by one writer, the later one is newer. */
  writer: string
  eventDate: Date
  eventDateSource: EventDateSource
  writtenAt: Date
}

/**
 * What a newly written statement does to a known one.
 * - `supersedes`: gives a newer value; the known statement says nothing else and becomes history.
 * - `outdates`: gives a newer value for one fact; the known statement says more, so it stays, with that part in
 * `outdated`.
 * - `superseded`: gives an older value, stated late; the known statement has the newer value.
 * - `conflict`: both cannot hold, and nothing shows which one does.
 * - `unrelated`: anything else, and any doubt.
 */
export type RelationKind = 'unrelated' | 'supersedes' | 'outdates' | 'superseded' | 'conflict'

/** The words that a relation is based on, as written where possible. */
export interface RelationWords {
  /** Subject and property in the words of the known statement, for example "Marta lives in". */
  slot: string
  older: string
  newer: string
  /**
   * The word that announces the change ("now", "moved"); null if the order of writing or a date decided which value is
   * newer, or if nothing did.
   */
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
