import { AppError, type ErrorCode, type RefusalCode } from './errors.js'
import { type KeyKind, type KeyPrincipal, type Permission, type Principal, type Role, userOf } from './principal.js'

/** The rows of the access table. */
export type Action =
  | 'see'
  | 'manage_agents'
  | 'create_volumes'
  | 'change_volume'
  | 'manage_keys'
  | 'manage_organization'
  | 'read_memories'
  | 'write_memories'

/** What a cell of the table says of a caller who reaches the target. */
type Cell =
  | 'yes'
  | 'no'
  | 'its creator'
  | 'own ones, project kinds'
  | 'its project'
  | 'with read'
  | 'with write'
  | 'as its user'

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
] as const satisfies readonly (Role | KeyKind)[]

type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** Who may do what: every decision on access is a cell of this table, its columns in the order above. */
// biome-ignore format: a table
const TABLE: Readonly<Record<Action, Row>> = {
  see:                 ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'its project', 'its project', 'no', 'as its user'],
  manage_agents:       ['yes', 'yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  create_volumes:      ['yes', 'yes', 'yes', 'no', 'yes', 'no', 'its project', 'no', 'no', 'as its user'],
  change_volume:       ['yes', 'yes', 'its creator', 'no', 'yes', 'no', 'no', 'no', 'no', 'as its user'],
  manage_keys:         ['yes', 'yes', 'own ones, project kinds', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  manage_organization: ['yes', 'yes', 'no', 'no', 'no', 'no', 'no', 'no', 'no', 'no'],
  read_memories:       ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'its project', 'its project', 'with read', 'as its user'],
  write_memories:      ['yes', 'yes', 'yes', 'no', 'yes', 'no', 'its project', 'no', 'with write', 'as its user'],
}

const cellOf = (action: Action, column: Role | KeyKind): Cell => TABLE[action][COLUMNS.indexOf(column)] as Cell

interface OfProject {
  orgId: string
  projectId: string
}

interface OfVolume extends OfProject {
  /** The user who made the volume; null when a key did. */
  createdBy: string | null
  /** Of the calling agent's connection; null when it has none, and for callers that are no agents. */
  permissions: readonly Permission[] | null
}

/** What the table asks of each kind of thing. Records of the stores fit as they are. */
export interface Targets {
  organization: { orgId: string }
  project: OfProject
  agent: OfProject
  volume: OfVolume
  memory: OfVolume
  document: OfVolume
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

/** Whether the caller has anything to do with the target: if not, it is answered like one that does not exist. */
const reaches = ({ principal, name, target }: Question): boolean => {
  if (principal.kind === 'session' || principal.keyKind === 'live') return roleIn(principal, target.orgId) !== undefined
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

const isOfVolume = (name: TargetName): boolean => name === 'volume' || name === 'memory' || name === 'document'

export const isProjectKind = (kind: KeyKind): boolean => kind === 'proj_rw' || kind === 'proj_r'

/** Reads one cell for a caller who reaches the target. */
const grants = (cell: Cell, action: Action, question: Question): boolean => {
  const { principal, target } = question
  switch (cell) {
    case 'yes':
    case 'its project': // reaching it is what the cell asks
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
  }
}

const isOnMemories = (action: Action): boolean => action === 'read_memories' || action === 'write_memories'

/**
 * The code of a refusal. Agent endpoints answer a foreign volume, a missing one and a lacking permission alike;
 * a memory, a document by its id, and all that is managed, is not found without reach, and forbidden with it.
 */
const refusal = (action: Action, name: TargetName, reached: boolean): RefusalCode => {
  if (!reached && !(isOnMemories(action) && name === 'volume')) return `${name}_not_found`
  return isOnMemories(action) ? 'agent_not_authorized_for_volume' : 'forbidden'
}

/**
 * Whether the caller may do this to the target; null stands for one that does not exist.
 * Returns `allow`, or the code to refuse with: `agent_not_authorized_for_volume`, `forbidden`, `<name>_not_found`.
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
  const column = principal.kind === 'key' ? principal.keyKind : roleIn(principal, target.orgId)
  const allowed = column !== undefined && grants(cellOf(action, column), action, question)
  return allowed ? 'allow' : refusal(action, name, true)
}

/**
 * Lets the caller do this to the target, or throws; afterwards the target is known to exist.
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

/** The same for a volume out of reach, one that does not exist and a permission that is lacking. */
export const NO_VOLUME_ACCESS =
  'This key may not do this on this volume; its owner connects agents to it by POST /agent/connect.'

/** Says what was refused, never why: whether the target exists is not the caller's to know. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  forbidden: 'Your role or key does not allow this; an owner of the organization can do it.',
  agent_not_authorized_for_volume: NO_VOLUME_ACCESS,
}

/** What the caller may do with the memories of a volume that it reaches. */
export const permissionsOn = (principal: Principal, volume: OfVolume): Permission[] => {
  const permissions: Permission[] = []
  if (decide(principal, 'read_memories', 'volume', volume) === 'allow') permissions.push('read')
  if (decide(principal, 'write_memories', 'volume', volume) === 'allow') permissions.push('write')
  return permissions
}

/** What a list may hold: these organizations, and of them one project only if it is set. */
export interface ListReach {
  orgIds: readonly string[]
  projectId: string | null
}

/**
 * The organizations and the project whose things the caller sees in lists, or of them the one given.
 * @throws AppError forbidden for an agent's key, organization_not_found for one out of reach
 */
export const listReach = (principal: Principal, orgId?: string): ListReach => {
  if (orgId !== undefined) authorize(principal, 'see', 'organization', { orgId })
  const own = principal.kind === 'session' || principal.keyKind === 'live' ? Object.keys(principal.roles) : null
  const orgIds = own ?? [(principal as KeyPrincipal).orgId]
  if (own === null) for (const id of orgIds) authorize(principal, 'see', 'organization', { orgId: id })
  return {
    orgIds: orgId === undefined ? orgIds : [orgId],
    projectId: principal.kind === 'key' ? principal.projectId : null,
  }
}
