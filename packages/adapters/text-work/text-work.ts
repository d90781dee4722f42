import { Unavailable } from '@agent-memory/core/errors'
import { THREAD_TEXT } from '@agent-memory/core/limits'
import { redactFor } from '@agent-memory/core/memory/guard/pii/redact-personal'
import { type Attempt, attempt, readInTurn, withReadings } from '@agent-memory/core/memory/guard/secrets/read-first'
import { MOST_WINDOWS } from '@agent-memory/core/memory/guard/secrets/reading'
import { studyText, type TextStudy } from '@agent-memory/core/memory/guard/study-text'
import { type Statement, textLength, toStatement } from '@agent-memory/core/memory/write/statement'
import type { SecretReader } from '@agent-memory/core/ports/memory/guard-model'
import type { TextWork, Turn } from '@agent-memory/core/ports/memory/text-work'
import { openGate } from '@agent-memory/core/work/turns'
import { openTextThread, TextTookTooLong } from '../text-thread.js'
import type { Result, Task } from './text-worker.js'

/** Time limit for one text: twelve times what the slowest text takes, because the thread has a low priority. */
const TEXT_MS = 10_000

export interface TextWorkOptions {
  secrets: Pick<SecretReader, 'read'>
  /** Called when the thread fails while idle. */
  onError?: (error: unknown) => void
  textMs?: number
  /** The thread's module. */
  worker?: URL
}

/**
 * Opens text processing. Texts up to THREAD_TEXT are processed inline, since handing a short text to a thread costs
 * more than processing it. Longer texts are processed in a thread, one at a time, round-robin over organizations.
 */
export const openTextWork = ({
  secrets,
  onError = () => {},
  textMs = TEXT_MS,
  worker = new URL('./text-worker.js', import.meta.url),
}: TextWorkOptions): TextWork => {
  const thread = openTextThread<Task, Result>({ worker, textMs, onError })
  const gate = openGate(1)
  const run = (task: Task, { tenant, signal }: Turn) => gate.pass(tenant, signal, () => thread.run(task, signal))

  const readFor = (turn: Turn) => (windows: readonly string[]) =>
    readInTurn(windows, (window) => secrets.read(window, 'write', turn))

  return {
    statement(writer, body, settings, now, turn) {
      const isShort = textLength(body) <= THREAD_TEXT
      // Only these fields of a principal can be sent to a thread, not its roles.
      const { keyId, agentId, name } = writer
      const author = { keyId, agentId, name }
      return withReadings(async (known) => {
        if (isShort) return attempt(known, MOST_WINDOWS, (reading) => toStatement(author, body, settings, now, reading))
        const task: Task = { name: 'statement', given: [author, body, settings, now, known] }
        return (await run(task, turn).catch(orUnavailable)) as Attempt<Statement>
      }, readFor(turn))
    },
    storable: (text, pii, turn) =>
      withReadings((known) => attempt(known, MOST_WINDOWS, (reading) => redactFor(pii, reading)(text)), readFor(turn)),
    async study(memory, turn) {
      if (memory.content.length <= THREAD_TEXT) return studyText(memory)
      return (await run({ name: 'study', given: [memory] }, turn)) as TextStudy
    },
    close: () => thread.close(),
  }
}

const orUnavailable = (error: unknown): never => {
  if (!(error instanceof TextTookTooLong)) throw error
  throw new Unavailable(
    'text_reader',
    'The text could not be read in time. Retry in a moment, or send less text per request.',
  )
}
