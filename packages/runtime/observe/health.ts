import { setMaxListeners } from 'node:events'
import { within } from '@agent-memory/core/time-limit'

/** A required or optional dependency of the process. */
export interface HealthCheck {
  name: string
  /** If false, a failure is reported, but the process still counts as ready. */
  required: boolean
  /** Rejects when the dependency does not work. */
  check(): Promise<unknown>
}

/**
 * An error that waiting does not fix, such as a rejected key. The process is then not ready, even if the check is
 * optional.
 */
export class WrongSetting extends Error {}

export interface Readiness {
  ready: boolean
  draining: boolean
  checks: Record<string, { ok: boolean; required: boolean; milliseconds: number }>
}

export interface Health {
  /** True from the start of a shutdown: the process is not ready, and connections close after their response. */
  readonly draining: boolean
  /** Aborted at the start of a shutdown, to end open streams. */
  readonly stopping: AbortSignal
  drain(): void
  readiness(): Promise<Readiness>
}

const CHECK_TIME_LIMIT_MS = 1_500

/**
 * Creates the health of a process. Each call of `readiness` runs all checks concurrently; a check that times out has
 * failed.
 */
export function createHealth(checks: readonly HealthCheck[], timeLimitMs = CHECK_TIME_LIMIT_MS): Health {
  const stop = new AbortController()
  // Turns off Node's warning about many listeners: every open stream adds a listener.
  setMaxListeners(0, stop.signal)
  const health: Health = {
    get draining() {
      return stop.signal.aborted
    },
    stopping: stop.signal,
    drain: () => stop.abort(),
    async readiness() {
      const results = await Promise.all(checks.map((check) => outcomeOf(check, timeLimitMs)))
      const allRequired = results.every(([, result]) => result.ok || !result.required)
      return { ready: allRequired && !health.draining, draining: health.draining, checks: Object.fromEntries(results) }
    },
  }
  return health
}

async function outcomeOf({ name, required, check }: HealthCheck, timeLimitMs: number) {
  const start = performance.now()
  const answered = (async () => check())()
  const result = await within(timeLimitMs, answered, () => new Error('late')).then(
    () => ({ ok: true, required }),
    (error: unknown) => ({ ok: false, required: required || error instanceof WrongSetting }),
  )
  return [name, { ...result, milliseconds: Math.round(performance.now() - start) }] as const
}
