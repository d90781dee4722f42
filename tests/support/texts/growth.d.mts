/** Ratio of the processor time of `work` on a long text to that on a short one. */
export declare const growth: (work: (text: string) => unknown, short: string, long: string) => number

/** A text on which work grew faster than its length. */
export interface Offence {
  unit: string
  length: number
  /** Processor time at this length and at half of it. */
  ms: number
  halfMs: number
}

/** The first length up to `longest` UTF-16 units where processor time grew faster than the text, or null. */
export declare const superlinear: (
  work: (text: string) => unknown,
  unit: string,
  longest: number,
) => Promise<Offence | null>

/** Processor time of one run; a promise is awaited. */
export declare const millisecondsOf: (work: (text: string) => unknown, text: string) => Promise<number>
