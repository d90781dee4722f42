import type { AppError } from '../errors.js'
import type { BackPressure } from '../ports/work/back-pressure.js'

/** Rejects what any of the pressures rejects, with the reason of the first that does. */
export const anyOf = (pressures: readonly BackPressure[]): BackPressure => ({
  refusal(orgId, writes): AppError | null {
    for (const pressure of pressures) {
      const refusal = pressure.refusal(orgId, writes)
      if (refusal) return refusal
    }
    return null
  },
})
