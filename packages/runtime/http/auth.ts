import { AppError } from '@agent-memory/core/errors'
import type { KeyPrincipal, Principal, SessionPrincipal } from '@agent-memory/core/principal'
import type { Request } from 'express'
import type { Auth } from './route.js'

/** Who is behind a credential, read anew for every request: a revocation holds at once. */
export interface Authenticator {
  /** Null for a secret that is unknown, revoked or expired, or of an inactive agent. */
  findKey(secret: string): Promise<KeyPrincipal | null>
  /** Null for a user who is gone. */
  findUser(userId: string): Promise<SessionPrincipal | null>
}

/**
 * The caller of a route. Which kind of caller the route takes is judged later, by `refuseWrongKind`.
 * @throws AppError unauthorized without a credential; invalid_api_key for a Bearer secret that is none
 */
export async function authenticate(auth: Auth, request: Request, who: Authenticator): Promise<Principal | null> {
  if (auth === 'none') return null
  const secret = bearerOf(request.headers.authorization)
  const user = auth === 'key' || (auth === 'either' && secret) ? null : await sessionUser(request, who)
  if (user) return user
  if (secret === undefined) throw new AppError('unauthorized', howToSignIn[auth])
  const key = await who.findKey(secret)
  if (!key) throw new AppError('invalid_api_key', 'This API key is not known, or it is revoked or expired.')
  return key
}

const howToSignIn = {
  key: 'Send an API key: Authorization: Bearer <API_KEY>.',
  session: 'Sign in first: this needs a session.',
  either: 'Sign in, or send an API key: Authorization: Bearer <API_KEY>.',
} as const

const bearerOf = (header: string | undefined): string | undefined => /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1]

async function sessionUser(request: Request, who: Authenticator): Promise<SessionPrincipal | null> {
  const userId = request.session?.userId
  return userId === undefined ? null : who.findUser(userId)
}

/** @throws AppError forbidden for a key where only a session will do */
export function refuseWrongKind(auth: Auth, principal: Principal | null): void {
  if (auth === 'session' && principal?.kind === 'key') {
    throw new AppError('forbidden', 'This needs a signed-in session; an API key is not enough.')
  }
}
