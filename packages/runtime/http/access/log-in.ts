import { changePassword, type PasswordPorts } from '@agent-memory/core/accounts/people/passwords'
import { logIn, wrongCredentials } from '@agent-memory/core/accounts/people/people'
import type { SessionPrincipal } from '@agent-memory/core/accounts/principal'
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

export type ChangePasswordPorts = Pick<PasswordPorts, 'passwordStore' | 'passwords'> & Pick<LogInPorts, 'limiter'>

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
 * Signs in by e-mail address and password; returns the user's id and the hash of the password.
 * @throws AppError invalid_credentials; rate_limited after too many attempts on the account from this address
 */
export const logInFrom = async (
  ports: LogInPorts,
  request: Request,
  credentials: { email: string; password: string },
): Promise<Known> => {
  const known = await countingGuesses(ports.limiter, request, credentials.email, () => logIn(ports, credentials))
  await signInKnown(ports, request, known)
  return known
}

/**
 * Changes the password of the signed-in user. This ends all sessions, also the one of this request, because others may
 * know its id. The user gets a new session.
 * @throws AppError invalid_credentials for a wrong current password; rate_limited after too many attempts
 */
export const changePasswordFrom = async (
  ports: ChangePasswordPorts,
  request: Request,
  principal: SessionPrincipal,
  passwords: { current: string; next: string },
): Promise<void> => {
  const change = () => changePassword(ports, principal, passwords)
  const passwordHash = await countingGuesses(ports.limiter, request, principal.email, change)
  await signInKnown(ports, request, { userId: principal.userId, passwordHash })
}

/** A user who gave the right password, and the hash of that password. */
interface Known {
  userId: string
  passwordHash: string
}

/**
 * Signs in. If the password is changed meanwhile, no session stays open: the change ends all earlier sessions, and this
 * function ends the session that it opened.
 */
const signInKnown = async (
  ports: Pick<LogInPorts, 'passwordStore'>,
  request: Request,
  { userId, passwordHash }: Known,
): Promise<void> => {
  await signIn(request, userId)
  if ((await ports.passwordStore.hashOf(userId)) !== passwordHash) {
    await signOut(request)
    throw wrongCredentials()
  }
}
