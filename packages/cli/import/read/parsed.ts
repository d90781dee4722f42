import type { ProposeBody } from '@agent-memory/client/types'

/** One item of `POST /memory/propose`. */
export type ProposeItem = Extract<ProposeBody, { items: unknown }>['items'][number]
/** Who first wrote a memory, and when. An import states this with each write. */
export type Origin = NonNullable<ProposeItem['origin']>

/** An item before its target volume is known. */
export type NewMemory = Omit<ProposeItem, 'volume_id'>

/** A position in the imported source. */
export interface Place {
  /** Path relative to the imported folder, or the name of the imported file; null for standard input. */
  file: string | null
  /** Counted from 1; null for the file as a whole. */
  line: number | null
}

/** One memory to write. */
export interface Statement extends Place {
  kind: 'statement'
  memory: NewMemory
  /**
   * Wordings that did not fit into the memory's item. They are sent after the memory, and the guard merges them into
   * it.
   */
  wordings: NewMemory[]
}

/**
 * Something in the source that cannot be imported. A single complaint keeps the whole import from starting, unless
 * `partial` is set.
 */
export interface Complaint extends Place {
  kind: 'complaint'
  reason: string
}

/** Something that is skipped on purpose, such as a deleted memory. */
export interface Skipped extends Place {
  kind: 'skipped'
  reason: string
}

export type Parsed = Statement | Complaint | Skipped

/** Names a place, such as `notes/a.md, line 3`; unknown parts are left out. */
export const placeName = ({ file, line }: Place): string =>
  [file, line === null ? null : `line ${line}`].filter((part) => part !== null).join(', ')

/** Ends an import or export with a sentence for the user. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}
