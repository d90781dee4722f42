import type { Category, MemoryType, Metadata } from '../types.js'

/** Filters for memories. A memory must pass every filter given; an absent filter lets all pass. */
export interface MemoryFilters {
  /** The memory must have one of these types. */
  memoryTypes?: readonly MemoryType[] | undefined
  /** The memory must have one of these categories. */
  categories?: readonly Category[] | undefined
  /** One source of the memory must match `agent`, `agentId`, `userId` and `sessionId` together. */
  agent?: string | undefined
  agentId?: string | undefined
  userId?: string | undefined
  sessionId?: string | undefined
  /** The event_date must be at this moment or later. */
  from?: Date | undefined
  /** The event_date must be before this moment. */
  until?: Date | undefined
  /** The memory's metadata must have all of these entries. */
  metadata?: Metadata | undefined
  /** Only chunks of this document pass. Other lists contain no chunks, except those of flagged memories. */
  documentId?: string | undefined
  /** If true, only memories that are flagged for review pass; if false, only memories that are not. */
  flagged?: boolean | undefined
  /**
   * Only memories that were valid at this moment pass, even if superseded since; without this filter, memories that are
   * valid now.
   */
  asOf?: Date | undefined
  /** Superseded memories pass as well, whenever they were valid. */
  includeSuperseded?: true | undefined
}

/** Whether every memory passes, so that nothing needs to be checked. */
export const matchesEverything = ({ metadata, ...others }: MemoryFilters): boolean =>
  Object.values(others).every((value) => value === undefined) && Object.keys(metadata ?? {}).length === 0

/** Whether superseded memories can pass. */
export const readsHistory = ({ asOf, includeSuperseded }: MemoryFilters): boolean =>
  asOf !== undefined || includeSuperseded === true
