import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  COLUMNS,
  FOREIGN,
  key,
  ORG,
  OTHER_PROJECT,
  OTHER_VOLUME,
  PROJECT,
  ROWS,
  session,
  token,
  USER,
  usual,
  VOLUME,
} from '../../../tests/support/http/operations/access-cases.js'
import { authorize, decide, permissionsOn, type TargetName, type Targets } from './access.js'
import { listReach } from './list-reach.js'
import type { KeyKind, Permission, Role } from './principal.js'
import { SCOPES } from './scopes.js'

const principals = fc.oneof(
  fc.constantFrom(...COLUMNS.flat()),
  fc.constantFrom<KeyKind>('org_rw', 'org_r', 'proj_rw', 'proj_r', 'agent', 'live').map((kind) => key(kind)),
)
const actions = fc.constantFrom(...ROWS.map((row) => row.action))
const names = fc.constantFrom<TargetName>('organization', 'project', 'agent', 'volume', 'memory', 'key')
const targets = fc.record({
  orgId: fc.constantFrom(ORG, FOREIGN, '__proto__', 'constructor'),
  projectId: fc.constantFrom(PROJECT, OTHER_PROJECT),
  volumeId: fc.constantFrom(VOLUME, OTHER_VOLUME),
  createdBy: fc.constantFrom(USER, 'user-2', null),
  permissions: fc.option(fc.subarray<Permission>(['read', 'write'])),
  keyKind: fc.constantFrom<KeyKind>('org_rw', 'proj_r'),
  userId: fc.constantFrom(USER, 'user-2', null),
})

describe('authorize', () => {
  test('answers for a foreign target exactly as for a missing one', () => {
    fc.assert(
      fc.property(principals, actions, names, targets, (principal, action, name, target) => {
        fc.pre(target.orgId !== ORG)
        expect(decide(principal, action, name, target)).toBe(decide(principal, action, name, null))
      }),
    )
  })

  test('write access implies read access, except for agents connected with write only and for tokens, by their scopes', () => {
    fc.assert(
      fc.property(principals, targets, (principal, target) => {
        fc.pre(principal.kind !== 'token' && (principal.kind === 'session' || principal.keyKind !== 'agent'))
        if (decide(principal, 'write_memories', 'volume', target) !== 'allow') return
        expect(decide(principal, 'read_memories', 'volume', target)).toBe('allow')
      }),
    )
  })

  test('a live key can never do what its user cannot', () => {
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

  test('an access token can never do what its user cannot, nor anything in a volume that was not chosen', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Role>('owner', 'admin', 'developer', 'member'),
        fc.subarray([...SCOPES]),
        fc.option(fc.subarray([VOLUME, OTHER_VOLUME])),
        actions,
        names,
        targets,
        (role, scopes, volumeIds, action, name, target) => {
          if (decide(token(role, { scopes, volumeIds }), action, name, target) !== 'allow') return
          expect(decide(session(role), action, name, target)).toBe('allow')
          if (name === 'volume' || name === 'memory') expect(volumeIds ?? [target.volumeId]).toContain(target.volumeId)
        },
      ),
    )
  })

  test('throws the decided code, with the same message whether or not the target exists', () => {
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
    [token('owner'), ['read', 'write']],
    [token('member'), ['read']],
    [token('owner', { scopes: ['memory:delete'] }), ['write']],
    [token('owner', { volumeIds: [OTHER_VOLUME] }), []],
  ])('follow the kind of credential', (principal, expected) => {
    expect(permissionsOn(principal, usual)).toEqual(expected)
  })
  test("follow an agent's connection", () => {
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
