/** What of a failed call decides whether it is made again: MemoryServiceError of the client has it. */
export interface FailedCall {
  code: string
  /** HTTP status; 0 without an answer. */
  status: number
  /** Seconds. */
  retryAfter?: number | undefined
  message: string
  /** What the service said: a sentence, or messages by field. */
  details: unknown
  fieldErrors?: Readonly<Record<string, readonly string[]>> | undefined
}

export const asFailedCall = (error: unknown): FailedCall | null =>
  typeof error === 'object' && error !== null && 'status' in error && 'code' in error ? (error as FailedCall) : null

/** The clock and the waiting, to be replaced in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Rejects with the signal's reason once it is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export interface PersistOptions {
  clock: Clock
  signal: AbortSignal
  /** When something succeeded last, of all that is under way: while anything succeeds, nothing is given up. */
  lastSuccess: () => number
  /** Says why it waits. */
  note: (sentence: string) => void
}

/** So long without any success, it is given up. In milliseconds. */
const PATIENCE_MS = 10 * 60_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** No window of a rate limit is longer; and of what timers cannot count, 24 days, they make a millisecond. */
const LONGEST_ASKED_WAIT_MS = 60 * 60_000
/** Worth a note only then. */
const NOTED_WAIT_MS = 1_000

/**
 * Makes a call until it succeeds: again after the Retry-After of 429 and 503, and with growing pauses where the service
 * cannot be reached or fails. Throws what the call threw where it would fail again, or after ten minutes in which
 * nothing succeeded.
 */
export async function persistently<T>(call: () => Promise<T>, options: PersistOptions): Promise<T> {
  const { clock, signal, lastSuccess, note } = options
  const begun = clock.now()
  for (let tries = 1; ; tries++) {
    try {
      return await call()
    } catch (error) {
      const failed = asFailedCall(error)
      if (signal.aborted || failed === null || !isPassing(failed)) throw error
      const pause = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS)
      const wait = failed.retryAfter === undefined ? pause : Math.min(failed.retryAfter * 1_000, LONGEST_ASKED_WAIT_MS)
      const patient = clock.now() + wait - Math.max(begun, lastSuccess()) < PATIENCE_MS
      if (failed.status !== 429 && !patient) throw error
      if (wait >= NOTED_WAIT_MS) note(`${whyWaiting(failed)}, going on in ${Math.ceil(wait / 1_000)} s`)
      await clock.sleep(wait, signal)
    }
  }
}

const isPassing = ({ status, code }: FailedCall): boolean =>
  status === 429 || status >= 500 || code === 'connection_failed' || code === 'timed_out'

function whyWaiting({ status }: FailedCall): string {
  if (status === 429) return 'The rate limit of this key is reached'
  if (status === 0) return 'The service cannot be reached'
  return status === 503 ? 'The service is not ready' : 'The service failed'
}
