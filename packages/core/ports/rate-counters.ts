/** Where a window stands after counting. */
export interface WindowCount {
  /** Requests counted in the current window. */
  count: number
  /** Milliseconds until it ends. */
  endsInMs: number
}

/** Fixed windows by key, each starting at its first request. Losing them is harmless: they start anew. */
export interface RateCounters {
  /** Counts one request, atomically over all processes; starts a window of `seconds` where none is open. */
  increment(key: string, seconds: number): Promise<WindowCount>
}
