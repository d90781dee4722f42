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

/** The user behind a session or a live key. Other keys act for the organization, whoever made them. */
export const userOf = (principal: Principal): string | null =>
  principal.kind === 'session' || principal.keyKind === 'live' ? principal.userId : null
