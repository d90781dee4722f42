import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Action, authorize, decide, listReach, permissionsOn, type TargetName, type Targets } from './access.js'
import type { KeyKind, Permission, Principal, Role } from './principal.js'

/** The table as it was decided, word for word: the code's own copy is not trusted here. */
const DECIDED = `
| May | owner, admin | developer | member | sm_org_rw_ | sm_org_r_ | sm_proj_rw_ | sm_proj_r_ | sm_agent_ | sm_live_ |
| see organization, projects, volumes, agents | yes | yes | yes | yes | yes | its project | its project | its volumes | as its user |
| create agents, rotate, deactivate | yes | yes | – | – | – | – | – | – | – |
| create volumes | yes | yes | – | yes | – | its project | – | – | as its user |
| change or delete a volume, connect, disconnect | yes | its creator | – | yes | – | – | – | – | as its user |
| keys of the organization | yes | own ones, project kinds | – | – | – | – | – | – | – |
| members, projects, settings | yes (last owner stays) | – | – | – | – | – | – | – | – |
| read memories, graph, documents, chat, subscribe, listen | yes (dashboard) | yes | yes | yes | yes | its project | its project | with \`read\` | as its user |
| write, upload, broadcast, delete, review | yes (dashboard) | yes | – | yes | – | its project | – | with \`write\` | as its user |
`

const ORG = 'org-1'
const FOREIGN = 'org-2'
const PROJECT = 'project-1'
const OTHER_PROJECT = 'project-2'
const USER = 'user-1'

const session = (role: Role): Principal => ({
  kind: 'session',
  userId: USER,
  email: 'a@example.org',
  name: null,
  roles: { [ORG]: role },
})

const key = (keyKind: KeyKind, liveRole: Role = 'developer'): Principal => ({
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

const COLUMNS: readonly (readonly Principal[])[] = [
  [session('owner'), session('admin')],
  [session('developer')],
  [session('member')],
  [key('org_rw')],
  [key('org_r')],
  [key('proj_rw')],
  [key('proj_r')],
  [key('agent')],
  (['owner', 'admin', 'developer', 'member'] as const).map((role) => key('live', role)),
]

const ROWS: readonly { action: Action; names: readonly TargetName[] }[] = [
  { action: 'see', names: ['organization', 'project', 'volume', 'agent'] },
  { action: 'manage_agents', names: ['agent', 'project'] },
  { action: 'create_volumes', names: ['project'] },
  { action: 'change_volume', names: ['volume'] },
  { action: 'manage_keys', names: ['key'] },
  { action: 'manage_organization', names: ['organization'] },
  { action: 'read_memories', names: ['volume', 'memory'] },
  { action: 'write_memories', names: ['volume', 'memory'] },
]

interface Situation {
  says: string
  orgId: string
  projectId: string
  createdBy: string | null
  permissions: Permission[] | null
  keyKind: KeyKind
  userId: string | null
}

const usual: Situation = {
  says: 'its own, connected with both',
  orgId: ORG,
  projectId: PROJECT,
  createdBy: USER,
  permissions: ['read', 'write'],
  keyKind: 'proj_rw',
  userId: USER,
}
const SITUATIONS: readonly Situation[] = [
  usual,
  { ...usual, says: 'another project', projectId: OTHER_PROJECT },
  { ...usual, says: "somebody else's", createdBy: 'user-2', userId: 'user-2' },
  { ...usual, says: 'made by a key', createdBy: null, userId: null },
  { ...usual, says: 'an organization key of its own', keyKind: 'org_rw' },
  { ...usual, says: 'connected with read', permissions: ['read'] },
  { ...usual, says: 'connected with write', permissions: ['write'] },
  { ...usual, says: 'not connected', permissions: null },
  { ...usual, says: 'another organization', orgId: FOREIGN },
]

/** What a cell's words mean in a situation: allowed, or not. Reach is judged apart. */
const meaning = (words: string, row: string, column: number, s: Situation, principal: Principal): boolean => {
  switch (words.replace(/ \(.*\)$/, '').replaceAll('`', '')) {
    case 'yes':
    case 'its project':
      return true
    case '–':
      return false
    case 'its creator':
      return s.createdBy === USER
    case 'own ones, project kinds':
      return s.userId === USER && s.keyKind.startsWith('proj')
    case 'its volumes':
      return true
    case 'with read':
      return s.permissions?.includes('read') === true
    case 'with write':
      return s.permissions?.includes('write') === true
    case 'as its user': {
      const role = principal.roles[ORG] as Role
      const asUser = { owner: 0, admin: 0, developer: 1, member: 2 }[role]
      return meaning(cells(row)[asUser] as string, row, column, s, principal)
    }
    default:
      throw new Error(`the table says something new: ${words}`)
  }
}

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())

const hasReach = (principal: Principal, name: TargetName, s: Situation): boolean => {
  if (s.orgId !== ORG) return false
  if (principal.kind === 'session' || name === 'organization' || name === 'key') return true
  if (principal.keyKind.startsWith('proj')) return s.projectId === PROJECT
  if (principal.keyKind === 'agent') return (name === 'volume' || name === 'memory') && s.permissions !== null
  return true
}

const label = (principal: Principal): string =>
  principal.kind === 'session'
    ? `${principal.roles[ORG]}'s session`
    : `${principal.keyKind} key${principal.keyKind === 'live' ? ` of a ${principal.roles[ORG]}` : ''}`

describe('the access table, cell by cell', () => {
  const [, ...lines] = DECIDED.trim().split('\n')
  test('has every row and column', () => {
    expect(lines).toHaveLength(ROWS.length)
    for (const line of lines) expect(cells(line)).toHaveLength(COLUMNS.length)
  })

  lines.forEach((line, index) => {
    const row = ROWS[index] as (typeof ROWS)[number]
    cells(line).forEach((words, column) => {
      for (const principal of COLUMNS[column] ?? []) {
        test(`${row.action}: a ${label(principal)} – ${words}`, () => {
          for (const name of row.names) {
            for (const situation of SITUATIONS) {
              const reached = hasReach(principal, name, situation)
              const onlyVolumes = words === 'its volumes' && name === 'organization'
              const allowed = reached && !onlyVolumes && meaning(words, line, column, situation, principal)
              const memories = row.action.endsWith('memories')
              const expected = allowed
                ? 'allow'
                : memories && (reached || name === 'volume')
                  ? 'agent_not_authorized_for_volume'
                  : reached
                    ? 'forbidden'
                    : `${name}_not_found`
              const decision = decide(principal, row.action, name, situation)
              expect([name, situation.says, decision]).toEqual([name, situation.says, expected])
            }
          }
        })
      }
    })
  })
})

const principals = fc.oneof(
  fc.constantFrom(...COLUMNS.flat()),
  fc.constantFrom<KeyKind>('org_rw', 'org_r', 'proj_rw', 'proj_r', 'agent', 'live').map((kind) => key(kind)),
)
const actions = fc.constantFrom(...ROWS.map((row) => row.action))
const names = fc.constantFrom<TargetName>('organization', 'project', 'agent', 'volume', 'memory', 'key')
const targets = fc.record({
  orgId: fc.constantFrom(ORG, FOREIGN, '__proto__', 'constructor'),
  projectId: fc.constantFrom(PROJECT, OTHER_PROJECT),
  createdBy: fc.constantFrom(USER, 'user-2', null),
  permissions: fc.option(fc.subarray<Permission>(['read', 'write'])),
  keyKind: fc.constantFrom<KeyKind>('org_rw', 'proj_r'),
  userId: fc.constantFrom(USER, 'user-2', null),
})

describe('authorize', () => {
  test('answers what is foreign exactly like what does not exist', () => {
    fc.assert(
      fc.property(principals, actions, names, targets, (principal, action, name, target) => {
        fc.pre(target.orgId !== ORG)
        expect(decide(principal, action, name, target)).toBe(decide(principal, action, name, null))
      }),
    )
  })

  test('who may write here may also read here, but for agents connected with write alone', () => {
    fc.assert(
      fc.property(principals, targets, (principal, target) => {
        fc.pre(principal.kind === 'session' || principal.keyKind !== 'agent')
        if (decide(principal, 'write_memories', 'volume', target) !== 'allow') return
        expect(decide(principal, 'read_memories', 'volume', target)).toBe('allow')
      }),
    )
  })

  test('a live key never may what its user may not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Role>('owner', 'admin', 'developer', 'member'),
        actions,
        names,
        targets,
        (role, action, name, target) => {
          if (decide(key('live', role), action, name, target) !== 'allow') return
          expect(decide(session(role), action, name, target)).toBe('allow')
        },
      ),
    )
  })

  test('throws the code it decides, and the same words whether or not the target exists', () => {
    const refused = (target: Targets['volume'] | null) => {
      try {
        authorize(key('org_r'), 'write_memories', 'volume', target)
      } catch (error) {
        return { ...(error as object), message: (error as Error).message }
      }
      throw new Error('was allowed')
    }
    expect(refused(usual)).toMatchObject({ code: 'agent_not_authorized_for_volume' })
    expect(refused({ ...usual, orgId: FOREIGN })).toEqual(refused(null))
  })
})

describe('permissionsOn', () => {
  test.each([
    [key('org_rw'), ['read', 'write']],
    [key('org_r'), ['read']],
    [key('proj_r'), ['read']],
    [key('live', 'member'), ['read']],
    [key('live', 'owner'), ['read', 'write']],
  ])('is what the kind of key gives', (principal, expected) => {
    expect(permissionsOn(principal, usual)).toEqual(expected)
  })
  test("is what an agent's connection gives", () => {
    expect(permissionsOn(key('agent'), { ...usual, permissions: ['write'] })).toEqual(['write'])
    expect(permissionsOn(key('agent'), { ...usual, permissions: null })).toEqual([])
  })
})

describe('listReach', () => {
  test('is the memberships of a user and the organization of a key', () => {
    expect(listReach(session('member'))).toEqual({ orgIds: [ORG], projectId: null })
    expect(listReach(key('live'))).toEqual({ orgIds: [ORG], projectId: null })
    expect(listReach(key('org_r'), ORG)).toEqual({ orgIds: [ORG], projectId: null })
    expect(listReach(key('proj_r'))).toEqual({ orgIds: [ORG], projectId: PROJECT })
  })
  test("is forbidden to an agent's key in its own organization, and blind elsewhere", () => {
    expect(() => listReach(key('agent'))).toThrow(expect.objectContaining({ code: 'forbidden' }))
    expect(() => listReach(key('agent'), ORG)).toThrow(expect.objectContaining({ code: 'forbidden' }))
    expect(() => listReach(session('owner'), FOREIGN)).toThrow(
      expect.objectContaining({ code: 'organization_not_found' }),
    )
  })
})
