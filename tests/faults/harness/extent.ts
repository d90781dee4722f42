/**
 * Share of all faults that a run tests: `npm run faults` sets .05, with --full 1. `npm test` leaves it unset, for the
 * short form.
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
 * Clients slow down after this many writes around a fault. The short form's clients would write a hundred statements
 * while a Neo4j restarts, which prove no more than the first, and the checker queries each.
 */
export const WRITES_OF_FAULT = isShortForm ? 12 : Number.POSITIVE_INFINITY
