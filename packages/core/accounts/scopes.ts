/** What a credential may be used for; the access table decides on which volumes. */
export const SCOPES = ['memory:read', 'memory:write', 'memory:delete', 'feedback', 'documents:read'] as const
export type Scope = (typeof SCOPES)[number]

/** The scope that asks for a refresh token. */
export const OFFLINE_ACCESS = 'offline_access'

/** The scopes of a token whose client asked for none. */
export const DEFAULT_SCOPES: readonly Scope[] = ['memory:read', 'memory:write', 'feedback', 'documents:read']

export const isScope = (name: string): name is Scope => (SCOPES as readonly string[]).includes(name)
