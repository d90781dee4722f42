/**
 * How many times the processor time of `work` on a short text the same work takes on a long one. Processor time, not
 * the clock: a busy machine lengthens both alike. Both are repeated until they take long enough to be counted.
 */
export const growth = (work: (text: string) => unknown, short: string, long: string): number => {
  const ratios = Array.from({ length: 3 }, () => processorTime(work, long) / processorTime(work, short))
  return Math.min(...ratios)
}

/** Microseconds of one run. */
const processorTime = (work: (text: string) => unknown, text: string): number => {
  const ENOUGH = 20_000
  const start = process.cpuUsage()
  let spent = 0
  let runs = 0
  while (spent < ENOUGH) {
    work(text)
    runs += 1
    const { user, system } = process.cpuUsage(start)
    spent = user + system
  }
  return spent / runs
}
