import { carriesToken } from '@agent-memory/core/accounts/keys/internal-token'
import { parseSecret } from '@agent-memory/core/accounts/keys/keys'
import type { KeyPrincipal, Principal, SessionPrincipal, TokenPrincipal } from '@agent-memory/core/accounts/principal'
import { AppError } from '@agent-memory/core/errors'
import type { Request } from 'express'
import { type Accepted, internalTokenOf } from '../endpoint.js'
import { loadedUserId, storedUserId } from './session.js'

/** Looks credentials up again for every request, so that a revocation takes effect immediately. */
export interface Authenticator {
  /**
   * Finds a key; returns null for a secret that is unknown, revoked or expired, or that belongs to an inactive agent.
   */
  findKey(secret: string): Promise<KeyPrincipal | null>
  /**
   * Finds an OAuth access token; returns null for one that is unknown, revoked, expired or for another audience, or
   * whose user was deleted.
   */
  findToken(token: string): Promise<TokenPrincipal | null>
  /** Finds a user; returns null for a deleted one. */
  findUser(userId: string): Promise<SessionPrincipal | null>
}

/**
 * Authenticates the caller of an endpoint. Returns null for public endpoints and internal tokens. A valid key where
 * only a session is accepted is rejected later, by `refuseWrongKind`.
 * @throws AppError unauthorized without a credential, or with a wrong internal token; invalid_api_key for an invalid
 * Bearer secret
 */
export const authenticate = (accepts: Accepted, request: Request, who: Authenticator): Promise<Principal | null> =>
  callerOf(accepts, request, who, async () => loadedUserId(request))

/**
 * Maximum time between the authentication of a caller and the end of the body. A caller who takes longer is
 * authenticated again, so that nobody can use a revoked credential for more than a second by delaying the body.
 */
export const PROMPT_BODY_MS = 500

/**
 * Like `authenticate`, for a request admitted some time ago: its session is looked up again.
 * @throws AppError unauthorized, invalid_api_key
 */
export const authenticateAgain = (accepts: Accepted, request: Request, who: Authenticator): Promise<Principal | null> =>
  callerOf(accepts, request, who, () => storedUserId(request))

async function callerOf(
  accepts: Accepted,
  request: Request,
  who: Authenticator,
  userIdOf: () => Promise<string | undefined>,
): Promise<Principal | null> {
  if (accepts.length === 0) return null
  const token = internalTokenOf({ accepts })
  if (token !== undefined && carriesToken(request.headers.authorization, token)) return null
  const secret = bearerOf(request.headers.authorization)
  const [byKey, bySession] = [accepts.includes('key'), accepts.includes('session')]
  const userId = bySession && !(byKey && secret) ? await userIdOf() : undefined
  const user = userId === undefined ? null : await who.findUser(userId)
  if (user) return user
  if (secret === undefined || !(byKey || bySession)) throw new AppError('unauthorized', howToSignIn(byKey, bySession))
  return ofSecret(secret, accepts, who)
}

/**
 * Looks a secret up as a token if the endpoint accepts tokens and the secret does not look like a key; else as a key.
 */
async function ofSecret(secret: string, accepts: Accepted, who: Authenticator): Promise<Principal> {
  const isToken = accepts.includes('token') && parseSecret(secret) === null
  const principal = await (isToken ? who.findToken(secret) : who.findKey(secret))
  if (principal) return principal
  const what = isToken ? 'access token' : 'API key'
  throw new AppError('invalid_api_key', `This ${what} is unknown, revoked or expired.`)
}

/** Whether a credential was missing or invalid. */
export const isFailedAuthentication = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'unauthorized' || error.code === 'invalid_api_key')

const howToSignIn = (byKey: boolean, bySession: boolean): string => {
  if (byKey && bySession) return 'Sign in, or send an API key: Authorization: Bearer <API_KEY>.'
  if (byKey) return 'Send an API key: Authorization: Bearer <API_KEY>.'
  return bySession ? 'Sign in first: this request needs a session.' : 'A token is required.'
}

const bearerOf = (header: string | undefined): string | undefined => /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1]

/** @throws AppError forbidden for a key where a session is required */
export function refuseWrongKind(accepts: Accepted, principal: Principal | null): void {
  if (principal?.kind === 'key' && !accepts.includes('key')) {
    throw new AppError('forbidden', 'This request needs a signed-in session; an API key is not enough.')
  }
}
