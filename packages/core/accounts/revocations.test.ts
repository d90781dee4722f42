import { expect, test } from '@jest/globals'
import type { ManagementStore } from '../ports/accounts/management.js'
import { accessIdsOf, announceRevocations } from './revocations.js'

const KEY = {
  kind: 'key',
  keyKind: 'org_rw',
  keyId: 'k',
  orgId: 'o',
  projectId: null,
  agentId: null,
  userId: null,
  name: 'key',
  roles: {},
} as const

/**
 * Returns stores that note every call and signal in a journal. A call ends in a later turn: it rejects if `fails`, else
 * it resolves with `result`.
 */
function journalled({ result, fails = false }: { result?: unknown; fails?: boolean } = {}) {
  const journal: string[] = []
  const storeOf = (name: string) =>
    new Proxy({} as Record<string, unknown>, {
      get: (_target, method) => async () => {
        await null
        journal.push(`${name}.${String(method)}`)
        if (fails) throw new Error('it is unknown whether this was committed')
        return result
      },
    })
  const names = [
    ...['people', 'members', 'invitations', 'signUps', 'passwordStore', 'identities', 'projects', 'sessions'],
    ...['oauth', 'accountErasure', 'auditLog', 'keys', 'cliLogins', 'agents', 'volumes', 'passwords'],
  ]
  const stores = Object.fromEntries(names.map((name) => [name, storeOf(name)])) as unknown as ManagementStore
  const signals = { revoked: (ids: readonly string[]) => void journal.push(`revoked ${ids.join(' ')}`) }
  return { stores: announceRevocations(stores, signals), journal }
}

const AUTHOR = { keyId: 'owner', agentId: null, name: 'Owner' }
const ROTATION = { apiKeyPrefix: 'p', secretHash: Buffer.alloc(32), graceSeconds: 0 }

test.each<[string, (stores: ManagementStore) => Promise<unknown>, string]>([
  ['a key is revoked', ({ keys }) => keys.revoke('o', 'k', AUTHOR), 'k'],
  ['a key gets another secret', ({ keys }) => keys.rotate('o', 'k', ROTATION, AUTHOR), 'k'],
  ['an agent is deactivated', ({ agents }) => agents.deactivate('o', 'a', AUTHOR), 'a'],
  [
    'an agent is changed, perhaps to inactive',
    ({ agents }) => agents.update('o', 'a', { isActive: false }, AUTHOR),
    'a',
  ],
  ["an agent's key gets another secret", ({ agents }) => agents.rotateKey('o', 'a', ROTATION, AUTHOR), 'a'],
  ['an agent is disconnected', ({ agents }) => agents.disconnect('o', 'a', 'v', AUTHOR), 'a'],
  [
    'an agent is connected again, perhaps with fewer permissions',
    ({ agents }) => agents.connect('o', 'a', 'v', [], AUTHOR),
    'a',
  ],
  [
    'a member gets another role',
    ({ members }) => members.changeRole('o', 'u', { from: 'admin', to: 'member' }, AUTHOR),
    'u',
  ],
  ['a member is removed', ({ members }) => members.remove('o', 'u', 'member', AUTHOR), 'u'],
  ['all other sessions are ended', ({ sessions }) => sessions.endOthers('u', Buffer.alloc(32)), 'u'],
  ['a session is ended by its user', ({ sessions }) => sessions.end('u', 's'), 'u'],
  ['a user takes a client its access', ({ oauth }) => oauth.revokeGrant('g', 'client').then(() => true), 'g'],
  ['a person ends a consent', ({ oauth }) => oauth.endGrant('u', 'g'), 'g'],
  ['a volume is deleted', ({ volumes }) => volumes.erase('o', 'v'), 'v'],
])('when %s, that is signalled after the commit, before the call returns', async (_what, change, id) => {
  const { stores, journal } = journalled({ result: true })
  expect(await change(stores)).toBe(true)
  expect(journal).toEqual([expect.stringMatching(/^\w+\.\w+$/), `revoked ${id}`])
})

test('a change that fails is signalled too, because it may have been committed', async () => {
  const { stores, journal } = journalled({ fails: true })
  await expect(stores.keys.revoke('o', 'k', AUTHOR)).rejects.toThrow('unknown')
  expect(journal).toEqual(['keys.revoke', 'revoked k'])
})

test('signing out signals the user whose session it was, if there was one', async () => {
  const signedOut = journalled({ result: 'u' })
  await signedOut.stores.sessions.destroy(Buffer.alloc(32))
  expect(signedOut.journal).toEqual(['sessions.destroy', 'revoked u'])
  const nobody = journalled({ result: null })
  await nobody.stores.sessions.destroy(Buffer.alloc(32))
  expect(nobody.journal).toEqual(['sessions.destroy'])
})

test('a password that is changed or reset signals its user', async () => {
  const changed = journalled()
  await changed.stores.passwordStore.change('u', { from: 'old', to: 'new' })
  expect(changed.journal).toEqual(['passwordStore.change', 'revoked u'])
  const reset = journalled({ result: 'u' })
  await reset.stores.passwordStore.reset(Buffer.alloc(32), 'hash')
  expect(reset.journal).toEqual(['passwordStore.reset', 'revoked u'])
})

test('a code of the command line that is used again signals the key that it had given', async () => {
  const key = { keyId: 'new', name: 'CLI', apiKeyPrefix: 'p', secretHash: Buffer.alloc(32) }
  const attempt = { challenge: 'c', codeHash: Buffer.alloc(32), mostAttempts: 5, mostKeys: 20, key }
  const reused = journalled({ result: { outcome: 'reused', keyId: 'k' } })
  await reused.stores.cliLogins.redeem(attempt)
  expect(reused.journal).toEqual(['cliLogins.redeem', 'revoked k'])
  const issued = journalled({ result: { outcome: 'issued', replaced: ['oldest'] } })
  await issued.stores.cliLogins.redeem(attempt)
  expect(issued.journal).toEqual(['cliLogins.redeem', 'revoked oldest'])
  const refused = journalled({ result: { outcome: 'refused' } })
  await refused.stores.cliLogins.redeem(attempt)
  expect(refused.journal).toEqual(['cliLogins.redeem'])
})

test('what takes away no access signals nothing, and is the method of the store', async () => {
  const { stores, journal } = journalled()
  const volume = { volumeId: 'v', orgId: 'o', projectId: 'p', name: 'n', type: 'team', createdBy: null } as const
  await stores.volumes.create(volume)
  expect(journal).toEqual(['volumes.create'])
})

test('the access of a caller depends on its key, agent, user, project and organizations', () => {
  expect(accessIdsOf({ ...KEY, projectId: 'p', agentId: 'a' })).toEqual(new Set(['k', 'o', 'p', 'a']))
  const live = { ...KEY, keyKind: 'live', userId: 'u', roles: { o: 'owner', other: 'member' } } as const
  expect(accessIdsOf(live)).toEqual(new Set(['k', 'o', 'u', 'other']))
  const session = { kind: 'session', userId: 'u', email: 'e', name: null, roles: { o: 'member' } } as const
  expect(accessIdsOf(session)).toEqual(new Set(['u', 'o']))
  const token = { ...session, kind: 'token', grantId: 'g', clientId: 'c', scopes: [], volumeIds: null } as const
  expect(accessIdsOf(token)).toEqual(new Set(['g', 'u', 'o']))
})
