/** Entry of the thread that reads long texts of writes. */
import { toStatement } from '@agent-memory/core/memory/statement'
import { studyText } from '@agent-memory/core/memory/study-text'
import { lowerPriority } from '../low-priority.js'

// A long text may wait for the short ones of others.
lowerPriority(5)

const TASKS = { statement: toStatement, study: studyText }

export type Task = {
  [Name in keyof typeof TASKS]: { name: Name; given: Parameters<(typeof TASKS)[Name]> }
}[keyof typeof TASKS]
export type Result = ReturnType<(typeof TASKS)[keyof typeof TASKS]>

export default ({ name, given }: Task): Result => (TASKS[name] as (...given: unknown[]) => Result)(...given)
