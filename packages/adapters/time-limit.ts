/** How often a limit looks at the clock. A look that comes a whole one too late says that this process stood still. */
const LOOK_MS = 250

/**
 * Calls `late` once `milliseconds` have passed, and gives the way to call it off. An answer that came while this process
 * itself stood still (stopped, busy, or on a machine that was taken from it) is in time: what the sockets hold is read
 * first, and the other side, which may have stood still with us, has another quarter of a second, once.
 */
export function startLimit(milliseconds: number, late: () => void): () => void {
  let timer: NodeJS.Timeout
  let afterSockets: NodeJS.Immediate | undefined
  let spared = false
  const look = (left: number): void => {
    const slice = Math.min(left, LOOK_MS)
    const due = performance.now() + slice
    timer = setTimeout(() => {
      const over = performance.now() - due
      const rest = left - slice - Math.min(over, LOOK_MS)
      if (rest >= 1) return look(rest)
      if (over > LOOK_MS && !spared) {
        spared = true
        return look(LOOK_MS)
      }
      // Timers run before what the sockets hold is read, immediates after it.
      afterSockets = setImmediate(late)
    }, slice)
  }
  look(milliseconds)
  return () => {
    clearTimeout(timer)
    clearImmediate(afterSockets)
  }
}

/** The outcome of `answer`, or a rejection with what `late` gives when that takes longer. */
export const within = <T>(milliseconds: number, answer: Promise<T>, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = startLimit(milliseconds, () => reject(late()))
    answer.then(resolve, reject).finally(end)
  })
