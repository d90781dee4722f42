import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type { Context } from '../context.js'
import { EXIT, Failure, wrongUsage } from '../exit-codes.js'
import type { Io } from '../io.js'

/** Whether the program can prompt: standard input and standard error are a terminal. */
export const canAsk = ({ stdin, stderr }: Io): boolean => stdin.isTTY === true && stderr.isTTY === true

/** Asks on standard error, so that standard output holds only results. */
export const ask = async (io: Io, question: string, signal: AbortSignal): Promise<string> => {
  const reader = createInterface({ input: io.stdin, output: io.stderr, terminal: true })
  try {
    return (await answerTo(reader, question, signal)).trim()
  } catch (error) {
    // Ctrl-C leaves the cursor after the question, so end the line.
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

/** Reads one answer, and aborts on Ctrl-C and Ctrl-D: in raw mode these are keys, not a signal or an end of input. */
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

/**
 * Asks for confirmation before an action that cannot be undone.
 * @param question ends with a question mark; untrusted text in it has gone through `oneLine`
 * @throws Failure if the answer is no, or if the program cannot prompt and `yes` was not given
 */
export const confirm = async ({ io }: Context, question: () => Promise<string>, yes: boolean | undefined) => {
  if (yes) return
  if (!canAsk(io))
    throw wrongUsage('This cannot be undone, and sm cannot ask for confirmation here: add --yes to confirm.')
  const answer = await ask(io, `${await question()} [y/N] `, io.interrupted)
  if (!/^y(es)?$/i.test(answer)) throw new Failure('declined', 'Nothing was changed.', EXIT.failed)
}
