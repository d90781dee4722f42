import { randomUUID } from 'node:crypto'
import { AppError, invalid } from '../../errors.js'
import type { CliLoginStore } from '../../ports/accounts/cli-logins.js'
import { authorize } from '../access.js'
import type { SessionPrincipal } from '../principal.js'
import { type IssuedKey, mintSecret } from './keys.js'
import { challengeOf, loginCodeHash, newLoginCode } from './login-code.js'

/** The name of every key that `sm login` gets in the browser. */
const CLI_KEY_NAME = 'CLI'

/** How long a code can be used, in ms: the browser passes it on at once, but a person has to copy it. */
const LIFETIMES_MS = { browser: 60_000, person: 10 * 60_000 } as const

const MOST_ATTEMPTS = 5

export interface CliLoginRequest {
  /** PKCE challenge, S256. */
  challenge: string
  orgId: string
  /** Who takes the code to the terminal. */
  carrier: keyof typeof LIFETIMES_MS
}

/**
 * Lets a terminal sign in as the user. Returns the one-time code that it needs besides its verifier.
 * @throws AppError organization_not_found; conflict if this terminal has signed in already, or another user allowed it
 */
export const allowCliLogin = async (
  cliLogins: Pick<CliLoginStore, 'allow'>,
  principal: SessionPrincipal,
  { challenge, orgId, carrier }: CliLoginRequest,
  now: Date,
): Promise<string> => {
  authorize(principal, 'see', 'organization', { orgId })
  const code = newLoginCode()
  const expiresAt = new Date(now.getTime() + LIFETIMES_MS[carrier])
  const login = { challenge, codeHash: loginCodeHash(code), userId: principal.userId, orgId, expiresAt }
  if (await cliLogins.allow(login)) return code
  throw new AppError('conflict', 'This login was used already: run `sm login` again.')
}

export interface CliLogin extends IssuedKey {
  user: { userId: string; email: string; name: string | null }
}

/**
 * Exchanges a one-time code for a live key of the user who allowed it.
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
    key: { keyId: randomUUID(), name: CLI_KEY_NAME, apiKeyPrefix, secretHash },
  })
  if (redeemed.outcome === 'issued') return { key: redeemed.key, user: redeemed.user, apiKey }
  throw invalid('code', 'is wrong, expired or used, or belongs to another login')
}
