import { unstorableFields } from '@agent-memory/core/schemas'
import { type ClientMetadata, errors } from 'oidc-provider'

const LONGEST_NAME = 200
const LONGEST_URI = 2_048
const MOST_REDIRECT_URIS = 20

/**
 * Checks and completes the metadata of a client that registers itself. RFC 7591, section 3.2.1, lets the server replace
 * what a client asks for: every client here is public, uses codes and may ask for a refresh token. `native` makes the
 * library refuse plain http except to a loopback address, and schemes that run scripts. `scope` is dropped, because the
 * library would refuse all others later, while clients register with what they need first.
 * @throws InvalidClientMetadata
 */
export function checkRegistration(metadata: ClientMetadata, isOfficial: unknown): void {
  if (isOfficial !== undefined) throw new errors.InvalidClientMetadata('is_official can only be set by the operator')
  const { client_name: name, redirect_uris: uris } = metadata
  if (unstorableFields(metadata)) throw new errors.InvalidClientMetadata('contains characters that cannot be stored')
  if (typeof name === 'string' && name.length > LONGEST_NAME)
    throw new errors.InvalidClientMetadata(`client_name can have at most ${LONGEST_NAME} characters`)
  if (Array.isArray(uris) && uris.length > MOST_REDIRECT_URIS)
    throw new errors.InvalidClientMetadata(`redirect_uris can have at most ${MOST_REDIRECT_URIS} members`)
  if (Array.isArray(uris) && uris.some((uri) => String(uri).length > LONGEST_URI))
    throw new errors.InvalidClientMetadata(`redirect_uris can have at most ${LONGEST_URI} characters each`)
  for (const property of NOT_USED) delete metadata[property]
  Object.assign(metadata, {
    application_type: 'native',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    id_token_signed_response_alg: 'ES256',
  })
}

/** Metadata of confidential clients, of ID tokens and of allow-lists, which have no meaning here. */
const NOT_USED = [
  ...['scope', 'client_secret', 'client_secret_expires_at', 'jwks', 'jwks_uri', 'sector_identifier_uri'],
  ...['subject_type', 'default_acr_values', 'default_max_age', 'require_auth_time', 'response_modes'],
  ...['initiate_login_uri'],
] as const
