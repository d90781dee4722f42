import type { Scope } from '@agent-memory/core/accounts/scopes'
import { AppError } from '@agent-memory/core/errors'
import { METADATA_PATH } from './address.js'
import type { McpCaller } from './caller.js'

/** Makes the WWW-Authenticate header as in RFC 6750, section 3, with the metadata address of RFC 9728, section 5.1. */
export function challenge(error: AppError, baseUrl: string): string {
  const isScope = error.code === 'insufficient_scope'
  return `Bearer ${[
    'realm="agent-memory"',
    `error="${isScope ? 'insufficient_scope' : 'invalid_token'}"`,
    ...(isScope ? [`scope="${String(error.fields.scope)}"`] : []),
    `error_description="${isScope ? 'This credential lacks a scope' : KEY_EXPECTED}"`,
    `resource_metadata="${baseUrl}${METADATA_PATH}"`,
  ].join(', ')}`
}

const KEY_EXPECTED = 'No valid credential; an sm_ API key is expected as Authorization: Bearer sm_...'

/**
 * Requires these scopes of the caller. The challenge also names the scopes already granted, because a client then
 * requests exactly the scopes in it.
 * @throws AppError insufficient_scope
 */
export function requireScopes({ scopes }: McpCaller, required: readonly Scope[]): void {
  const missing = required.filter((scope) => !scopes.includes(scope))
  if (missing.length === 0) return
  throw new AppError(
    'insufficient_scope',
    `This needs the scope ${missing.join(' and ')}, which this credential lacks: a read-only key can neither add nor ` +
      'delete. Use a key with write permission.',
    { fields: { scope: [...scopes, ...missing].join(' '), granted: scopes, required } },
  )
}
