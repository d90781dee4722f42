/** Returns a function that passes on only the first call of each period of `ms`, for log lines that would repeat. */
export const atMostEvery = (ms: number, call: (why: string) => void): ((why: string) => void) => {
  let calledAt = Number.NEGATIVE_INFINITY
  return (why) => {
    if (performance.now() - calledAt < ms) return
    calledAt = performance.now()
    call(why)
  }
}
