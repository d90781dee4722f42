import { waitsFor } from '../index/index-entries.js'

/**
 * SQL expressions about an approved memory and an external index. Until a memory is first indexed, clients see it as
 * pending, since queries cannot find it yet.
 */

const waits = (memoryId: string): string => waitsFor('memory.index', memoryId)
/** Whether the memory's index job is a dead letter. */
export const isDeadLettered = (memoryId: string): string =>
  `EXISTS (SELECT FROM dead_letters l WHERE l.job = 'memory.index' AND l.payload ->> 'memory_id' = ${memoryId}::text)`
const wasIndexed = (memoryId: string): string =>
  `EXISTS (SELECT FROM indexed_memories i WHERE i.memory_id = ${memoryId})`

/** Whether the writer still waits: an index job is open, or was dead-lettered before the memory was ever indexed. */
export const awaitsIndex = (memoryId: string): string =>
  `(${waits(memoryId)} OR (${isDeadLettered(memoryId)} AND NOT ${wasIndexed(memoryId)}))`

/** Whether queries find the memory; a memory being re-indexed stays findable. */
export const isFindable = (memoryId: string): string =>
  `(NOT (${waits(memoryId)} OR ${isDeadLettered(memoryId)}) OR ${wasIndexed(memoryId)})`
