import { expect } from '@jest/globals'

/** Matches an error with this code. */
export const code = (expected: string): unknown => expect.objectContaining({ code: expected })

/** Returns the error that the work failed with, or `allowed` if it succeeded. */
export const refused = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error) => error,
  )
