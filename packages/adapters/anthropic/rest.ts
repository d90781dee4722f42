/** Doublings of the rest: with half a minute, at most 16 minutes. */
const MOST_DOUBLINGS = 5

/**
 * A pause after the API was down or rejected us, so that not everybody waits for it; twice as long after each further
 * failure.
 */
export const openRest = (restMs: number) => {
  let pausedUntil = Number.NEGATIVE_INFINITY
  let failures = 0
  return {
    isResting: () => performance.now() < pausedUntil,
    failed() {
      pausedUntil = performance.now() + restMs * 2 ** Math.min(failures, MOST_DOUBLINGS)
      failures += 1
    },
    succeeded() {
      failures = 0
    },
  }
}
