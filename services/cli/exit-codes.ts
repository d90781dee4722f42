/** What the program ends with; `sm --help` shows this table. */
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
  /** 128 + SIGINT, as shells say it. */
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.ok, 'done'],
  [EXIT.failed, 'the request failed'],
  [EXIT.usage, 'wrong usage, or the service says that the input is invalid'],
  [EXIT.notSignedIn, 'not signed in, or the key or password is refused'],
  [EXIT.notAllowed, 'the key or role does not allow this'],
  [EXIT.notFound, 'there is nothing with this id'],
  [EXIT.rejected, 'the guard rejected the memory'],
  [EXIT.unavailable, 'the service cannot be reached, or is not ready'],
  [EXIT.rateLimited, 'too many requests'],
  [EXIT.interrupted, 'interrupted (Ctrl-C)'],
]
