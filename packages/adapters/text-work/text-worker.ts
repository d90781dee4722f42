/** Entry point of the thread that processes long texts of writes. */

import { studyText } from '@agent-memory/core/memory/guard/study-text'
import { toStatement } from '@agent-memory/core/memory/write/statement'
import { lowerPriority } from '../low-priority.js'

// A long text can wait for the short texts of other tenants.
lowerPriority(5)

const TASKS = { statement: toStatement, study: studyText }

export type Task = {
  [Name in keyof typeof TASKS]: { name: Name; given: Parameters<(typeof TASKS)[Name]> }
}[keyof typeof TASKS]
export type Result = ReturnType<(typeof TASKS)[keyof typeof TASKS]>

export default ({ name, given }: Task): Result => (TASKS[name] as (...given: unknown[]) => Result)(...given)
