import type { AppError } from '../errors.js'
import type { BackPressure } from '../ports/work/back-pressure.js'

/** Combines several limits: rejects writes that any of the limits rejects, with the error of the first such limit. */
export const anyOf = (pressures: readonly BackPressure[]): BackPressure => ({
  refusal(orgId, writes): AppError | null {
    for (const pressure of pressures) {
      const refusal = pressure.refusal(orgId, writes)
      if (refusal) return refusal
    }
    return null
  },
})
