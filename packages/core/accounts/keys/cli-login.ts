import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../errors.js'
import type { CliLoginStore } from '../../ports/accounts/cli-logins.js'
import type { KeyStore } from '../../ports/accounts/keys.js'
import { authorize } from '../access.js'
import { authorOf, type SessionPrincipal } from '../principal.js'
import { type IssuedKey, keyGone, mintSecret } from './keys.js'
import { challengeOf, loginCodeHash, newLoginCode } from './login-code.js'

/** The name of every key that `sm login` gets in the browser. */
const CLI_KEY_NAME = 'CLI'

/** How long a code can be used, in ms: the browser passes it on at once, but a person has to copy it. */
const LIFETIMES_MS = { browser: 60_000, person: 10 * 60_000 } as const

const MOST_ATTEMPTS = 5

/** Maximum command-line keys per user and organization, so that keys of lost or erased computers do not pile up. */
const MOST_KEYS = 20

export interface CliLoginRequest {
  /** PKCE challenge, S256. */
  challenge: string
  orgId: string
  /** SHA-256 of the id of the user's session. */
  sessionHash: Buffer
  /** Who brings the code to the terminal: the browser, or a person who copies it. */
  carrier: keyof typeof LIFETIMES_MS
}

/**
 * Lets a terminal sign in as the user. Returns the one-time code: the terminal sends it, with the PKCE verifier of the
 * challenge, to get a key.
 * @throws AppError organization_not_found; conflict if this login has already given a key, or another user has allowed
 * it; unauthorized if the session has ended meanwhile, for example because the password was changed
 */
export const allowCliLogin = async (
  cliLogins: Pick<CliLoginStore, 'allow'>,
  principal: SessionPrincipal,
  { challenge, orgId, sessionHash, carrier }: CliLoginRequest,
  now: Date,
): Promise<string> => {
  authorize(principal, 'see', 'organization', { orgId })
  const code = newLoginCode()
  const expiresAt = new Date(now.getTime() + LIFETIMES_MS[carrier])
  const { userId } = principal
  const login = { challenge, codeHash: loginCodeHash(code), userId, orgId, sessionHash, expiresAt }
  const outcome = await cliLogins.allow(login)
  if (outcome === 'allowed') return code
  if (outcome === 'signed_out') throw new AppError('unauthorized', 'Your session has ended: sign in again.')
  throw new AppError('conflict', 'This login has already been used: run `sm login` again.')
}

export interface CliLogin extends IssuedKey {
  user: { userId: string; email: string; name: string | null }
}

/**
 * Exchanges a one-time code for a live key of the user who allowed it. The 21st key of a user in an organization revokes
 * the oldest.
 * @throws AppError validation_failed, naming `code`, if the code is wrong, expired or used, or was for another verifier
 */
export const redeemCliLogin = async (
  cliLogins: Pick<CliLoginStore, 'redeem'>,
  { code, verifier }: { code: string; verifier: string },
): Promise<CliLogin> => {
  const { apiKey, apiKeyPrefix, hash: secretHash } = mintSecret('live')
  const redeemed = await cliLogins.redeem({
    challenge: challengeOf(verifier),
    codeHash: loginCodeHash(code),
    mostAttempts: MOST_ATTEMPTS,
    mostKeys: MOST_KEYS,
    key: { keyId: randomUUID(), name: CLI_KEY_NAME, apiKeyPrefix, secretHash },
  })
  if (redeemed.outcome === 'issued') return { key: redeemed.key, user: redeemed.user, apiKey }
  throw invalid('code', 'is wrong, has expired, was already used or belongs to another login: run `sm login` again')
}

/**
 * Revokes a command-line key for its user, who may have any role and need not have the computer with the key.
 * @throws AppError key_not_found
 */
export const endLiveKey = async (
  keys: Pick<KeyStore, 'revokeLive'>,
  principal: SessionPrincipal,
  keyId: string,
): Promise<void> => {
  if (!(await keys.revokeLive(principal.userId, keyId, authorOf(principal)))) throw keyGone()
}
