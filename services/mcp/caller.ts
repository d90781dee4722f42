import { scopesOf } from '@agent-memory/core/accounts/keys/key-scopes'
import type { KeyPrincipal, Principal, TokenPrincipal } from '@agent-memory/core/accounts/principal'
import type { Scope } from '@agent-memory/core/accounts/scopes'

/** The principal that a call acts for, and the scopes of its credential. */
export interface McpCaller {
  principal: Principal
  scopes: readonly Scope[]
}

/** Whether the caller has the scope for finding and reading document chunks. */
export const mayReadDocuments = ({ scopes }: McpCaller): boolean => scopes.includes('documents:read')

/**
 * Makes the caller for an sm_ key, whose kind determines the scopes, or for an access token, which lists its scopes.
 */
export const callerOf = (principal: KeyPrincipal | TokenPrincipal): McpCaller => ({
  principal,
  scopes: principal.kind === 'token' ? principal.scopes : scopesOf(principal),
})
