import { isUnavailable, type Needed, Unavailable } from '@agent-memory/core/errors'
import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel'

/** After this many failures in a row the store is bypassed until `isBack` finds that it works again. */
const FAILURES_TO_BREAK = 3
/** How often a bypassed store is checked while there are requests. */
const BREAK_MS = 2_000

export interface StandbyOptions {
  store: Needed
  /** Whether the store works again. No request waits for this call, because the store may still hang. */
  isBack(): Promise<boolean>
  onAway(): void
  onBack(): void
}

/** Returns a function that queries a store or, while it is unavailable, a standby with the same answers. */
export const orStandby = ({ store, isBack, onAway, onBack }: StandbyOptions) => {
  const breaker = circuitBreaker(handleWhen(isUnavailable), {
    halfOpenAfter: BREAK_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_BREAK),
  })
  let away = false
  breaker.onBreak(() => {
    // This event also fires after each failed check.
    if (!away) onAway()
    away = true
  })
  breaker.onReset(() => {
    away = false
    onBack()
  })

  const look = async (): Promise<void> => {
    if (!(await isBack().catch(() => false))) throw new Unavailable(store, 'The store is still unavailable.')
  }
  const lookAgain = (): void => {
    // The breaker runs `look` only once its pause is over. If its state is not `Open`, a check is already running.
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
