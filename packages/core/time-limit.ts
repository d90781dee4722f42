/** How often a limit checks the clock. A check that is late by a full interval means that this process was stalled. */
const CHECK_MS = 250

/**
 * Calls `late` after `milliseconds`; returns a function that cancels. An answer that arrived while this process was
 * stalled (stopped, busy, or on a paused machine) counts as in time, because pending socket data is read before `late`
 * is called. After such a stall the other side gets another quarter of a second, once, because it may have been stalled
 * too.
 */
export function startLimit(milliseconds: number, late: () => void): () => void {
  let timer: NodeJS.Timeout
  let afterSockets: NodeJS.Immediate | undefined
  let spared = false
  const check = (left: number): void => {
    const slice = Math.min(left, CHECK_MS)
    const due = performance.now() + slice
    timer = setTimeout(() => {
      const over = performance.now() - due
      const rest = left - slice - Math.min(over, CHECK_MS)
      if (rest >= 1) return check(rest)
      if (over > CHECK_MS && !spared) {
        spared = true
        return check(CHECK_MS)
      }
      // Timers run before pending socket data is read; immediates run after it.
      afterSockets = setImmediate(late)
    }, slice)
  }
  check(milliseconds)
  return () => {
    clearTimeout(timer)
    clearImmediate(afterSockets)
  }
}

/** Settles as `answer` does, or rejects with the error from `late` when `answer` takes longer. */
export const within = <T>(milliseconds: number, answer: Promise<T>, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = startLimit(milliseconds, () => reject(late()))
    answer.then(resolve, reject).finally(end)
  })

/** Settles as `work` does, or resolves with 'late' after this many milliseconds. The work itself goes on. */
export const orLate = <T>(milliseconds: number, work: Promise<T>): Promise<T | 'late'> =>
  new Promise((resolve, reject) => {
    const end = startLimit(milliseconds, () => resolve('late'))
    work.then(resolve, reject).finally(end)
  })

/** Settles as `work` does, or rejects with the signal's reason on abort, which ends the wait but not the work. */
export const untilAborted = async <T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return work
  let abort = () => {}
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason)
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
  })
  return Promise.race([work, aborted]).finally(() => signal.removeEventListener('abort', abort))
}

/**
 * Returns a signal that aborts with the first of the given ones, or after this many milliseconds.
 *
 * Node 20 garbage-collects a timeout that only a composite signal references, so it never fires
 * (https://github.com/nodejs/node/issues/57736). A listener keeps it alive.
 */
export const endsWithin = (milliseconds: number, ...signals: readonly AbortSignal[]): AbortSignal => {
  const limit = AbortSignal.timeout(milliseconds)
  limit.addEventListener('abort', () => {}, { once: true })
  return AbortSignal.any([...signals, limit])
}
