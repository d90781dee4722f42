import type { Query } from '../connection/query.js'

/**
 * From the first to the last of these statements, the own vectors of the memory $2 have negative window numbers, which
 * distinguishes them from the vectors of the edit $1.
 */
const swap = (isOn: string): string[] => [
  `UPDATE memory_windows SET "window" = -1 - "window" WHERE memory_id = $2 AND ${isOn}`,
  `UPDATE memory_windows SET memory_id = $2 WHERE memory_id = $1 AND ${isOn}`,
  `UPDATE memory_windows SET memory_id = $1, "window" = -1 - "window" WHERE memory_id = $2 AND "window" < 0 AND ${isOn}`,
]

/**
 * Returns statements that exchange the vectors of a memory and of its edit: an approved edit keeps the vectors of the
 * version that it replaced, so that undo can restore them.
 * @param name start of the statements' names
 * @param isOn SQL condition, in which $1 is the edit; if it is false, nothing is exchanged
 */
export const swapWindows = (name: string, memoryId: string, editId: string, isOn = '$1::uuid IS NOT NULL'): Query[] =>
  swap(isOn).map((text, at) => ({ name: `${name}-${at}`, text, values: [editId, memoryId] }))
