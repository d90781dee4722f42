import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Io } from '../io.js'

/** Whether somebody is there to be asked. */
export const canAsk = ({ stdin, stderr }: Io): boolean => stdin.isTTY === true && stderr.isTTY === true

/** Asks on standard error, so that standard output holds results alone. */
export const ask = async (io: Io, question: string, signal: AbortSignal): Promise<string> => {
  const reader = createInterface({ input: io.stdin, output: io.stderr, terminal: true })
  try {
    return (await answerTo(reader, question, signal)).trim()
  } catch (error) {
    // Ctrl-C leaves the cursor behind the question.
    io.stderr.write('\n')
    throw error
  } finally {
    reader.close()
  }
}

/** Asks for a secret: what is typed is not shown. */
export const askSecret = async (io: Io, question: string, signal: AbortSignal): Promise<string> => {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: io.stdin, output: nowhere, terminal: true })
  io.stderr.write(question)
  try {
    return (await answerTo(reader, '', signal)).trim()
  } finally {
    reader.close()
    io.stderr.write('\n')
  }
}

/** In raw mode Ctrl-C and Ctrl-D come as keys, not as a signal or an end. */
const answerTo = (
  reader: ReturnType<typeof createInterface>,
  question: string,
  signal: AbortSignal,
): Promise<string> => {
  const left = new AbortController()
  reader.once('SIGINT', () => left.abort())
  reader.once('close', () => left.abort())
  return reader.question(question, { signal: AbortSignal.any([signal, left.signal]) })
}
