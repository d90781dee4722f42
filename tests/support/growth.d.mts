/** How many times the processor time of `work` on a short text the same work takes on a long one. */
export declare const growth: (work: (text: string) => unknown, short: string, long: string) => number

/** A text on which work grew faster than its length. */
export interface Offence {
  unit: string
  length: number
  /** Processor time at this length and at half of it. */
  ms: number
  halfMs: number
}

/** The first length up to `longest` UTF-16 units at which processor time grew faster than the text; null if it never did. */
export declare const superlinear: (
  work: (text: string) => unknown,
  unit: string,
  longest: number,
) => Promise<Offence | null>

/** Processor time of one run, of which a promise is awaited. */
export declare const millisecondsOf: (work: (text: string) => unknown, text: string) => Promise<number>
