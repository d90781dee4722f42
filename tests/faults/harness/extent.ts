/** A share of N: `npm run faults` sets .05, with --full 1; npm test makes the short form. */
const SHARE = process.env.FAULT_SHARE === undefined ? undefined : Number(process.env.FAULT_SHARE)

/** How often a promise of reliability is put to the test: `short` times, or that share of its N. */
export const times = (short: number, full: number): number =>
  SHARE === undefined ? short : Math.max(1, Math.ceil(SHARE * full))
