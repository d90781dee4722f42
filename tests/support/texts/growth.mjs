import { repeated } from './hostile-texts.mjs'

/**
 * Returns the ratio of the processor time of `work` on a long text to that on a short one. Processor time is compared
 * instead of the clock, because a busy machine slows both equally. Both runs are repeated until they take long enough
 * to measure.
 */
export const growth = (work, short, long) => {
  const ratios = Array.from({ length: 3 }, () => processorTime(work, long) / processorTime(work, short))
  return Math.min(...ratios)
}

/** Returns the processor time of one run, in microseconds. */
const processorTime = (work, text) => {
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

/** Below this processor time, growth is noise, and harmless. */
const FLOOR_MS = 8
/** Linear work doubles, plus a margin for caches and compilers; quadratic work would quadruple. */
const MOST_PER_DOUBLING = 3.2
/**
 * Over two doublings linear work takes 4 times as long, quadratic work 16 times. From some length on, each run includes
 * a garbage collection: one doubling shows that step, and two doublings even it out.
 */
const MOST_PER_TWO_DOUBLINGS = 9

/** A busy machine, a garbage collection or a compiler never adds this many times the work's own time twice in a row. */
const MOST_BY_OTHERS = 8

/** Each length is compared with half and a quarter of it. */
const SHORTER = [2, 4]

/**
 * How many times the first texts repeat the unit. The numbers grow in small steps: if they doubled from the start,
 * exponential work would hang.
 */
const FIRST_COUNTS = [2, 4, 6, 8, 11, 15, 20, 26, 33, 41]
/** No step may take longer than this, even if the work doubles with each repeat. */
const LONGEST_STEP_MS = 500
/** After the first counts, lengths are doubled; this many doublings make one step. */
const DOUBLINGS_OF_STEP = 2

/**
 * Lengthens a text of this unit up to `longest` UTF-16 units, first by small steps, then by large ones, and returns the
 * first length at which the processor time grew faster than the text. The lengths within a step are measured only if
 * its last one is above the floor, because otherwise they are below it too. A suspicious length is measured again,
 * because a busy machine only ever adds time.
 */
export const superlinear = async (work, unit, longest) => {
  const spent = (length) => millisecondsOf(work, repeated(unit, length))
  const times = new Map()
  const offenceAt = async (length) => {
    const shorter = SHORTER.map((part) => Math.ceil(length / part))
    let ms = times.get(length) ?? (await spent(length))
    const known = shorter.map((each, at) => Math.max(times.get(each) ?? 0, FLOOR_MS / SHORTER[at]))
    for (let again = 0; again < 4 && isTooMuch(ms, known); again += 1) {
      for (const [at, each] of shorter.entries()) known[at] = Math.max(known[at], await spent(each))
      if (isTooMuch(ms, known)) ms = Math.min(ms, await spent(length))
      if (isTooMuch(ms / MOST_BY_OTHERS, known)) break
    }
    if (isTooMuch(ms, known)) return { unit, length, ms, halfMs: known[0], quarterMs: known[1] }
    times.set(length, ms)
    return null
  }
  let ahead = lengths(unit.length, longest)
  let [last, ms] = [0, LONGEST_STEP_MS]
  while (ahead.length > 0) {
    const step = stepOf(ahead, unit.length, last, ms)
    last = step.at(-1)
    ms = await spent(last)
    times.set(last, ms)
    for (const length of ms > FLOOR_MS ? step : []) {
      const offence = await offenceAt(length)
      if (offence !== null) return offence
    }
    ahead = ahead.slice(step.length)
  }
  return null
}

/** Returns the lengths of the next step after a length that took `ms`. The step's last length is always measured. */
const stepOf = (ahead, unit, last, ms) => {
  const repeats = Math.log2(LONGEST_STEP_MS / ms)
  const counts = ahead.filter((length) => length <= unit * FIRST_COUNTS.at(-1))
  const count = counts.filter((length) => (length - last) / unit <= repeats).length
  return ahead.slice(0, counts.length > 0 ? Math.max(count, 1) : DOUBLINGS_OF_STEP)
}

/**
 * Returns the lengths to test: first `unit` times each of FIRST_COUNTS, then lengths that double up to `longest`. From
 * the third doubled length on, half and a quarter of each length are lengths too.
 */
const lengths = (unit, longest) => {
  const first = FIRST_COUNTS.map((count) => unit * count).filter((length) => length < longest)
  const doubled = [longest]
  while (doubled[0] > 2 * (first.at(-1) ?? 0) && doubled[0] > 2 * unit) doubled.unshift(Math.ceil(doubled[0] / 2))
  return [...first, ...doubled]
}

const isTooMuch = (ms, [halfMs, quarterMs]) =>
  ms > FLOOR_MS && ms > MOST_PER_DOUBLING * halfMs && ms > MOST_PER_TWO_DOUBLINGS * quarterMs

/** Less than this by the clock is below the floor by processor time as well, even in several threads. */
const SURELY_BELOW_MS = FLOOR_MS / 16

/**
 * Processor time of one run; a promise is awaited. A short run is timed by the clock, because reading the processor
 * time would take as long as the run.
 */
export const millisecondsOf = async (work, text) => {
  const start = process.cpuUsage()
  const clock = performance.now()
  await work(text)
  const passed = performance.now() - clock
  if (passed < SURELY_BELOW_MS) return passed
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
