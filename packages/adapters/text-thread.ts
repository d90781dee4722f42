import { Unavailable } from '@agent-memory/core/errors'
import { endsWithin } from '@agent-memory/core/time-limit'
import { Piscina } from 'piscina'

/** A thread that has had nothing to do for so long is ended: that of the graph holds the words of the language, some 40 MB. */
const IDLE_MS = 60_000
const HEAP_MB = 256

export interface TextThreadOptions {
  /** The thread's module, whose default function takes the input. */
  worker: URL
  /** How long one text may take, once the thread has taken it up. */
  textMs: number
  /** Called when the thread failed while it had nothing to read. */
  onError: (error: unknown) => void
}

/** A thread that reads callers' texts, one after the other in the order of the calls. */
export interface TextThread<Input, Output> {
  /**
   * @throws TextTookTooLong; AppError service_unavailable when the signal was aborted before the text's turn came, else the
   * signal's reason; whatever the work throws
   */
  run(input: Input, signal: AbortSignal): Promise<Output>
  close(): Promise<void>
}

/** The text is at fault: its thread was ended, and the next text gets a new one. */
export class TextTookTooLong extends Error {
  constructor(ms: number) {
    super(`the text took longer than ${ms} ms to read`)
  }
}

/** Off the event loop, bounded in time and memory. The thread starts with its first text. */
export const openTextThread = <Input, Output>(options: TextThreadOptions): TextThread<Input, Output> => {
  const { worker, textMs, onError } = options
  const open = (): Piscina => {
    const opened: Piscina = new Piscina({
      filename: worker.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    // Without a listener it would end the process. Such a pool starts no further thread.
    opened.on('error', (error) => {
      if (pool === opened) pool = open()
      onError(error)
      void opened.destroy().catch(() => {})
    })
    return opened
  }
  let pool = open()
  let last: Promise<unknown> = Promise.resolve()

  const read = async (input: Input, signal: AbortSignal): Promise<Output> => {
    if (signal.aborted) throw endedWhileWaiting()
    const end = endsWithin(textMs, signal)
    return pool.run(input, { signal: end }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw end.aborted ? new TextTookTooLong(textMs) : error
    })
  }

  return {
    run(input, signal) {
      return new Promise<Output>((resolve, reject) => {
        const leave = () => reject(endedWhileWaiting())
        signal.addEventListener('abort', leave, { once: true })
        last = last
          .then(() => {
            signal.removeEventListener('abort', leave)
            return read(input, signal)
          })
          .then(resolve, reject)
      })
    },
    close: () => pool.close({ force: true }),
  }
}

const endedWhileWaiting = () =>
  new Unavailable('text_reader', 'The run ended before the text had its turn. Retry in a moment.')
