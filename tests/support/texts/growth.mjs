import { repeated } from './hostile-texts.mjs'

/**
 * Ratio of the processor time of `work` on a long text to that on a short one. Processor time, not the clock: a busy
 * machine slows both equally. Both are repeated until they take long enough to measure.
 */
export const growth = (work, short, long) => {
  const ratios = Array.from({ length: 3 }, () => processorTime(work, long) / processorTime(work, short))
  return Math.min(...ratios)
}

/** Microseconds of one run. */
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

/** Below this processor time growth is noise, and harmless. */
const FLOOR_MS = 8
/** Linear work doubles, plus a margin for caches, compilers and collectors; quadratic work would quadruple. */
const MOST_PER_DOUBLING = 3.2

/** Up to this many repeats each count is tried: exponential work would hang before doubling. */
const ONE_BY_ONE = 48

/**
 * Lengthens a text of this unit up to `longest` UTF-16 units, first by one repeat, then by doubling, and returns the
 * first length at which the processor time grew faster than the text. A suspect is measured again, because a busy
 * machine only ever adds time.
 */
export const superlinear = async (work, unit, longest) => {
  const spent = (length) => millisecondsOf(work, repeated(unit, length))
  const times = new Map()
  for (const length of lengths(unit.length, longest)) {
    const half = Math.ceil(length / 2)
    let ms = await spent(length)
    let halfMs = Math.max(times.get(half) ?? 0, FLOOR_MS / 2)
    for (let again = 0; again < 4 && isTooMuch(ms, halfMs); again += 1) {
      halfMs = Math.max(halfMs, await spent(half))
      if (isTooMuch(ms, halfMs)) ms = Math.min(ms, await spent(length))
    }
    if (isTooMuch(ms, halfMs)) return { unit, length, ms, halfMs }
    times.set(length, ms)
  }
  return null
}

const lengths = (unit, longest) => {
  const some = Array.from({ length: ONE_BY_ONE }, (_, at) => unit * (at + 1)).filter((length) => length < longest)
  for (let length = unit * ONE_BY_ONE * 2; length < longest; length *= 2) some.push(length)
  return [...some, longest]
}

const isTooMuch = (ms, halfMs) => ms > FLOOR_MS && ms > MOST_PER_DOUBLING * halfMs

/** Processor time of one run; a promise is awaited. */
export const millisecondsOf = async (work, text) => {
  const start = process.cpuUsage()
  await work(text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}
