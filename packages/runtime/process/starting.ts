import { setTimeout as wait } from 'node:timers/promises'
import { isUnavailable } from '@agent-memory/core/errors'
import type { Log } from '../observe/log.js'
import { onSignals } from './signals.js'

/**
 * A process that gets a signal during its start exits within this time. A running service has the same time to shut
 * down, plus SHUTDOWN_DELAY.
 */
const TIME_LIMIT_MS = 25_000

/** A start in progress. */
export interface Starting {
  /** Aborted by the first termination signal. */
  signal: AbortSignal
  /** Must be called when the start is complete. From then on, signals call `end`. */
  over(end: (signal: NodeJS.Signals) => void): void
}

/**
 * Runs a start that a signal can interrupt at any moment. After a signal the process exits with 0 as soon as `start`
 * has rejected, because a `start` that rejects leaves nothing running.
 */
export const stoppable = async (log: Log, start: (starting: Starting) => Promise<void>): Promise<void> => {
  const stopping = new AbortController()
  const { signal } = stopping
  let heard = (reason: NodeJS.Signals) => {
    log.info({ reason }, 'stopping before the service is ready')
    setTimeout(() => process.exit(1), TIME_LIMIT_MS).unref()
    stopping.abort(new Error(`Startup was interrupted by ${reason}.`))
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

const RETRY_FOR_MS = 30_000
const RETRY_EVERY_MS = 500

/**
 * Runs a query that the process needs before it can serve. Retries for 30 s while the database is unavailable, because
 * a process that exits at once would only be restarted.
 */
export async function atStart<T>(query: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + RETRY_FOR_MS; ; await wait(RETRY_EVERY_MS)) {
    try {
      return await query()
    } catch (error) {
      if (!isUnavailable(error) || performance.now() > end) throw error
    }
  }
}
