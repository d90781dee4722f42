/** Interval of a heartbeat, and how late a heartbeat must be to count as a standstill. */
const LOOK_MS = 100
const LATE_MS = 500

/** Times of standstill, oldest first, by the clock of `performance`. */
const stills: { from: number; to: number }[] = []
let looked = performance.now()
setInterval(() => {
  const now = performance.now()
  if (now - looked > LOOK_MS + LATE_MS) stills.push({ from: looked, to: now })
  looked = now
}, LOOK_MS).unref()

/**
 * Whether this process, and so most likely its machine, stalled at some time since `from`. Then a late answer is not
 * the service's fault. A service that hangs does not delay this heartbeat.
 */
export const stoodStillSince = (from: number): boolean => {
  const now = performance.now()
  return now - looked > LOOK_MS + LATE_MS || stills.some(({ to }) => to >= from)
}
