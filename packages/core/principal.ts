import type { MonthlyQuota } from './ports/quotas.js'

/** Kinds of Bearer secret; `live` is the command line's. */
export type KeyKind = 'org_rw' | 'org_r' | 'proj_rw' | 'proj_r' | 'agent' | 'live'
export type Role = 'owner' | 'admin' | 'developer' | 'member'
export type Permission = 'read' | 'write'

/** Who calls with a Bearer secret. A live key carries the memberships its user has now. */
export interface KeyPrincipal {
  kind: 'key'
  keyKind: KeyKind
  keyId: string
  orgId: string
  /** Set for project kinds. */
  projectId: string | null
  /** Set for agent kinds. */
  agentId: string | null
  /** Set for live keys: the user whose reach it has. */
  userId: string | null
  /** Shown as `agent` of what it writes: the agent's name, else the key's. */
  name: string
  /** Of a live key's user: role by org_id; empty for other kinds. */
  roles: Readonly<Record<string, Role>>
  /** Of its organization, where it has one. */
  quota?: MonthlyQuota
}

/** Who calls with a browser session. */
export interface SessionPrincipal {
  kind: 'session'
  userId: string
  email: string
  name: string | null
  roles: Readonly<Record<string, Role>>
}

export type Principal = KeyPrincipal | SessionPrincipal

/** Names the holder of a credential among all of them, such as whom a rate limit counts. */
export const callerId = (principal: Principal): string =>
  principal.kind === 'key' ? `key:${principal.keyId}` : `user:${principal.userId}`

/** The agent whose connections count; null for callers that are none. */
export const agentOf = (principal: Principal): string | null => (principal.kind === 'key' ? principal.agentId : null)

/** Who stands as the writer of something: the key that was used, or the person who was signed in. */
export interface Author {
  /** Of the key; of a person without one, the user's. */
  keyId: string
  agentId: string | null
  /** Shown as `agent` of what it writes. */
  name: string
}

export const authorOf = (principal: Principal): Author =>
  principal.kind === 'key'
    ? { keyId: principal.keyId, agentId: principal.agentId, name: principal.name }
    : { keyId: principal.userId, agentId: null, name: principal.name ?? principal.email }

/** The organization that holds all a caller reaches; null for users, who may be in several. */
export const onlyOrganizationOf = (principal: Principal): string | null =>
  principal.kind === 'key' && principal.keyKind !== 'live' ? principal.orgId : null

/** The user behind a session or a live key. Other keys act for the organization, whoever made them. */
export const userOf = (principal: Principal): string | null =>
  principal.kind === 'session' || principal.keyKind === 'live' ? principal.userId : null
