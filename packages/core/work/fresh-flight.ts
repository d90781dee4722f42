/**
 * Lets callers with the same key share runs of the work. No caller gets the result of a run that began before the call:
 * all who call during a run share the next run, which begins when the current one ends.
 */
export const freshFlight = <Result>() => {
  const running = new Map<string, Promise<unknown>>()
  const waiting = new Map<string, Promise<Result>>()

  const run = (key: string, work: () => Promise<Result>): Promise<Result> => {
    waiting.delete(key)
    const started = work()
    const end = () => {
      if (running.get(key) === started) running.delete(key)
    }
    running.set(key, started)
    started.then(end, end)
    return started
  }

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const known = waiting.get(key)
    if (known) return known
    const current = running.get(key)
    if (!current) return run(key, work)
    const start = () => run(key, work)
    const next = current.then(start, start)
    waiting.set(key, next)
    return next
  }
}
