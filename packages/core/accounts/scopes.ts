import type { KeyKind, KeyPrincipal } from './principal.js'

/** What a credential may be used for; the access table decides on which volumes. */
export const SCOPES = ['memory:read', 'memory:write', 'memory:delete', 'feedback', 'documents:read'] as const
export type Scope = (typeof SCOPES)[number]

const READING: readonly Scope[] = ['memory:read', 'documents:read']
const READ_ONLY: ReadonlySet<KeyKind> = new Set(['org_r', 'proj_r'])

/** Scopes by kind of key: read-only kinds get the reading scopes, the others all. */
export const scopesOf = ({ keyKind }: Pick<KeyPrincipal, 'keyKind'>): readonly Scope[] =>
  READ_ONLY.has(keyKind) ? READING : SCOPES
