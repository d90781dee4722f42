/** Entry point of the thread that processes long texts of writes. */

import { attempt, type Readings } from '@agent-memory/core/memory/guard/secrets/read-first'
import { MOST_WINDOWS } from '@agent-memory/core/memory/guard/secrets/reading'
import { studyText } from '@agent-memory/core/memory/guard/study-text'
import { toStatement } from '@agent-memory/core/memory/write/statement'
import { lowerPriority } from '../low-priority.js'

// A long text can wait for the short texts of other tenants.
lowerPriority(5)

type Given = Parameters<typeof toStatement>
const statement = (author: Given[0], body: Given[1], settings: Given[2], now: Given[3], known: Readings) =>
  attempt(known, MOST_WINDOWS, (reading) => toStatement(author, body, settings, now, reading))

const TASKS = { statement, study: studyText }

export type Task = {
  [Name in keyof typeof TASKS]: { name: Name; given: Parameters<(typeof TASKS)[Name]> }
}[keyof typeof TASKS]
export type Result = ReturnType<(typeof TASKS)[keyof typeof TASKS]>

export default ({ name, given }: Task): Result => (TASKS[name] as (...given: unknown[]) => Result)(...given)
