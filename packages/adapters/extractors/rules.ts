import { AppError } from '@agent-memory/core/errors'
import type { ExtractionContext } from '@agent-memory/core/graph/extract'
import type { Extraction } from '@agent-memory/core/graph/types'
import type { Extractor } from '@agent-memory/core/ports/extractor'
import { endsWithin } from '@agent-memory/core/time-limit'
import { Piscina } from 'piscina'

/** A thread that has nothing to do is ended: it holds the words of the language, some 40 MB. */
const IDLE_MS = 60_000
const HEAP_MB = 256
/** Of one text, once a thread has taken it up: five times what the longest of any kind takes. */
const TEXT_MS = 10_000

export interface RulesOptions {
  /** Told of a thread that failed while it had nothing to read. */
  onError?: (error: unknown) => void
  textMs?: number
  /** The thread's module, with a default function of a text and its context. */
  worker?: URL
}

/**
 * Extraction by rules in a thread of its own, one text after the other: a long text takes a second, which no request is
 * to wait for. A text that takes too long has its thread ended, and is at fault; one that was aborted before its turn is
 * not, and its error is service_unavailable.
 */
export const openRules = ({
  onError = () => {},
  textMs = TEXT_MS,
  worker = new URL('./rules-worker.js', import.meta.url),
}: RulesOptions = {}): Extractor => {
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

  const read = async (text: string, context: ExtractionContext, signal: AbortSignal): Promise<Extraction> => {
    if (signal.aborted) throw endedWhileWaiting()
    const end = endsWithin(textMs, signal)
    return pool.run({ text, context }, { signal: end }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw end.aborted ? new Error(`the text took longer than ${textMs} ms to read`) : error
    })
  }

  return {
    extract(text, context, signal) {
      return new Promise<Extraction>((resolve, reject) => {
        const leave = () => reject(endedWhileWaiting())
        signal.addEventListener('abort', leave, { once: true })
        last = last
          .then(() => {
            signal.removeEventListener('abort', leave)
            return read(text, context, signal)
          })
          .then(resolve, reject)
      })
    },
    close: () => pool.close({ force: true }),
  }
}

const endedWhileWaiting = () =>
  new AppError('service_unavailable', 'The run ended before the text had its turn. Retry in a moment.')
