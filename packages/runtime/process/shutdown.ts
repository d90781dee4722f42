import { orLate } from '@agent-memory/core/time-limit'
import type { Log } from '../observe/log.js'

/** One step of a shutdown. */
export interface ShutdownStep {
  name: string
  /** In milliseconds. At the time limit the next step starts, even if this one is still running. */
  timeLimitMs: number
  /** Runs the step; the signal aborts at the time limit. */
  run(signal: AbortSignal): Promise<unknown>
}

export interface ShutdownOptions {
  steps: readonly ShutdownStep[]
  log: Log
  /** Ends the process. */
  exit: (code: number) => void
  /** In milliseconds after the first signal. The process exits by then, even if steps are still running. */
  timeLimitMs: number
}

export interface Shutdown {
  /**
   * The first call runs the steps and exits with `code` (default 0), or with 1 if a step failed or timed out. The
   * second call exits immediately with 1.
   */
  begin(reason: string, code?: number): Promise<void>
}

/** Creates an orderly shutdown: every step runs, even if earlier ones failed. */
export function createShutdown({ steps, log, exit, timeLimitMs }: ShutdownOptions): Shutdown {
  let began = false
  return {
    async begin(reason, code = 0) {
      if (began) {
        log.warn({ reason }, 'stopping immediately')
        return exit(1)
      }
      began = true
      log.info({ reason }, 'stopping')
      const end = setTimeout(() => {
        log.error('shutdown took too long')
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
  try {
    const outcome = await orLate(timeLimitMs, (async () => run(controller.signal))())
    if (outcome === 'late') {
      controller.abort()
      log.warn({ step: name, limit_ms: timeLimitMs }, 'a shutdown step took too long')
      return false
    }
    log.debug({ step: name, ms: Math.round(performance.now() - start) }, 'shutdown step done')
    return true
  } catch (error) {
    log.error({ step: name, err: error }, 'a shutdown step failed')
    return false
  }
}

/** What the standard shutdown stops; a process omits the parts that it does not have. */
export interface ShutdownParts {
  /** Makes the process not ready; from then on connections close after their response. */
  stopBeingReady(): void
  /** Milliseconds that load balancers get to notice that the process is no longer ready. */
  delayMs: number
  /** Lets open requests finish. Workers keep running meanwhile, because open requests wait for them. */
  drainHttp(signal: AbortSignal): Promise<unknown>
  closeSockets?(signal: AbortSignal): Promise<unknown>
  stopWorkers?(signal: AbortSignal): Promise<unknown>
  closeDatabase?(signal: AbortSignal): Promise<unknown>
}

/** Returns the time limit of all steps together: the operator's delay, and 25 s for the rest. */
export const shutdownTimeLimitMs = (delayMs: number): number => delayMs + 25_000

/**
 * Returns the steps in the standard order: readiness, delay, HTTP, sockets, workers, database last. The total
 * (`shutdownTimeLimitMs`) leaves time for one slow step, such as a database writing its checkpoint, but not for
 * several.
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
