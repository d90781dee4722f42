import type { AppError } from './errors.js'
import type { BackPressure } from './ports/back-pressure.js'

/** Refuses what any of them refuses; the first one's reason is told. */
export const anyOf = (pressures: readonly BackPressure[]): BackPressure => ({
  refusal(orgId, writes): AppError | null {
    for (const pressure of pressures) {
      const refusal = pressure.refusal(orgId, writes)
      if (refusal) return refusal
    }
    return null
  },
})
