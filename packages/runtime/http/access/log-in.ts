import { logIn, wrongCredentials } from '@agent-memory/core/accounts/people/people'
import type { PasswordHasher, PeopleStore } from '@agent-memory/core/ports/accounts/people'
import type { PasswordStore } from '@agent-memory/core/ports/accounts/sign-in'
import type { Request } from 'express'
import { pseudonymOf } from './pseudonym.js'
import { addressOf, type RateLimiter, refuseExceeded } from './rate-limit.js'
import { signIn, signOut } from './session.js'

export interface LogInPorts {
  people: Pick<PeopleStore, 'credentials'>
  passwords: Pick<PasswordHasher, 'verify'>
  passwordStore: Pick<PasswordStore, 'hashOf'>
  limiter: Pick<RateLimiter, 'count' | 'forget'>
}

/**
 * Does work that begins by checking the password of this account. Each attempt is counted before the work, so that many
 * simultaneous attempts cannot exceed the limit. A success sets the count back to 0. Attempts on unknown accounts count
 * too.
 * @throws AppError rate_limited after too many attempts on the account from this address
 */
export const countingGuesses = async <Result>(
  limiter: LogInPorts['limiter'],
  request: Request,
  email: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const pair = `${pseudonymOf(email)}:${addressOf(request)}`
  refuseExceeded(await limiter.count('login', pair))
  const result = await work()
  await limiter.forget('login', pair)
  return result
}

/**
 * Signs in by e-mail address and password; returns the user's id and the hash of the password. If the password is
 * changed meanwhile, no session stays open: the change ends all earlier sessions, and this function ends the session
 * that it opened.
 * @throws AppError invalid_credentials; rate_limited after too many attempts on the account from this address
 */
export const logInFrom = async (
  ports: LogInPorts,
  request: Request,
  credentials: { email: string; password: string },
): Promise<{ userId: string; passwordHash: string }> => {
  const { userId, passwordHash } = await countingGuesses(ports.limiter, request, credentials.email, () =>
    logIn(ports, credentials),
  )
  await signIn(request, userId)
  if ((await ports.passwordStore.hashOf(userId)) !== passwordHash) {
    await signOut(request)
    throw wrongCredentials()
  }
  return { userId, passwordHash }
}
