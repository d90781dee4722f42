/**
 * Longest rest in ms. With a first rest of 30 s, the fifth failure reaches it. A service that works again is called
 * after this time at the latest.
 */
const LONGEST_MS = 300_000

/** A call that may begin. `ended` must be called at its end, whatever its result. */
export interface Attempt {
  /** Records that the service works: any call may begin. */
  succeeded(): void
  /**
   * Counts a failure. Does nothing if the failure of another call was counted since this call began, because concurrent
   * calls fail for the same reason.
   * @param leastMs the pause that the service asked for; 0 if it asked for none
   */
  failed(leastMs: number): void
  /** Ends the call. If this call was to test the service but got no result, the next call tests it. */
  ended(): void
}

export interface Rest {
  /** Begins a call; null if no call may begin now. */
  begin(): Attempt | null
}

/**
 * Decides when a service that failed is called again: after a rest, which doubles with each further failure up to five
 * minutes. Then one call at a time tests whether the service is back. Other calls may not begin during the test,
 * because they would probably fail too.
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
