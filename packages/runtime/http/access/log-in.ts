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
 * Does work that begins by checking the password of this account. Attempts are counted before it, so that many at the same
 * time are no way around the limit, and forgotten after a success. Unknown accounts count alike.
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
 * Signs in by e-mail address and password; returns the user's id and the hash of the password. A password that changes
 * meanwhile opens no session: the change ends the sessions before it, and this function
 * its own.
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
