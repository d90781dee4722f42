import type { Query } from '../connection/database.js'

/** Window numbers below zero tell the two apart in between. */
const swap = (isOn: string): string[] => [
  `UPDATE memory_windows SET "window" = -1 - "window" WHERE memory_id = $2 AND ${isOn}`,
  `UPDATE memory_windows SET memory_id = $2 WHERE memory_id = $1 AND ${isOn}`,
  `UPDATE memory_windows SET memory_id = $1, "window" = -1 - "window" WHERE memory_id = $2 AND "window" < 0 AND ${isOn}`,
]

/**
 * Exchanges the vectors of a memory and an edit of it: an edit that was approved keeps those of the version that it
 * replaced, so that undo brings back the same ones.
 * @param name of the statements
 * @param isOn SQL condition in which $1 is the edit: nothing is exchanged unless it holds
 */
export const swapWindows = (name: string, memoryId: string, editId: string, isOn = '$1::uuid IS NOT NULL'): Query[] =>
  swap(isOn).map((text, at) => ({ name: `${name}-${at}`, text, values: [editId, memoryId] }))
