import { Unavailable } from '@agent-memory/core/errors'
import { endsWithin } from '@agent-memory/core/time-limit'
import { Piscina } from 'piscina'

/** An idle thread ends after this time, to free its memory: the graph's thread holds 40 MB of word lists. */
const IDLE_MS = 60_000
const HEAP_MB = 256
/** Time limit for starting the thread, which loads modules and word lists in about 0.5 s of CPU. */
const START_MS = 20_000
const START = new URL('./start-thread.js', import.meta.url).href

export interface TextThreadOptions {
  /** The thread's module; its default export processes one input. */
  worker: URL
  /** Time limit for one text, counted from when the thread starts on it. */
  textMs: number
  /** Called when the thread fails while idle. */
  onError: (error: unknown) => void
}

/** A thread that processes texts one at a time, in the order of the calls. */
export interface TextThread<Input, Output> {
  /**
   * @throws TextTookTooLong; AppError service_unavailable when the signal is aborted while the text is queued, or when
   * the thread does not start in time; the signal's reason when it is aborted later; any error of the work
   */
  run(input: Input, signal: AbortSignal): Promise<Output>
  close(): Promise<void>
}

/**
 * Thrown for a text that exceeds the time limit. The thread that processed it was terminated; the next text gets a new
 * thread.
 */
export class TextTookTooLong extends Error {
  constructor(ms: number) {
    super(`the text took longer than ${ms} ms to read`)
  }
}

/** Processes texts off the event loop, with limits on time and memory. The thread starts with the first text. */
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
    // Without a listener the error would end the process. A failed pool starts no more threads, so it is replaced.
    opened.on('error', (error) => {
      if (pool === opened) pool = open()
      onError(error)
      void opened.destroy().catch(() => {})
    })
    return opened
  }
  let pool = open()
  let last: Promise<unknown> = Promise.resolve()

  /** Starts the thread if it is not running, so that starting it does not count towards the time limit of a text. */
  const start = async (signal: AbortSignal): Promise<void> => {
    if (pool.threads.length > 0) return
    const end = endsWithin(START_MS, signal)
    await pool.run(worker.href, { filename: START, signal: end }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw end.aborted ? notStarted() : error
    })
  }

  const read = async (input: Input, signal: AbortSignal): Promise<Output> => {
    if (signal.aborted) throw endedWhileWaiting()
    await start(signal)
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

const notStarted = () =>
  new Unavailable('text_reader', 'The thread that reads texts did not start in time. Retry in a moment.')

const endedWhileWaiting = () =>
  new Unavailable('text_reader', 'The request or job ended before its text was processed. Retry in a moment.')
