/** Lets callers with the same key share one run of the work while it runs; the next caller starts a new one. */
export const singleFlight = <Result>() => {
  const running = new Map<string, Promise<Result>>()
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = running.get(key)
    if (known) return known
    const started = work().finally(() => running.delete(key))
    running.set(key, started)
    return started
  }
}
