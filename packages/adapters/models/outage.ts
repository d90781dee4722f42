import { EMBEDDER_RESTART_MS } from '@agent-memory/core/limits'
import type { IBreaker } from 'cockatiel'

/** So many failed tries in a row, and not all of them in a moment, are more than a restart. */
const FAILURES_TO_BREAK = 5

/** When a service that fails is left alone: past the time in which one that is started again is back. */
export class Outage implements IBreaker {
  /** The library's, for keeping a breaker over restarts. */
  state: unknown
  /** What the latest failure said. */
  last: unknown
  #failures = 0
  /** From here on nothing was answered. */
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
