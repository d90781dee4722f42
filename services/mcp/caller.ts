import type { KeyPrincipal, Principal } from '@agent-memory/core/accounts/principal'
import { type Scope, scopesOf } from '@agent-memory/core/accounts/scopes'

/** The principal that a call acts for, and the scopes of its credential. */
export interface McpCaller {
  principal: Principal
  scopes: readonly Scope[]
}

/** Whether the caller has the scope that finding and reading document chunks requires. */
export const mayReadDocuments = ({ scopes }: McpCaller): boolean => scopes.includes('documents:read')

/** Makes the caller for an sm_ key. Other kinds of token will become callers here too, with their granted scopes. */
export const callerOfKey = (principal: KeyPrincipal): McpCaller => ({ principal, scopes: scopesOf(principal) })
