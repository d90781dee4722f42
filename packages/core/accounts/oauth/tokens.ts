import type { OAuthStore } from '../../ports/accounts/oauth.js'
import { hashSecret } from '../keys/keys.js'
import type { TokenPrincipal } from '../principal.js'

/**
 * An access token of 256 random bits in base64url, as the authorization server makes them: 256 / 6 = 42.7, so 43
 * characters.
 */
const TOKEN = /^[\w-]{43}$/

/** The path of the resource that access tokens are for. */
export const RESOURCE_PATH = '/mcp'

/**
 * Returns the principal of an access token; null if it is malformed, unknown, expired or revoked, or its audience is
 * another service. Without `baseUrl` the address of this service is unknown, and the audience is not checked.
 */
export const findToken = async (
  oauth: Pick<OAuthStore, 'principal'>,
  token: string,
  baseUrl: string | undefined,
): Promise<TokenPrincipal | null> => {
  if (!TOKEN.test(token)) return null
  return oauth.principal(hashSecret(token), baseUrl === undefined ? null : `${baseUrl}${RESOURCE_PATH}`)
}
