import { createHash } from 'node:crypto'
import { logIn } from '@agent-memory/core/accounts/people'
import type { PasswordHasher, PeopleStore } from '@agent-memory/core/ports/accounts/people'
import type { Request } from 'express'
import { addressOf, type RateLimiter, refuseExceeded } from './rate-limit.js'

export interface LogInPorts {
  people: Pick<PeopleStore, 'credentials'>
  passwords: Pick<PasswordHasher, 'verify'>
  limiter: Pick<RateLimiter, 'count' | 'forget'>
}

/**
 * Checks e-mail address and password, and returns the user's id. Attempts are counted before the password is checked,
 * so that many at the same time are no way around the limit, and forgotten after a success. Unknown accounts count
 * alike.
 * @throws AppError invalid_credentials; rate_limited after too many attempts on the account from this address
 */
export const logInFrom = async (
  ports: LogInPorts,
  request: Request,
  credentials: { email: string; password: string },
): Promise<string> => {
  const pair = `${pseudonym(credentials.email)}:${addressOf(request)}`
  refuseExceeded(await ports.limiter.count('login', pair))
  const userId = await logIn(ports, credentials)
  await ports.limiter.forget('login', pair)
  return userId
}

/** The store of the counts has no need to know addresses. */
const pseudonym = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url')
