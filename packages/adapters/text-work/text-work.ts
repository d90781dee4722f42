import { Unavailable } from '@agent-memory/core/errors'
import { LONG_TEXT } from '@agent-memory/core/limits'
import { type Statement, textLength, toStatement } from '@agent-memory/core/memory/statement'
import { studyText, type TextStudy } from '@agent-memory/core/memory/study-text'
import type { TextWork, Turn } from '@agent-memory/core/ports/text-work'
import { openGate } from '@agent-memory/core/turns'
import { openTextThread, TextTookTooLong } from '../text-thread.js'
import type { Result, Task } from './text-worker.js'

/** Of one text: twenty times what the longest takes. */
const TEXT_MS = 5_000

export interface TextWorkOptions {
  /** Called when the thread failed while it had nothing to read. */
  onError?: (error: unknown) => void
  textMs?: number
  /** The thread's module. */
  worker?: URL
}

/**
 * Texts up to LONG_TEXT are read at once, for a hop to a thread costs more than they do; longer ones one after the other
 * in a thread, organizations by turns.
 */
export const openTextWork = ({
  onError = () => {},
  textMs = TEXT_MS,
  worker = new URL('./text-worker.js', import.meta.url),
}: TextWorkOptions = {}): TextWork => {
  const thread = openTextThread<Task, Result>({ worker, textMs, onError })
  const gate = openGate(1)
  const run = (task: Task, { tenant, signal }: Turn) => gate.pass(tenant, signal, () => thread.run(task, signal))

  return {
    async statement(writer, body, now, turn) {
      if (textLength(body) <= LONG_TEXT) return toStatement(writer, body, now)
      // Of a principal only what crosses into a thread: not its roles.
      const { keyId, agentId, name } = writer
      const task: Task = { name: 'statement', given: [{ keyId, agentId, name }, body, now] }
      return (await run(task, turn).catch(orUnavailable)) as Statement
    },
    async study(memory, turn) {
      if (memory.content.length <= LONG_TEXT) return studyText(memory)
      return (await run({ name: 'study', given: [memory] }, turn)) as TextStudy
    },
    close: () => thread.close(),
  }
}

const orUnavailable = (error: unknown): never => {
  if (!(error instanceof TextTookTooLong)) throw error
  throw new Unavailable('text_reader', 'The text could not be read in time. Retry in a moment, or send less at once.')
}
