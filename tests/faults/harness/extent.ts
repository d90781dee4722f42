/** Share of N: `npm run faults` sets .05, with --full 1; `npm test` runs the short form. */
const SHARE = Number(process.env.FAULT_SHARE ?? 0)
if (!(SHARE >= 0 && SHARE <= 1)) throw new Error('FAULT_SHARE must be a number from 0 to 1')

export const isShortForm = SHARE === 0

/**
 * After the last fault all accepted work is decided within a minute (reliability, P1). The short form runs beside other
 * tests: it detects only what is never decided.
 */
export const CONVERGED_MS = isShortForm ? 300_000 : 60_000

/** How often a reliability guarantee is tested: SHARE of its N, and at least `short` times. */
export const times = (short: number, full: number): number => Math.max(short, Math.ceil(SHARE * full))
