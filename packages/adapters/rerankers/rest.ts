/** Doublings of the rest. */
const MOST_DOUBLINGS = 6

/**
 * Decides when a service that failed is asked again: after a rest, which doubles with each further failure. Then one
 * call at a time finds out whether the service is back, so that no other waits for a service that is not.
 */
export class Rest {
  readonly #firstMs: number
  #failures = 0
  #until = 0
  #isProbed = false

  /** @param firstMs how long the first rest lasts; the longest lasts 64 times as long */
  constructor(firstMs: number) {
    this.#firstMs = firstMs
  }

  /** Returns what to pass to `failed` if the call that begins now fails; null if no call may begin now. */
  begin(): number | null {
    if (this.#failures > 0) {
      if (this.#isProbed || performance.now() < this.#until) return null
      this.#isProbed = true
    }
    return this.#failures
  }

  succeeded(): void {
    this.#failures = 0
    this.#isProbed = false
  }

  /**
   * Counts a failure, unless another was counted since its call began: calls that run at once fail for the same reason.
   * @param leastMs how long the service asked to be left alone
   */
  failed(begun: number, leastMs: number): void {
    if (begun !== this.#failures) return
    const rest = this.#firstMs * 2 ** Math.min(this.#failures, MOST_DOUBLINGS)
    this.#until = performance.now() + Math.max(rest, Math.min(leastMs, this.#firstMs * 2 ** MOST_DOUBLINGS))
    this.#failures += 1
    this.#isProbed = false
  }

  /** For a call whose caller left before it ended. */
  abandoned(): void {
    this.#isProbed = false
  }
}
