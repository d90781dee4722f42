/** With a rest of half a minute it is reached by the fifth failure; a service that is back is found within it. */
const LONGEST_MS = 300_000

/** A call that may begin. `ended` must follow, whatever the call found out. */
export interface Attempt {
  /** The service is there: everyone may call it again. */
  succeeded(): void
  /**
   * Counts a failure, unless another was counted since this call began: calls that run at once fail for the same reason.
   * @param leastMs how long the service asked to be left alone; 0 if it did not say
   */
  failed(leastMs: number): void
  /** A call that found nothing out, because its caller left or it was never sent, lets the next one find out. */
  ended(): void
}

export interface Rest {
  /** Begins a call; null if none may begin now. */
  begin(): Attempt | null
}

/**
 * Decides when a service that failed is called again: after a rest, which doubles with each further failure up to five
 * minutes. Then one call at a time finds out whether the service is back, so that no other waits for one that is not.
 * @param firstMs how long the first rest lasts
 */
export const openRest = (firstMs: number): Rest => {
  let failures = 0
  let restsUntil = Number.NEGATIVE_INFINITY
  let probe: Attempt | null = null

  const begin = (): Attempt => {
    const failuresBefore = failures
    const attempt: Attempt = {
      succeeded() {
        failures = 0
      },
      failed(leastMs) {
        if (failures !== failuresBefore) return
        restsUntil = performance.now() + Math.min(Math.max(firstMs * 2 ** failures, leastMs), LONGEST_MS)
        failures += 1
      },
      ended() {
        if (probe === attempt) probe = null
      },
    }
    return attempt
  }

  return {
    begin() {
      if (failures === 0) return begin()
      if (probe !== null || performance.now() < restsUntil) return null
      probe = begin()
      return probe
    },
  }
}
