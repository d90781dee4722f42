/** Exit codes; `sm --help` prints them with their `EXIT_MEANINGS`. */
export const EXIT = {
  ok: 0,
  failed: 1,
  usage: 2,
  notSignedIn: 3,
  notAllowed: 4,
  notFound: 5,
  rejected: 6,
  unavailable: 7,
  rateLimited: 8,
  /** 128 + SIGINT, as in shells. */
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.ok, 'done'],
  [EXIT.failed, 'the request failed'],
  [EXIT.usage, 'wrong usage, or the service rejected the input as invalid'],
  [EXIT.notSignedIn, 'not signed in, or wrong key or password'],
  [EXIT.notAllowed, 'the key or role does not allow this'],
  [EXIT.notFound, 'nothing found with this id or name'],
  [EXIT.rejected, 'the guard rejected the memory'],
  [EXIT.unavailable, 'the service is unreachable or not ready'],
  [EXIT.rateLimited, 'too many requests'],
  [EXIT.interrupted, 'interrupted (Ctrl-C)'],
]

/** An error that a person can act on: a code for programs, a sentence, and the exit code. */
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
