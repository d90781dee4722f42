import type { KeyKind, KeyPrincipal } from '../principal.js'
import { SCOPES, type Scope } from '../scopes.js'

const READING: readonly Scope[] = ['memory:read', 'documents:read']

const BY_KIND: Readonly<Record<KeyKind, readonly Scope[]>> = {
  org_rw: SCOPES,
  org_r: READING,
  proj_rw: SCOPES,
  proj_r: READING,
  agent: SCOPES,
  live: SCOPES,
}

/** Returns the scopes of a key: the reading scopes for read-only kinds, all scopes for the others. */
export const scopesOf = ({ keyKind }: Pick<KeyPrincipal, 'keyKind'>): readonly Scope[] => BY_KIND[keyKind]
