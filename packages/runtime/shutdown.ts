import { startLimit } from '@agent-memory/adapters/time-limit'
import type { Log } from './log.js'

/** One thing to end, in its place of the order. */
export interface ShutdownStep {
  name: string
  /** Milliseconds; the next step begins when they are over, whatever this one does. */
  timeLimitMs: number
  /** Aborted when the time is over. */
  run(signal: AbortSignal): Promise<unknown>
}

export interface ShutdownOptions {
  steps: readonly ShutdownStep[]
  log: Log
  /** Ends the process. */
  exit: (code: number) => void
  /** After the first signal the process is gone within so many milliseconds, whatever the steps do. */
  timeLimitMs: number
}

export interface Shutdown {
  /**
   * The first call walks through the steps and exits with the code, 0 unless given, or with 1 if a step failed or was
   * late; the second exits at once with 1.
   */
  begin(reason: string, code?: number): Promise<void>
}

/** The ordered end of a process: every step is tried, however those before it went. */
export function createShutdown({ steps, log, exit, timeLimitMs }: ShutdownOptions): Shutdown {
  let began = false
  return {
    async begin(reason, code = 0) {
      if (began) {
        log.warn({ reason }, 'stopping at once')
        return exit(1)
      }
      began = true
      log.info({ reason }, 'stopping')
      const end = setTimeout(() => {
        log.error('stopping took too long')
        exit(1)
      }, timeLimitMs)
      let clean = true
      for (const step of steps) clean = (await runStep(step, log)) && clean
      clearTimeout(end)
      log.info({ clean }, 'stopped')
      exit(clean ? code : 1)
    },
  }
}

async function runStep({ name, timeLimitMs, run }: ShutdownStep, log: Log): Promise<boolean> {
  const start = performance.now()
  const controller = new AbortController()
  let end = () => {}
  const late = new Promise<'late'>((resolve) => {
    end = startLimit(timeLimitMs, () => resolve('late'))
  })
  try {
    const outcome = await Promise.race([(async () => run(controller.signal))(), late])
    if (outcome === 'late') {
      controller.abort()
      log.warn({ step: name, limit_ms: timeLimitMs }, 'a step of stopping took too long')
      return false
    }
    log.debug({ step: name, ms: Math.round(performance.now() - start) }, 'stopped a part')
    return true
  } catch (error) {
    log.error({ step: name, err: error }, 'a step of stopping failed')
    return false
  } finally {
    end()
  }
}

/** What the standard order is made of; a part that a process does not have is left out. */
export interface ShutdownParts {
  /** Flips readiness; from here on connections are closed after their answer. */
  stopBeingReady(): void
  /** Milliseconds for load balancers to see it. */
  delayMs: number
  /** Workers go on meanwhile, for open requests wait on them. */
  drainHttp(signal: AbortSignal): Promise<unknown>
  closeSockets?(signal: AbortSignal): Promise<unknown>
  stopWorkers?(signal: AbortSignal): Promise<unknown>
  closeDatabase?(signal: AbortSignal): Promise<unknown>
}

/** All steps together; the delay comes on top, for it is the operator's. */
export const shutdownTimeLimitMs = (delayMs: number): number => delayMs + 25_000

/**
 * The standard order: readiness, delay, HTTP, sockets, workers, database last. One step may take long (a database writes
 * its checkpoint on a slow disk), not several: `shutdownTimeLimitMs` ends them all.
 */
export function shutdownSteps(parts: ShutdownParts): ShutdownStep[] {
  const { delayMs, drainHttp, closeSockets, stopWorkers, closeDatabase } = parts
  return [
    { name: 'readiness', timeLimitMs: 1_000, run: async () => parts.stopBeingReady() },
    { name: 'delay', timeLimitMs: delayMs + 1_000, run: () => new Promise((resolve) => setTimeout(resolve, delayMs)) },
    { name: 'http', timeLimitMs: 15_000, run: drainHttp },
    ...(closeSockets ? [{ name: 'sockets', timeLimitMs: 1_000, run: closeSockets }] : []),
    ...(stopWorkers ? [{ name: 'workers', timeLimitMs: 7_000, run: stopWorkers }] : []),
    ...(closeDatabase ? [{ name: 'database', timeLimitMs: 10_000, run: closeDatabase }] : []),
  ]
}
