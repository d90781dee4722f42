import { setMaxListeners } from 'node:events'
import { within } from '@agent-memory/adapters/time-limit'

/** Something that the process needs, or would rather have. */
export interface HealthCheck {
  name: string
  /** False: reported, but the process is ready without it. */
  required: boolean
  /** Rejects when it does not work. */
  check(): Promise<unknown>
}

/** What no waiting mends, such as a key that is refused: the process is not ready with it, required or not. */
export class WrongSetting extends Error {}

export interface Readiness {
  ready: boolean
  draining: boolean
  checks: Record<string, { ok: boolean; required: boolean; milliseconds: number }>
}

export interface Health {
  /** True from the first moment of a shutdown: not ready, and connections are closed after their answer. */
  readonly draining: boolean
  /** Aborted in that moment: for streams that would otherwise stay open. */
  readonly stopping: AbortSignal
  drain(): void
  readiness(): Promise<Readiness>
}

const CHECK_TIME_LIMIT_MS = 1_500

/** Runs all checks at once on each call; one that has not answered in time has failed. */
export function createHealth(checks: readonly HealthCheck[], timeLimitMs = CHECK_TIME_LIMIT_MS): Health {
  const stop = new AbortController()
  // A process has as many open streams as it has clients that listen.
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
