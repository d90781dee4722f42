import { EMBEDDER_RESTART_MS } from '@agent-memory/core/limits'
import type { IBreaker } from 'cockatiel'

/** This many failures in a row, over a longer time than a restart takes, mean an outage. */
const FAILURES_TO_BREAK = 5

/** Opens the circuit once a service has failed for longer than a restart takes. */
export class Outage implements IBreaker {
  /** Required by `cockatiel`, which uses it to persist a breaker. */
  state: unknown
  /** The latest failure. */
  last: unknown
  #failures = 0
  /** When the first request after the last successful response began. */
  #since: number | undefined

  begin(): void {
    this.#since ??= performance.now()
  }

  success(): void {
    this.#failures = 0
    this.#since = undefined
  }

  failure(): boolean {
    this.begin()
    return ++this.#failures >= FAILURES_TO_BREAK && performance.now() - (this.#since ?? 0) >= EMBEDDER_RESTART_MS
  }
}
