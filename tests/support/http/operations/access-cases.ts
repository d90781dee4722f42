import type { Action, TargetName } from '@agent-memory/core/accounts/access'
import type { KeyKind, Permission, Principal, Role, TokenPrincipal } from '@agent-memory/core/accounts/principal'
import { SCOPES } from '@agent-memory/core/accounts/scopes'

export const ORG = 'org-1'
export const FOREIGN = 'org-2'
export const PROJECT = 'project-1'
export const OTHER_PROJECT = 'project-2'
export const USER = 'user-1'
export const VOLUME = 'volume-1'
export const OTHER_VOLUME = 'volume-2'

/** A user's session, with this role in the organization. */
export const session = (role: Role): Principal => ({
  kind: 'session',
  userId: USER,
  email: 'a@example.org',
  name: null,
  roles: { [ORG]: role },
})

/** A key of the organization. A live key belongs to a user with the role `liveRole`. */
export const key = (keyKind: KeyKind, liveRole: Role = 'developer'): Principal => ({
  kind: 'key',
  keyKind,
  keyId: 'key-1',
  orgId: ORG,
  projectId: keyKind.startsWith('proj') ? PROJECT : null,
  agentId: keyKind === 'agent' ? 'agent-1' : null,
  userId: keyKind === 'live' ? USER : null,
  name: 'a key',
  roles: keyKind === 'live' ? { [ORG]: liveRole } : {},
})

/** An access token of a user with this role: for all volumes and with all scopes, unless others are given. */
export const token = (
  role: Role,
  { scopes = SCOPES, volumeIds = null }: Partial<Pick<TokenPrincipal, 'scopes' | 'volumeIds'>> = {},
): Principal => ({
  kind: 'token',
  grantId: 'grant-1',
  clientId: 'client-1',
  userId: USER,
  email: 'a@example.org',
  name: null,
  roles: { [ORG]: role },
  scopes,
  volumeIds,
})

const ROLES = ['owner', 'admin', 'developer', 'member'] as const

/** The principals of the access table, by its columns. */
export const COLUMNS: readonly (readonly Principal[])[] = [
  [session('owner'), session('admin')],
  [session('developer')],
  [session('member')],
  [key('org_rw')],
  [key('org_r')],
  [key('proj_rw')],
  [key('proj_r')],
  [key('agent')],
  ROLES.map((role) => key('live', role)),
  [
    ...ROLES.map((role) => token(role)),
    ...SCOPES.map((scope) => token('owner', { scopes: [scope] })),
    token('owner', { volumeIds: [VOLUME] }),
    token('member', { volumeIds: [OTHER_VOLUME] }),
    token('owner', { volumeIds: [] }),
  ],
]

/** The actions in the rows of the access table, and their targets. */
export const ROWS: readonly { action: Action; names: readonly TargetName[] }[] = [
  { action: 'see', names: ['organization', 'project', 'volume', 'agent'] },
  { action: 'manage_agents', names: ['agent', 'project'] },
  { action: 'create_volumes', names: ['project'] },
  { action: 'change_volume', names: ['volume'] },
  { action: 'manage_keys', names: ['key'] },
  { action: 'manage_organization', names: ['organization'] },
  { action: 'read_memories', names: ['volume', 'memory', 'webhook'] },
  { action: 'write_memories', names: ['volume', 'memory'] },
]

/** How the target of an action relates to the caller. */
export interface Situation {
  says: string
  orgId: string
  projectId: string
  volumeId: string
  createdBy: string | null
  permissions: Permission[] | null
  keyKind: KeyKind
  userId: string | null
}

export const usual: Situation = {
  says: 'its own, connected with both',
  orgId: ORG,
  projectId: PROJECT,
  volumeId: VOLUME,
  createdBy: USER,
  permissions: ['read', 'write'],
  keyKind: 'proj_rw',
  userId: USER,
}
