import { waitsFor } from './index-entries.js'

/**
 * What an index in another store has yet to be told. Until it was told once, who asks for the verdict or for the memory
 * hears of none: they would search for it in vain. Expressions of SQL about an approved memory.
 */

const waits = (memoryId: string): string => waitsFor('memory.index', memoryId)
/** Whether its job is a dead letter. */
export const gaveUp = (memoryId: string): string =>
  `EXISTS (SELECT FROM dead_letters l WHERE l.job = 'memory.index' AND l.payload ->> 'memory_id' = ${memoryId}::text)`
const wasTold = (memoryId: string): string => `EXISTS (SELECT FROM indexed_memories i WHERE i.memory_id = ${memoryId})`

/** Whether the index is being told of it, or could not be: its writer waits for that. */
export const isBeingTold = (memoryId: string): string =>
  `(${waits(memoryId)} OR (${gaveUp(memoryId)} AND NOT ${wasTold(memoryId)}))`

/** Whether a query finds it there: one that is told anew is found meanwhile. */
export const isFindable = (memoryId: string): string =>
  `(NOT (${waits(memoryId)} OR ${gaveUp(memoryId)}) OR ${wasTold(memoryId)})`
