/** Passes on at most one call per period, the first; for log lines that would repeat. */
export const atMostEvery = (ms: number, call: (why: string) => void): ((why: string) => void) => {
  let calledAt = Number.NEGATIVE_INFINITY
  return (why) => {
    if (performance.now() - calledAt < ms) return
    calledAt = performance.now()
    call(why)
  }
}
