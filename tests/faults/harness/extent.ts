/**
 * Share of all faults that a run tests: `npm run faults` sets .05, or 1 with --full. `npm test` leaves it unset, for
 * the short form.
 */
const SHARE = Number(process.env.FAULT_SHARE ?? 0)
if (!(SHARE >= 0 && SHARE <= 1)) throw new Error('FAULT_SHARE must be a number from 0 to 1')

export const isShortForm = SHARE === 0

/**
 * After the last fault all accepted work is decided within a minute. The short form runs beside other tests, so it
 * detects only work that is never decided.
 */
export const CONVERGED_MS = isShortForm ? 300_000 : 60_000

/** Returns how often to test a guarantee: SHARE of `full`, but at least `short` times. */
export const times = (short: number, full: number): number => Math.max(short, Math.ceil(SHARE * full))

/**
 * Clients slow down after this many writes around a fault. While Neo4j restarts, the short form's clients would write a
 * hundred statements. Those prove no more than the first few, and the checker has to query each.
 */
export const WRITES_OF_FAULT = isShortForm ? 12 : Number.POSITIVE_INFINITY
