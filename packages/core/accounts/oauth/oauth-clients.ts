import { randomUUID } from 'node:crypto'
import { invalid } from '../../errors.js'
import { LIMITS } from '../../limits.js'
import type { OAuthClientStore } from '../../ports/accounts/oauth-clients.js'
import { isStorableText } from '../../schemas.js'
import { hashSecret, randomSecret } from '../keys/keys.js'
import { redirectUrisProblem } from './redirect-uris.js'

export interface NewClient {
  /** Shown to users: 1–100 characters. */
  name: string
  redirectUris: readonly string[]
  /** Whether the client gets a secret, which it then needs for tokens in addition to PKCE. */
  isConfidential: boolean
  isOfficial: boolean
}

/**
 * Adds a client at the request of the operator. The client need not register and is never removed automatically.
 * Returns its id and its secret, which is stored only as a hash; a public client has none (null).
 * @throws AppError validation_failed naming `name` or `redirect_uris`
 */
export async function provisionClient(
  { oauth }: { oauth: Pick<OAuthClientStore, 'provisionClient'> },
  { name, redirectUris, isConfidential, isOfficial }: NewClient,
): Promise<{ clientId: string; clientSecret: string | null }> {
  if (name.trim() === '' || name.length > LIMITS.name.max || !isStorableText(name))
    throw invalid('name', `must have 1 to ${LIMITS.name.max} characters`)
  const problem = redirectUrisProblem(redirectUris)
  if (problem !== null) throw invalid('redirect_uris', problem)
  if (!redirectUris.every(isStorableText)) throw invalid('redirect_uris', 'must not contain control characters')
  const clientId = randomUUID()
  const clientSecret = isConfidential ? `sm_client_${randomSecret()}` : null
  const metadata = { client_id: clientId, client_name: name, redirect_uris: [...new Set(redirectUris)] }
  const secretHash = clientSecret === null ? null : hashSecret(clientSecret)
  await oauth.provisionClient({ clientId, metadata, isOfficial, secretHash })
  return { clientId, clientSecret }
}
