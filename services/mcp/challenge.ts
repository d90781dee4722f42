import { DEFAULT_SCOPES, type Scope } from '@agent-memory/core/accounts/scopes'
import { AppError } from '@agent-memory/core/errors'
import { METADATA_PATH } from './address.js'
import type { McpCaller } from './caller.js'

/**
 * Returns the WWW-Authenticate header of RFC 6750, section 3, with the metadata address of RFC 9728, section 5.1.
 * Clients request exactly the scopes in this header, so a caller without a credential is sent only the default scopes.
 */
export function challenge(error: AppError, baseUrl: string): string {
  const isScope = error.code === 'insufficient_scope'
  const scope = isScope ? String(error.fields.scope) : DEFAULT_SCOPES.join(' ')
  return `Bearer ${[
    'realm="agent-memory"',
    `error="${isScope ? 'insufficient_scope' : 'invalid_token'}"`,
    `scope="${scope}"`,
    `error_description="${isScope ? 'This credential lacks a scope' : CREDENTIAL_EXPECTED}"`,
    `resource_metadata="${baseUrl}${METADATA_PATH}"`,
  ].join(', ')}`
}

const CREDENTIAL_EXPECTED =
  'No valid credential; an OAuth access token or an sm_ API key is expected as Authorization: Bearer ...'

/**
 * Checks that the caller has these scopes. The error also names the scopes already granted, because a client then
 * requests exactly the scopes named in the error.
 * @throws AppError insufficient_scope
 */
export function requireScopes({ principal, scopes }: McpCaller, required: readonly Scope[]): void {
  const missing = required.filter((scope) => !scopes.includes(scope))
  if (missing.length === 0) return
  throw new AppError(
    'insufficient_scope',
    `This request needs the scope ${missing.join(' and ')}, which ${principal.kind === 'token' ? TOKEN_LACKS : KEY_LACKS}`,
    { fields: { scope: [...scopes, ...missing].join(' '), granted: scopes, required } },
  )
}

const KEY_LACKS = 'this read-only key does not have. Use a key with write permission.'
const TOKEN_LACKS =
  'the user has not allowed yet. To ask the user, authorize again with the scopes that are listed in `scope`.'
