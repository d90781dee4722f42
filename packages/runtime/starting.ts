import type { Log } from './log.js'
import { onSignals } from './signals.js'

/** As the end of a running service: whatever a start waits for, it is gone by then. */
const TIME_LIMIT_MS = 25_000

/** A start that is under way. */
export interface Starting {
  /** Aborted by the first signal that asks the process to end. */
  signal: AbortSignal
  /** It is done: from here on signals begin the end of the service. */
  over(end: (signal: NodeJS.Signals) => void): void
}

/**
 * Runs a start that a signal may end at any moment: then the process exits with 0 once `start` is refused, for it leaves
 * nothing running by then.
 */
export const stoppable = async (log: Log, start: (starting: Starting) => Promise<void>): Promise<void> => {
  const stopping = new AbortController()
  const { signal } = stopping
  let heard = (reason: NodeJS.Signals) => {
    log.info({ reason }, 'stopping before the service is ready')
    setTimeout(() => process.exit(1), TIME_LIMIT_MS).unref()
    stopping.abort(new Error(`The start was ended by ${reason}.`))
  }
  onSignals((reason) => heard(reason))
  const over: Starting['over'] = (end) => {
    heard = end
  }
  try {
    await start({ signal, over })
  } catch (error) {
    if (!signal.aborted) throw error
    log.info('stopped')
    process.exit(0)
  }
}
