import type { Memory } from '../types.js'

/** A memory or a chunk of a document that an answer may cite. */
export type AnswerSource = Pick<
  Memory,
  | 'memoryId'
  | 'content'
  | 'writer'
  | 'userId'
  | 'sessionId'
  | 'memoryType'
  | 'category'
  | 'eventDate'
  | 'eventDateSource'
  | 'eventDatePrecision'
  | 'createdAt'
  | 'status'
  | 'validTo'
  | 'flagReason'
  | 'conflictsWith'
  | 'outdated'
  | 'chunk'
> & {
  /** Relevance, 0 to 1, as in a query's results. */
  score: number
  /** The name of the source's speaker, if the speaker gave one ("My name is Ada"). */
  speaker?: string | undefined
}

/** A relationship of the graph, and the source that supports it. */
export interface SourceFact {
  source: string
  /** Label of the relationship, in upper snake case. */
  label: string
  target: string
  /** Position of the source that supports the relationship, from 0. */
  supportedBy: number
}

/** Whether the value that the source states has been replaced by a newer one at the time `now`. */
export const isSuperseded = ({ status, validTo }: AnswerSource, now: Date): boolean =>
  validTo === null ? status === 'superseded' : validTo <= now
