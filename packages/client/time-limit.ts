/** The longest time that timers can be set to, in ms. */
export const LONGEST_TIME_LIMIT_MS = 2 ** 31 - 1

/** What ends a call early: its time limit, or its caller. */
export interface TimeLimit {
  /** As it was set. */
  ms: number
  /** Aborted by either. */
  signal: AbortSignal
  /** The time limit was what ended it. */
  isOver(): boolean
  leftMs(): number
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  pause(ms: number): Promise<void>
  /** Lets go of the timer and of the caller's signal. */
  end(): void
}

/** @throws the signal's reason if it is aborted already */
export function startTimeLimit(timeoutMs: number, caller: AbortSignal | undefined): TimeLimit {
  caller?.throwIfAborted()
  const controller = new AbortController()
  const deadline = performance.now() + timeoutMs
  let over = false
  const timer = setTimeout(() => {
    over = true
    controller.abort()
  }, timeoutMs)
  const abort = () => controller.abort(caller?.reason)
  caller?.addEventListener('abort', abort)
  const { signal } = controller
  return {
    ms: timeoutMs,
    signal,
    isOver: () => over,
    leftMs: () => deadline - performance.now(),
    pause: (ms) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(pausing)
          signal.removeEventListener('abort', done)
          resolve()
        }
        const pausing = setTimeout(done, ms)
        signal.addEventListener('abort', done)
        if (signal.aborted) done()
      }),
    end() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', abort)
    },
  }
}
