/** Work that runs alongside requests and jobs until stopped. */
export interface Background {
  stop(): Promise<void>
}

/** Starts work that ends when its signal is aborted; `stop` aborts it and waits for it to end. */
export const inBackground = (work: (signal: AbortSignal) => Promise<unknown>): Background => {
  const stopping = new AbortController()
  const running = work(stopping.signal)
  return {
    async stop() {
      stopping.abort(new Error('the process is stopping'))
      await running
    },
  }
}

/**
 * Returns a function that takes a growing count, and reports the count when it has grown by `step` since the last
 * report.
 */
export const reportEvery = (step: number, report: (count: number) => void): ((count: number) => void) => {
  let reported = 0
  return (count) => {
    if (count - reported < step) return
    reported = count
    report(count)
  }
}
