/** How often it is looked whether this process runs, and how late a look must be to say that it did not. */
const LOOK_MS = 100
const LATE_MS = 500

/** When the machine stood still, oldest first, in the clock of `performance`. */
const stills: { from: number; to: number }[] = []
let looked = performance.now()
setInterval(() => {
  const now = performance.now()
  if (now - looked > LOOK_MS + LATE_MS) stills.push({ from: looked, to: now })
  looked = now
}, LOOK_MS).unref()

/**
 * Whether this process, and so most likely its machine, stood still at some time since `from`: then what was late was no
 * choice of the service. A service that hangs does not hinder us from looking.
 */
export const stoodStillSince = (from: number): boolean => {
  const now = performance.now()
  return now - looked > LOOK_MS + LATE_MS || stills.some(({ to }) => to >= from)
}
