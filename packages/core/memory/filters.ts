import type { Category, MemoryType, Metadata } from './types.js'

/** What a memory must be to be found; what is absent limits nothing, and a memory must pass all that is given. */
export interface MemoryFilters {
  /** One of these. */
  memoryTypes?: readonly MemoryType[] | undefined
  /** One of these. */
  categories?: readonly Category[] | undefined
  /** `agent`, `agentId`, `userId` and `sessionId` ask for one source of the memory that matches all of them. */
  agent?: string | undefined
  agentId?: string | undefined
  userId?: string | undefined
  sessionId?: string | undefined
  /** event_date at this moment or later. */
  from?: Date | undefined
  /** event_date before this moment. */
  until?: Date | undefined
  /** Each of these entries, equal in name and value. */
  metadata?: Metadata | undefined
  /** A chunk of this document. A list without it has no chunks. */
  documentId?: string | undefined
  /** Flagged for review, or not. No memory is yet: the guard does not flag so far. */
  flagged?: boolean | undefined
}

/** Whether any memory whatever passes; a list of all needs no look at filters. */
export const limitsNothing = ({ metadata, flagged, ...others }: MemoryFilters): boolean =>
  Object.values(others).every((value) => value === undefined) &&
  Object.keys(metadata ?? {}).length === 0 &&
  flagged !== true

/** Whether it is known without a look that no memory passes. */
export const passesNothing = ({ flagged }: MemoryFilters): boolean => flagged === true
