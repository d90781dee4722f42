import { EXIT, type ExitCode } from './exit-codes.js'

/** A reason to stop that a person can act on: a code for programs, a sentence, and what the program ends with. */
export class Failure extends Error {
  constructor(
    readonly code: string,
    readonly details: string | Record<string, string[]>,
    readonly exitCode: ExitCode,
  ) {
    super(typeof details === 'string' ? details : code)
    this.name = 'Failure'
  }
}

export const wrongUsage = (sentence: string): Failure => new Failure('wrong_usage', sentence, EXIT.usage)
