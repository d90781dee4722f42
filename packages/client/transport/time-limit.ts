/** The longest delay that a timer can have, in ms. */
export const LONGEST_TIME_LIMIT_MS = 2 ** 31 - 1

/** Ends a call early, at its time limit or when its caller aborts. */
export interface TimeLimit {
  /** The time limit in ms, as the caller set it. */
  ms: number
  /** Aborted by the time limit or by the caller. */
  signal: AbortSignal
  /** Whether the time limit ended the call. */
  isOver(): boolean
  leftMs(): number
  /** Resolves after this many milliseconds, or at once when the signal is aborted. */
  pause(ms: number): Promise<void>
  /** Releases the timer and the caller's signal. */
  end(): void
}

/** @throws the reason of the caller's signal if the signal is aborted already */
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
