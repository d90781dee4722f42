import { randomBytes } from 'node:crypto'
import { allowCliLogin, redeemCliLogin } from '@agent-memory/core/accounts/keys/cli-login'
import { endOwnKey } from '@agent-memory/core/accounts/keys/keys'
import { challengeOf } from '@agent-memory/core/accounts/keys/login-code'
import { removeMember } from '@agent-memory/core/accounts/people/members'
import { changePassword } from '@agent-memory/core/accounts/people/passwords'
import { announceRevocations } from '@agent-memory/core/accounts/revocations'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { refused, code as withCode } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, type Owner, startManagement } from '../../../../../tests/support/http/management.js'
import { mintLiveKey } from '../../../../../tests/support/servers/database.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = { ...fixture.ports, ...announceRevocations(fixture.ports, { revoked: (ids) => void revoked.push(...ids) }) }
})
afterAll(() => fixture?.close())

const newVerifier = () => randomBytes(32).toString('base64url')
const wrong = expect.objectContaining({ code: 'validation_failed', details: { code: [expect.any(String)] } })

/** Allows a login in the given session, or else in a new session. */
const allow = async (
  { principal, orgId }: Pick<Owner, 'principal' | 'orgId'>,
  verifier: string,
  carrier: 'browser' | 'person' = 'person',
  now = new Date(),
  session?: Buffer,
) => {
  const sessionHash = session ?? (await fixture.session(principal.userId))
  return allowCliLogin(
    ports.cliLogins,
    principal,
    { challenge: challengeOf(verifier), orgId, sessionHash, carrier },
    now,
  )
}
const redeem = (code: string, verifier: string) => redeemCliLogin(ports.cliLogins, { code, verifier })
/** The ids whose access ended, as the service announces them to open streams. */
const revoked: string[] = []

/** Creates a user who has allowed a login. Returns the user with the verifier and the code. */
const allowed = async (carrier?: 'browser' | 'person', now?: Date) => {
  const owner = await fixture.owner()
  const verifier = newVerifier()
  return { ...owner, verifier, code: await allow(owner, verifier, carrier, now) }
}

const actionsOf = async (orgId: string) =>
  (await ports.auditLog.list(orgId, { limit: 10, since: null, before: null, below: null })).map(
    ({ action, actorId }) => [action, actorId],
  )

describe('a login of the command line', () => {
  test('gives a live key of its user, which is named CLI, and in the audit log', async () => {
    const { principal, orgId, verifier, code } = await allowed()
    const { key, apiKey, user } = await redeem(code.toLowerCase(), verifier)
    expect(apiKey).toMatch(/^sm_live_[0-9A-Za-z]{43}$/)
    expect(key).toMatchObject({ orgId, keyKind: 'live', name: 'CLI', userId: principal.userId, expiresAt: null })
    expect(user).toEqual({ userId: principal.userId, email: principal.email, name: principal.name })
    expect(await fixture.lookUp(apiKey)).toMatchObject({ keyId: key.keyId, roles: { [orgId]: 'owner' } })
    expect(await actionsOf(orgId)).toEqual([['key.created', principal.userId]])
  })

  test('has its code only as a hash', async () => {
    const { code } = await allowed()
    const dump = JSON.stringify(await fixture.sql('SELECT l::text FROM cli_logins l'))
    expect(dump).not.toContain(code)
  })

  test('gives one key: a second use of the code is refused, and revokes it', async () => {
    const { principal, orgId, verifier, code } = await allowed()
    const { apiKey } = await redeem(code, verifier)
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
    expect(await fixture.lookUp(apiKey)).toBeNull()
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
    const by = principal.userId
    expect(await actionsOf(orgId)).toEqual([
      ['key.revoked', by],
      ['key.created', by],
    ])
  })

  test('gives at most one key to exchanges at the same time', async () => {
    const { verifier, code } = await allowed()
    const ended = await Promise.allSettled(Array.from({ length: 8 }, () => redeem(code, verifier)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(ended.filter((one) => one.status === 'rejected').map(({ reason }) => reason)).toEqual(Array(7).fill(wrong))
  })

  test('leaves its user twenty keys in the organization: the oldest is revoked', async () => {
    const [owner, elsewhere] = [await fixture.owner(), await fixture.owner()]
    const { userId } = owner.principal
    const old = await mintLiveKey(fixture.url, { userId, orgId: owner.orgId })
    const kept = await mintLiveKey(fixture.url, { userId, orgId: elsewhere.orgId })
    const signIn = async () => {
      const verifier = newVerifier()
      return redeem(await allow(owner, verifier), verifier)
    }
    for (let at = 1; at < 20; at++) await signIn()
    const oldest = (await fixture.lookUp(old))?.keyId
    expect(oldest).toEqual(expect.any(String))
    const { key } = await signIn()
    expect([await fixture.lookUp(old), await fixture.lookUp(kept)]).toEqual([null, expect.anything()])
    expect(revoked).toContain(oldest)
    const [last, before] = await ports.auditLog.list(owner.orgId, { limit: 2, since: null, before: null, below: null })
    expect([before?.action, before?.subjectId, last?.action, last?.subjectId]).toEqual([
      'key.created',
      key.keyId,
      'key.revoked',
      oldest,
    ])
  })

  test('needs its own verifier', async () => {
    const [one, other] = [await allowed(), await allowed()]
    await expect(redeem(one.code, other.verifier)).rejects.toEqual(wrong)
    await expect(redeem(one.code, newVerifier())).rejects.toEqual(wrong)
    expect((await redeem(one.code, one.verifier)).user.userId).toBe(one.principal.userId)
  })

  test('ends with the fifth wrong code, also for the right one', async () => {
    const [patient, guesser] = [await allowed(), await allowed()]
    for (let guess = 0; guess < 4; guess++) {
      await expect(redeem('0000-0000-0000', patient.verifier)).rejects.toEqual(wrong)
      await expect(redeem('0000-0000-0000', guesser.verifier)).rejects.toEqual(wrong)
    }
    await redeem(patient.code, patient.verifier)
    await expect(redeem('0000-0000-0000', guesser.verifier)).rejects.toEqual(wrong)
    await expect(redeem(guesser.code, guesser.verifier)).rejects.toEqual(wrong)
    const another = await allow(guesser, guesser.verifier)
    await expect(redeem(another, guesser.verifier)).rejects.toEqual(wrong)
  })

  test.each([
    ['browser', 59_000, 61_000],
    ['person', 599_000, 601_000],
  ] as const)('carried by a %s can be used for a while', async (carrier, inTime, late) => {
    const before = (ms: number) => new Date(Date.now() - ms)
    const one = await allowed(carrier, before(inTime - 30_000))
    expect((await redeem(one.code, one.verifier)).apiKey).toMatch(/^sm_live_/)
    const other = await allowed(carrier, before(late))
    await expect(redeem(other.code, other.verifier)).rejects.toEqual(wrong)
  })

  test('can be allowed again by its user, which replaces the code, until it is used', async () => {
    const { verifier, code, ...owner } = await allowed()
    const again = await allow(owner, verifier)
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
    await redeem(again, verifier)
    expect(await refused(allow(owner, verifier))).toEqual(withCode('conflict'))
  })

  test('cannot be taken over by another user', async () => {
    const { verifier, code, principal } = await allowed()
    expect(await refused(allow(await fixture.owner(), verifier))).toEqual(withCode('conflict'))
    expect((await redeem(code, verifier)).user.userId).toBe(principal.userId)
  })

  test('is only for an organization of its user', async () => {
    const [{ principal }, { orgId }] = [await fixture.owner(), await fixture.owner()]
    expect(await refused(allow({ principal, orgId }, newVerifier()))).toEqual(withCode('organization_not_found'))
  })
})

describe('a login that was allowed, but not used, ends', () => {
  test('when its user leaves the organization', async () => {
    const { principal: owner, orgId } = await fixture.owner()
    const member = await fixture.colleague(orgId, 'member')
    const verifier = newVerifier()
    const code = await allow({ principal: member, orgId }, verifier)
    await removeMember(ports.members, owner, { orgId, userId: member.userId })
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
  })

  test('when its user sets a new password', async () => {
    const { principal, verifier, code } = await allowed()
    await changePassword(ports, principal, { current: 'correct horse battery', next: 'another horse' })
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
  })

  test('when the organization is closed', async () => {
    const { orgId, verifier, code } = await allowed()
    await ports.accountErasure.closeOrganization(orgId)
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
  })

  test('when its session ends', async () => {
    const owner = await fixture.owner()
    const [verifier, session] = [newVerifier(), await fixture.session(owner.principal.userId)]
    const code = await allow(owner, verifier, 'person', new Date(), session)
    await ports.sessions.destroy(session)
    await expect(redeem(code, verifier)).rejects.toEqual(wrong)
    const again = allow(owner, newVerifier(), 'person', new Date(), session)
    expect(await refused(again)).toEqual(withCode('unauthorized'))
  })

  test('in a session that ends at the same time, as by a change of the password', async () => {
    const owner = await fixture.owner()
    const session = await fixture.session(owner.principal.userId)
    const late = await fixture.database.transaction(async (client) => {
      await client.query('DELETE FROM sessions WHERE session_hash = $1', [session])
      const allowing = refused(allow(owner, newVerifier(), 'person', new Date(), session))
      await client.query('SELECT pg_sleep(0.3)')
      return { allowing }
    })
    expect(await late.allowing).toEqual(withCode('unauthorized'))
    expect(await fixture.sql('SELECT FROM cli_logins WHERE user_id = $1', owner.principal.userId)).toEqual([])
  })
})

describe('a key that ends itself', () => {
  test('is revoked, once', async () => {
    const { verifier, code } = await allowed()
    const { apiKey } = await redeem(code, verifier)
    const principal = await fixture.lookUp(apiKey)
    if (principal === null) throw new Error('the key is unknown')
    await endOwnKey(ports.keys, principal)
    expect(await fixture.lookUp(apiKey)).toBeNull()
    expect(await refused(endOwnKey(ports.keys, principal))).toEqual(withCode('key_not_found'))
    for (const keyKind of ['org_rw', 'org_r', 'proj_rw', 'proj_r', 'agent'] as const)
      expect(await refused(endOwnKey(ports.keys, { ...principal, keyKind }))).toEqual(withCode('forbidden'))
  })
})
