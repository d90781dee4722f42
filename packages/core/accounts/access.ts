import { AppError, type ErrorCode, type RefusalCode } from '../errors.js'
import { type KeyKind, type Permission, type Principal, type Role, type TokenPrincipal, userOf } from './principal.js'
import type { Scope } from './scopes.js'

/** The actions of the access table, one per row. */
export type Action =
  | 'see'
  | 'manage_agents'
  | 'create_volumes'
  | 'change_volume'
  | 'manage_keys'
  | 'manage_organization'
  | 'read_memories'
  | 'write_memories'

/** The condition under which the action is allowed, for a caller who can reach the target. */
type Cell =
  | 'yes'
  | 'no'
  | 'its creator'
  | 'own ones, project kinds'
  | 'its project'
  | 'with read'
  | 'with write'
  | 'as its user'
  | 'as its user, by scope'

const COLUMNS = [
  'owner',
  'admin',
  'developer',
  'member',
  'org_rw',
  'org_r',
  'proj_rw',
  'proj_r',
  'agent',
  'live',
  'token',
] as const satisfies readonly (Role | KeyKind | 'token')[]

type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** Every access decision is a cell of this table, with its columns in the order of COLUMNS. */
// biome-ignore format: a table
const TABLE: Readonly<Record<Action, Row>> = {
  see:                 ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'its project', 'its project', 'no', 'as its user', 'as its user'],
  manage_agents:       ['yes', 'yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  create_volumes:      ['yes', 'yes', 'yes', 'no', 'yes', 'no', 'its project', 'no', 'no', 'as its user', 'no'],
  change_volume:       ['yes', 'yes', 'its creator', 'no', 'yes', 'no', 'no', 'no', 'no', 'as its user', 'no'],
  manage_keys:         ['yes', 'yes', 'own ones, project kinds', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  manage_organization: ['yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  read_memories:       ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'its project', 'its project', 'with read', 'as its user', 'as its user, by scope'],
  write_memories:      ['yes', 'yes', 'yes', 'no', 'yes', 'no', 'its project', 'no', 'with write', 'as its user', 'as its user, by scope'],
}

const cellOf = (action: Action, column: (typeof COLUMNS)[number]): Cell =>
  TABLE[action][COLUMNS.indexOf(column)] as Cell

interface OfProject {
  orgId: string
  projectId: string
}

interface OfVolume extends OfProject {
  volumeId: string
  /** The user who created the volume, signed in or by a live key; null after another key, or if the user was deleted. */
  createdBy: string | null
  /**
   * Permissions of the calling agent's connection. Null if it is not connected, and for callers that are not agents.
   */
  permissions: readonly Permission[] | null
}

/** What the table needs to know about each kind of target. Records from the stores have these fields. */
export interface Targets {
  organization: { orgId: string }
  project: OfProject
  agent: OfProject
  volume: OfVolume
  memory: OfVolume
  document: OfVolume
  write: OfVolume
  forget: OfVolume
  webhook: OfVolume
  key: { orgId: string; keyKind: KeyKind; userId: string | null }
}

export type TargetName = keyof Targets

interface Question {
  principal: Principal
  name: TargetName
  target: Targets[TargetName]
}

const roleIn = (principal: Principal, orgId: string): Role | undefined =>
  Object.hasOwn(principal.roles, orgId) ? principal.roles[orgId] : undefined

/** Whether the caller can reach the target. If not, the answer is the same as if the target did not exist. */
const reaches = ({ principal, name, target }: Question): boolean => {
  if (principal.kind === 'token' && isOfVolume(name) && !isChosen(principal, target as OfVolume)) return false
  if (principal.kind !== 'key' || principal.keyKind === 'live') return roleIn(principal, target.orgId) !== undefined
  if (principal.orgId !== target.orgId) return false
  const wholeOrganization = name === 'organization' || name === 'key'
  switch (principal.keyKind) {
    case 'org_rw':
    case 'org_r':
      return true
    case 'proj_rw':
    case 'proj_r':
      return wholeOrganization || (target as OfProject).projectId === principal.projectId
    case 'agent':
      return wholeOrganization || (isOfVolume(name) && (target as OfVolume).permissions !== null)
  }
}

const OF_VOLUME: ReadonlySet<TargetName> = new Set(['volume', 'memory', 'document', 'write', 'forget', 'webhook'])
const isOfVolume = (name: TargetName): boolean => OF_VOLUME.has(name)

/** Whether the user chose this volume, or all volumes, when allowing the client. */
const isChosen = ({ volumeIds }: TokenPrincipal, { volumeId }: OfVolume): boolean =>
  volumeIds === null || volumeIds.includes(volumeId)

export const isProjectKind = (kind: KeyKind): boolean => kind === 'proj_rw' || kind === 'proj_r'

/** Whether a cell allows the action, for a caller who can reach the target. */
const grants = (cell: Cell, action: Action, question: Question): boolean => {
  const { principal, target } = question
  switch (cell) {
    case 'yes':
    case 'its project': // reaching the target is enough
      return true
    case 'no':
      return false
    case 'its creator': {
      const user = userOf(principal)
      return user !== null && (target as OfVolume).createdBy === user
    }
    case 'own ones, project kinds': {
      const { keyKind, userId } = target as Targets['key']
      return isProjectKind(keyKind) && userId !== null && userId === userOf(principal)
    }
    case 'with read':
      return (target as OfVolume).permissions?.includes('read') ?? false
    case 'with write':
      return (target as OfVolume).permissions?.includes('write') ?? false
    case 'as its user': {
      const role = roleIn(principal, target.orgId)
      return role !== undefined && grants(cellOf(action, role), action, question)
    }
    case 'as its user, by scope':
      return hasScopeFor(action, principal) && grants('as its user', action, question)
  }
}

/** Any of these scopes allows the action. Which scope a certain MCP tool needs is checked where the tool is called. */
const SCOPES_FOR: Partial<Record<Action, readonly Scope[]>> = {
  read_memories: ['memory:read', 'documents:read', 'feedback'],
  write_memories: ['memory:write', 'memory:delete'],
}

const hasScopeFor = (action: Action, principal: Principal): boolean =>
  principal.kind === 'token' && (SCOPES_FOR[action]?.some((scope) => principal.scopes.includes(scope)) ?? false)

/**
 * Whether a caller who may write to a volume may also be told what its memories say. A token needs the scope
 * memory:read for that. documents:read and feedback also allow the action `read_memories`, but are not for the content
 * of memories.
 */
export const maySeeMemories = (principal: Principal, { permissions }: Pick<OfVolume, 'permissions'>): boolean =>
  principal.kind === 'token'
    ? principal.scopes.includes('memory:read')
    : permissions === null || permissions.includes('read')

const isOnMemories = (action: Action): boolean => action === 'read_memories' || action === 'write_memories'

/**
 * Returns the error code of a refusal. Agent endpoints give the same code for a volume out of reach, a volume that does
 * not exist and a missing permission. For a memory, a document given by its id, and any managed object, the code is
 * `<name>_not_found` if the caller cannot reach it.
 */
const refusal = (action: Action, name: TargetName, reached: boolean): RefusalCode => {
  if (!reached && !(isOnMemories(action) && name === 'volume')) return `${name}_not_found`
  return isOnMemories(action) ? 'agent_not_authorized_for_volume' : 'forbidden'
}

/**
 * Whether the caller may do this to the target. Pass null for a target that does not exist. Returns `allow`, or the
 * error code: `agent_not_authorized_for_volume`, `forbidden`, `<name>_not_found`.
 */
export function decide<Name extends TargetName>(
  principal: Principal,
  action: Action,
  name: Name,
  target: Targets[Name] | null,
): 'allow' | RefusalCode {
  if (target === null) return refusal(action, name, false)
  const question: Question = { principal, name, target }
  if (!reaches(question)) return refusal(action, name, false)
  const column = columnOf(principal, target.orgId)
  const allowed = column !== undefined && grants(cellOf(action, column), action, question)
  return allowed ? 'allow' : refusal(action, name, true)
}

const columnOf = (principal: Principal, orgId: string): (typeof COLUMNS)[number] | undefined => {
  if (principal.kind === 'token') return 'token'
  return principal.kind === 'key' ? principal.keyKind : roleIn(principal, orgId)
}

/**
 * Throws unless the caller may do this to the target; afterwards the target is known to exist.
 * @throws AppError agent_not_authorized_for_volume, forbidden, `<name>_not_found`
 */
export function authorize<Name extends TargetName, Target extends Targets[Name]>(
  principal: Principal,
  action: Action,
  name: Name,
  target: Target | null,
): asserts target is Target {
  const decision = decide(principal, action, name, target)
  if (decision !== 'allow') throw new AppError(decision, WORDS[decision] ?? `You have no ${name} with this id.`)
}

/** One message for a volume out of reach, for no such volume and for a missing permission: they must look the same. */
export const NO_VOLUME_ACCESS =
  'You are not allowed to make this request in this volume. An owner or admin of the organization can give an agent access to the volume with POST /agent/connect.'

/** The messages never state the reason: the caller must not learn whether the target exists. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  forbidden: 'Your role or key does not allow this request. An owner of the organization can make it.',
  agent_not_authorized_for_volume: NO_VOLUME_ACCESS,
}

/** Returns the caller's permissions on the memories of a volume within its reach. */
export const permissionsOn = (principal: Principal, volume: OfVolume): Permission[] => {
  const permissions: Permission[] = []
  if (decide(principal, 'read_memories', 'volume', volume) === 'allow') permissions.push('read')
  if (decide(principal, 'write_memories', 'volume', volume) === 'allow') permissions.push('write')
  return permissions
}
