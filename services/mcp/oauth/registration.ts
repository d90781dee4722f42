import { redirectUrisProblem } from '@agent-memory/core/accounts/oauth/redirect-uris'
import { unstorableFields } from '@agent-memory/core/schemas'
import { type ClientMetadata, errors } from 'oidc-provider'

const LONGEST_NAME = 200

/**
 * Checks and completes the metadata of a client that registers itself. RFC 7591, section 3.2.1, lets the server replace
 * what a client requests. Every client that registers becomes public, uses codes and may request a refresh token.
 * `scope` is dropped: the library would later refuse all scopes outside of it, but clients may need more scopes later.
 * @throws InvalidClientMetadata
 */
export function checkRegistration(metadata: ClientMetadata, isOfficial: unknown): void {
  if (isOfficial !== undefined) throw new errors.InvalidClientMetadata('is_official can only be set by the operator')
  const { client_name: name, redirect_uris: uris } = metadata
  if (unstorableFields(metadata))
    throw new errors.InvalidClientMetadata('the registration contains characters that cannot be stored')
  if (typeof name === 'string' && name.length > LONGEST_NAME)
    throw new errors.InvalidClientMetadata(`client_name can have at most ${LONGEST_NAME} characters`)
  const problem = redirectUrisProblem(uris)
  if (problem !== null) throw new errors.InvalidClientMetadata(problem)
  for (const property of NOT_USED) delete metadata[property]
  Object.assign(metadata, EVERY_CLIENT, { token_endpoint_auth_method: 'none' })
}

/** Metadata of all clients, including those that did not register themselves. */
export const EVERY_CLIENT = {
  application_type: 'native' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  id_token_signed_response_alg: 'ES256' as const,
}

/**
 * Metadata for confidential clients, ID tokens and allow-lists. It is removed, because this server does not support
 * these for clients that register themselves.
 */
const NOT_USED = [
  ...['scope', 'client_secret', 'client_secret_expires_at', 'jwks', 'jwks_uri', 'sector_identifier_uri'],
  ...['subject_type', 'default_acr_values', 'default_max_age', 'require_auth_time', 'response_modes'],
  ...['initiate_login_uri'],
] as const
