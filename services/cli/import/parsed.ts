import type { ProposeItem } from './item.js'

/** An item before the volume that it goes to is known. */
export type NewMemory = Omit<ProposeItem, 'volume_id'>

/** Where something stands in what is imported. */
export interface Place {
  /** Relative to the folder that is imported, or the file's own name; null for standard input. */
  file: string | null
  /** Counted from 1; null where something is wrong with the file as a whole. */
  line: number | null
}

/** One memory to write. */
export interface Statement extends Place {
  kind: 'statement'
  memory: NewMemory
  /** Wordings that did not fit into its own item: they are written once it has been decided, and merge into it. */
  wordings: NewMemory[]
}

/** Why a place cannot be brought over: by itself it keeps the whole import from starting. */
export interface Complaint extends Place {
  kind: 'complaint'
  reason: string
}

/** What is left out on purpose, such as a deleted memory. */
export interface Skipped extends Place {
  kind: 'skipped'
  reason: string
}

export type Parsed = Statement | Complaint | Skipped

/** `notes/a.md, line 3`; without what is not known of it. */
export const placeName = ({ file, line }: Place): string =>
  [file, line === null ? null : `line ${line}`].filter((part) => part !== null).join(', ')

/** Ends an import or export with a sentence for whoever started it. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}
