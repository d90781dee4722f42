import { describe, expect, test } from '@jest/globals'
import {
  COLUMNS,
  FOREIGN,
  ORG,
  OTHER_PROJECT,
  OTHER_VOLUME,
  PROJECT,
  ROWS,
  type Situation,
  USER,
  usual,
} from '../../tests/support/http/operations/access-cases.js'
import { decide, type TargetName } from './accounts/access.js'
import type { KeyPrincipal, Principal, Role } from './accounts/principal.js'

/**
 * The access table as it was decided, copied here so that the expected results do not come from the code under test.
 */
const DECIDED = `
| May | owner, admin | developer | member | sm_org_rw_ | sm_org_r_ | sm_proj_rw_ | sm_proj_r_ | sm_agent_ | sm_live_ | access token |
| see organization, projects, volumes, agents | yes | yes | yes | yes | yes | its project | its project | – (its own list is GET /agent/volumes) | as its user | as its user |
| create agents, rotate, deactivate | yes | yes | – | – | – | – | – | – | – | – |
| create volumes | yes | yes | – | yes | – | its project | – | – | as its user | – |
| change or delete a volume, connect, disconnect | yes | its creator | – | yes | – | – | – | – | as its user | – |
| keys of the organization | yes | own ones, project kinds | – | – | – | – | – | – | – | – |
| members, projects, settings | yes (last owner stays) | – | – | – | – | – | – | – | – | – |
| read memories, graph, documents, chat, subscribe, listen | yes (dashboard) | yes | yes | yes | yes | its project | its project | with \`read\` | as its user | as its user, with memory:read or documents:read or feedback |
| write, upload, broadcast, delete, review | yes (dashboard) | yes | – | yes | – | its project | – | with \`write\` | as its user | as its user, with memory:write or memory:delete |
`

const SITUATIONS: readonly Situation[] = [
  usual,
  { ...usual, says: 'another project', projectId: OTHER_PROJECT },
  { ...usual, says: "somebody else's", createdBy: 'user-2', userId: 'user-2' },
  { ...usual, says: 'made by a key', createdBy: null, userId: null },
  { ...usual, says: 'an organization key of its own', keyKind: 'org_rw' },
  { ...usual, says: 'connected with read', permissions: ['read'] },
  { ...usual, says: 'connected with write', permissions: ['write'] },
  { ...usual, says: 'another volume', volumeId: OTHER_VOLUME },
  { ...usual, says: 'not connected', permissions: null },
  { ...usual, says: 'another organization', orgId: FOREIGN },
]

/**
 * Whether the words of a cell, such as "its project", allow the action in the situation `s`. `hasReach` checks
 * separately whether the caller reaches the target.
 */
const meaning = (words: string, row: string, column: number, s: Situation, principal: Principal): boolean => {
  const [rule, scopes] = words
    .replace(/ \(.*\)$/, '')
    .replaceAll('`', '')
    .split(', with ')
  if (scopes !== undefined && !hasAny(principal, scopes.split(' or '))) return false
  switch (rule) {
    case 'yes':
    case 'its project':
      return true
    case '–':
      return false
    case 'its creator':
      return s.createdBy === USER
    case 'own ones, project kinds':
      return s.userId === USER && s.keyKind.startsWith('proj')
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

const hasAny = (principal: Principal, scopes: readonly string[]): boolean =>
  principal.kind === 'token' && principal.scopes.some((scope) => scopes.includes(scope))

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(2, -1)
    .map((cell) => cell.trim())

const hasReach = (principal: Principal, name: TargetName, s: Situation): boolean => {
  if (s.orgId !== ORG) return false
  if (principal.kind === 'token') {
    const isOfVolume = ['volume', 'memory', 'webhook'].includes(name)
    return !isOfVolume || (principal.volumeIds?.includes(s.volumeId) ?? true)
  }
  if (principal.kind === 'session' || name === 'organization' || name === 'key') return true
  if (principal.keyKind.startsWith('proj')) return s.projectId === PROJECT
  if (principal.keyKind === 'agent') return ['volume', 'memory', 'webhook'].includes(name) && s.permissions !== null
  return true
}

const label = (principal: Principal): string => {
  if (principal.kind === 'session') return `${principal.roles[ORG]}'s session`
  if (principal.kind === 'key') return labelOfKey(principal)
  const { scopes, volumeIds } = principal
  return `token of a ${principal.roles[ORG]} for ${scopes.join(' ')} in ${volumeIds?.join(' ') ?? 'all volumes'}`
}

const labelOfKey = (principal: KeyPrincipal): string =>
  `${principal.keyKind} key${principal.keyKind === 'live' ? ` of a ${principal.roles[ORG]}` : ''}`

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
              const allowed = reached && meaning(words, line, column, situation, principal)
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
