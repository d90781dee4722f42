/** Work that goes on beside requests and jobs until it is stopped. */
export interface Background {
  stop(): Promise<void>
}

/** Begins work that ends when its signal is aborted; `stop` aborts it and waits for the end. */
export const inBackground = (work: (signal: AbortSignal) => Promise<unknown>): Background => {
  const stopping = new AbortController()
  const running = work(stopping.signal)
  return {
    async stop() {
      stopping.abort(new Error('the process stops'))
      await running
    },
  }
}

/** Tells of a count that grows each time it has grown by so much since it was last told. */
export const everySo = (much: number, tell: (count: number) => void): ((count: number) => void) => {
  let told = 0
  return (count) => {
    if (count - told < much) return
    told = count
    tell(count)
  }
}
