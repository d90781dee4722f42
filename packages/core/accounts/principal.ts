import type { MonthlyQuota } from '../ports/accounts/quotas.js'
import type { Scope } from './scopes.js'

/** Kinds of Bearer secret; `live` is for the command line. */
export type KeyKind = 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r' | 'agent' | 'live'
export const ROLES = ['owner', 'admin', 'developer', 'member'] as const
export type Role = (typeof ROLES)[number]
export type Permission = 'read' | 'write'

/** A caller with a Bearer secret. A live key has its user's current memberships. */
export interface KeyPrincipal {
  kind: 'key'
  keyKind: KeyKind
  keyId: string
  orgId: string
  /** Set for the kinds `proj_rw` and `proj_r`. */
  projectId: string | null
  /** Set for the kind `agent`. */
  agentId: string | null
  /** Set for the kind `live`: the user whose access the key has. */
  userId: string | null
  /** Shown as the `agent` of the caller's writes: the agent's name, else the key's. */
  name: string
  /** Roles of a live key's user, by org_id; empty for other kinds. */
  roles: Readonly<Record<string, Role>>
  /** The organization's quota, if it has one. */
  quota?: MonthlyQuota
}

/** A caller with a browser session. */
export interface SessionPrincipal {
  kind: 'session'
  userId: string
  email: string
  name: string | null
  roles: Readonly<Record<string, Role>>
}

/** A caller with an access token: a client that acts for a user, within what the user has allowed. */
export interface TokenPrincipal {
  kind: 'token'
  /** One consent of the user. Revoking it ends all its tokens. */
  grantId: string
  clientId: string
  userId: string
  email: string
  name: string | null
  /** The user's current roles, by org_id. */
  roles: Readonly<Record<string, Role>>
  scopes: readonly Scope[]
  /** The volumes that the user chose; null for all volumes that the user can reach. */
  volumeIds: readonly string[] | null
}

export type Principal = KeyPrincipal | SessionPrincipal | TokenPrincipal

/** Returns a unique id of the caller, for rate limits. */
export const callerId = (principal: Principal): string => {
  if (principal.kind === 'key') return `key:${principal.keyId}`
  return principal.kind === 'token' ? `grant:${principal.grantId}` : `user:${principal.userId}`
}

/** Returns the id of the calling agent, whose connections decide on access; null for other callers. */
export const agentOf = (principal: Principal): string | null => (principal.kind === 'key' ? principal.agentId : null)

/** The writer of something: the key used, or the person who is signed in or has allowed a client to write. */
export interface Author {
  /** The key's id, or the user's. */
  keyId: string
  agentId: string | null
  /** Shown as the `agent` of the author's writes. */
  name: string
}

export const authorOf = (principal: Principal): Author =>
  principal.kind === 'key'
    ? { keyId: principal.keyId, agentId: principal.agentId, name: principal.name }
    : userAuthor(principal)

/** Returns the author of what a user does. */
export const userAuthor = ({ userId, email, name }: Pick<SessionPrincipal, 'userId' | 'email' | 'name'>): Author => ({
  keyId: userId,
  agentId: null,
  name: name ?? email,
})

/** Returns the only organization that the caller can reach; null for users, who may be in several. */
export const onlyOrganizationOf = (principal: Principal): string | null =>
  principal.kind === 'key' && principal.keyKind !== 'live' ? principal.orgId : null

/** Returns the user behind a session, a token or a live key. Null for other keys, which act for the organization. */
export const userOf = (principal: Principal): string | null =>
  principal.kind !== 'key' || principal.keyKind === 'live' ? principal.userId : null
