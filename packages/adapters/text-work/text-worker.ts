/** Entry of the thread that reads long texts of writes. */
import os from 'node:os'
import { toStatement } from '@agent-memory/core/memory/statement'
import { studyText } from '@agent-memory/core/memory/study-text'

// A long text may wait for the short ones of others. On Linux this is the thread's own priority; elsewhere it would be
// the whole process's.
if (process.platform === 'linux') os.setPriority(Math.max(5, os.getPriority()))

const TASKS = { statement: toStatement, study: studyText }

export type Task = {
  [Name in keyof typeof TASKS]: { name: Name; given: Parameters<(typeof TASKS)[Name]> }
}[keyof typeof TASKS]
export type Result = ReturnType<(typeof TASKS)[keyof typeof TASKS]>

export default ({ name, given }: Task): Result => (TASKS[name] as (...given: unknown[]) => Result)(...given)
