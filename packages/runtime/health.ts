/** Something that the process needs, or would rather have. */
export interface HealthCheck {
  name: string
  /** False: reported, but the process is ready without it. */
  required: boolean
  /** Rejects when it does not work. */
  check(): Promise<unknown>
}

export interface Readiness {
  ready: boolean
  draining: boolean
  checks: Record<string, { ok: boolean; required: boolean; milliseconds: number }>
}

export interface Health {
  /** True from the first moment of a shutdown: not ready, and connections are closed after their answer. */
  draining: boolean
  readiness(): Promise<Readiness>
}

const CHECK_TIME_LIMIT_MS = 1_500

/** Runs all checks at once on each call; one that has not answered in time has failed. */
export function createHealth(checks: readonly HealthCheck[], timeLimitMs = CHECK_TIME_LIMIT_MS): Health {
  const health: Health = {
    draining: false,
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
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, timeLimitMs, false)
  })
  const answered = (async () => check())().then(
    () => true,
    () => false,
  )
  const ok = await Promise.race([answered, late])
  clearTimeout(timer)
  return [name, { ok, required, milliseconds: Math.round(performance.now() - start) }] as const
}
