import type { KeyPrincipal, Principal } from '@agent-memory/core/principal'
import { type Scope, scopesOf } from '@agent-memory/core/scopes'

/** Whom a call acts for, and what the credential may be used for. */
export interface McpCaller {
  principal: Principal
  scopes: readonly Scope[]
}

/** Without the scope, parts of documents are left out of what is found and read. */
export const mayReadDocuments = ({ scopes }: McpCaller): boolean => scopes.includes('documents:read')

/** An sm_ key becomes a caller. A token of another kind will become one here too, with the scopes that it was given. */
export const callerOfKey = (principal: KeyPrincipal): McpCaller => ({ principal, scopes: scopesOf(principal) })
