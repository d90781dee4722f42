import { isUnavailable, type Needed, Unavailable } from '@agent-memory/core/errors'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'

/** So many answers in a row that find the store away, and it is left alone until it says itself that it is back. */
const FAILURES_TO_BREAK = 3
/** How often it is asked, while there are requests. */
const BREAK_MS = 2_000

export interface StandbyOptions {
  store: Needed
  /** Asks the store itself: no request waits for one that hangs to find out that it still does. */
  isBack(): Promise<boolean>
  onAway(): void
  onBack(): void
}

/** Asks a store, and while that one is away another that answers the same. */
export const orStandby = ({ store, isBack, onAway, onBack }: StandbyOptions) => {
  const breaker = circuitBreaker(handleWhen(isUnavailable), {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
  })
  let away = false
  breaker.onBreak(() => {
    // Also each time that it was asked and still is.
    if (!away) onAway()
    away = true
  })
  breaker.onReset(() => {
    away = false
    onBack()
  })

  const look = async (): Promise<void> => {
    if (!(await isBack().catch(() => false))) throw new Unavailable(store, 'The store is still away.')
  }
  const lookAgain = (): void => {
    // Otherwise it is being asked. The breaker throws what it is told, and refuses until it is time.
    if (breaker.state === CircuitState.Open) breaker.execute(look).catch(() => {})
  }

  return async <Result>(ask: () => Promise<Result>, standby: () => Promise<Result>): Promise<Result> => {
    if (away) {
      lookAgain()
      return standby()
    }
    try {
      return await breaker.execute(ask)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return standby()
    }
  }
}
