import { AppError } from '@agent-memory/core/errors'
import type { Scope } from '@agent-memory/core/scopes'
import { METADATA_PATH } from './address.js'
import type { McpCaller } from './caller.js'

/** RFC 6750, section 3, with the pointer of RFC 9728, section 5.1. */
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
 * Lets the caller do what takes these scopes. A client steps up with just what a challenge names, so it names what was
 * granted as well.
 * @throws AppError insufficient_scope
 */
export function requireScopes({ scopes }: McpCaller, required: readonly Scope[]): void {
  const missing = required.filter((scope) => !scopes.includes(scope))
  if (missing.length === 0) return
  throw new AppError(
    'insufficient_scope',
    `This takes the scope ${missing.join(' and ')}, which this credential does not have: a key that may only read ` +
      'neither adds nor deletes. Use a key that may write.',
    { fields: { scope: [...scopes, ...missing].join(' '), granted: scopes, required } },
  )
}
