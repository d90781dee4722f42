import type { FailedInWords } from '../in-words.js'

/** The fields of the client's MemoryServiceError that decide whether a call is retried, and what the user is told. */
export interface FailedCall extends FailedInWords {
  code: string
  /** HTTP status; 0 if the service did not answer. */
  status: number
  /** In seconds. */
  retryAfter?: number | undefined
  fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined
}

export const asFailedCall = (error: unknown): FailedCall | null =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error ? (error as FailedCall) : null

/** Clock and sleep, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export interface PersistOptions {
  clock: Clock
  signal: AbortSignal
  /**
   * Returns the time of the last successful call of the import, in milliseconds. As long as other calls succeed, a
   * failed call is retried.
   */
  lastSuccess: () => number
  /** Tells the user why the import waits before the next try. */
  note: (sentence: string) => void
}

/** Retries stop after this long without any success. */
const RETRY_WINDOW_MS = 10 * 60_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/**
 * Longest wait for a Retry-After; then the call is tried again. By default no rate limit asks for a longer wait. A
 * monthly quota can ask for over 24 days. Node's timers cannot wait that long: they would fire after 1 ms.
 */
const LONGEST_ASKED_WAIT_MS = 60 * 60_000
/** Shorter waits are not reported. */
const NOTED_WAIT_MS = 1_000

/**
 * Retries a call until it succeeds. Waits as long as the Retry-After header says. Without that header it waits
 * half a second, then twice as long each time, up to 15 seconds. Throws the call's error at once if a retry would fail
 * too, and after ten minutes in which no call of the import succeeded. Only a 429 is retried longer.
 */
export async function persistently<T>(call: () => Promise<T>, options: PersistOptions): Promise<T> {
  const { clock, signal, lastSuccess, note } = options
  const started = clock.now()
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      const failed = asFailedCall(error)
      if (signal.aborted || failed === null || !isTransient(failed)) throw error
      const pause = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
      const wait = failed.retryAfter === undefined ? pause : Math.min(failed.retryAfter * 1_000, LONGEST_ASKED_WAIT_MS)
      const withinWindow = clock.now() + wait - Math.max(started, lastSuccess()) < RETRY_WINDOW_MS
      if (failed.status !== 429 && !withinWindow) throw error
      if (wait >= NOTED_WAIT_MS) note(`${whyWaiting(failed)}: trying again in ${Math.ceil(wait / 1_000)} s.`)
      await clock.sleep(wait, signal)
    }
  }
}

const isTransient = ({ status, code }: FailedCall): boolean =>
  status === 429 || status >= 500 || code === 'connection_failed' || code === 'timed_out'

function whyWaiting({ status }: FailedCall): string {
  if (status === 429) return 'The service accepts no more requests of this key for now'
  if (status === 0) return 'The service cannot be reached'
  return status === 503 ? 'The service is not ready' : 'The service failed'
}
