import { randomUUID } from 'node:crypto'
import { eraseUser } from '@agent-memory/core/accounts/people/erase-accounts'
import { type IdentitySignIn, signInByIdentity } from '@agent-memory/core/accounts/people/identities'
import { invite } from '@agent-memory/core/accounts/people/invitations'
import { beginReset, changePassword, resetPassword } from '@agent-memory/core/accounts/people/passwords'
import type { SignupPolicy } from '@agent-memory/core/accounts/people/sign-up'
import type { ProvenIdentity } from '@agent-memory/core/ports/accounts/identity-providers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { code } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../../tests/support/http/management.js'

const CURRENT = 'correct horse battery'
let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const newEmail = () => `${randomUUID()}@example.org`
const proven = (email: string, subject: string = randomUUID()): ProvenIdentity => ({
  identity: { issuer: 'https://idp.example', subject },
  email,
  emailVerified: true,
  name: 'Ada',
})
const signIn = (who: ProvenIdentity, { signup = 'open', token }: { signup?: SignupPolicy; token?: string } = {}) =>
  signInByIdentity({ ...ports, config: { signup } }, who, token)
const userIn = (outcome: IdentitySignIn): string => ('userId' in outcome ? outcome.userId : '')
const verify = (userId: string) => fixture.sql('UPDATE users SET email_verified = true WHERE user_id = $1', userId)
const linksOf = async (userId: string) =>
  (await fixture.sql('SELECT FROM identities WHERE user_id = $1', userId)).length
const auditsOf = (orgId: string) =>
  fixture.sql<{ subject_id: string }>(
    `SELECT subject_id FROM audit_entries WHERE org_id = $1 AND action = 'identity.linked'`,
    orgId,
  )

test.each([
  ['closed', 'closed'],
  ['by invitation', 'invite'],
] as const)('where sign-up is %s, a new person gets no account, but a known one signs in', async (_name, signup) => {
  const email = newEmail()
  await expect(signIn(proven(email), { signup })).rejects.toEqual(code('forbidden'))
  expect(await ports.people.credentials(email)).toBeNull()
  const { principal } = await fixture.owner()
  await verify(principal.userId)
  expect(await signIn(proven(principal.email), { signup })).toEqual({ userId: principal.userId, isNew: false })
})

test('an invited person joins the organization, once, with the invited address', async () => {
  const { principal, orgId } = await fixture.owner()
  const email = newEmail()
  const { token } = await invite(ports, principal, { orgId, email, role: 'developer', language: 'en' })
  const by = { signup: 'invite', token: token ?? '' } as const
  await expect(signIn(proven(newEmail()), by)).rejects.toMatchObject({ code: 'validation_failed' })
  await expect(signIn(proven(email), { ...by, signup: 'closed' })).rejects.toEqual(code('forbidden'))
  const userId = userIn(await signIn(proven(email), by))
  expect((await ports.people.principal(userId))?.roles).toEqual({ [orgId]: 'developer' })
  expect(await auditsOf(orgId)).toEqual([{ subject_id: userId }])
  await expect(signIn(proven(newEmail()), by)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a link is one row in the audit log of each organization of the user', async () => {
  const [{ principal, orgId }, other] = [await fixture.owner(), await fixture.owner()]
  const text = `INSERT INTO memberships (org_id, user_id, role) VALUES ($1, $2, 'member')`
  await fixture.sql(text, other.orgId, principal.userId)
  await verify(principal.userId)
  const who = proven(principal.email)
  for (let time = 0; time < 2; time++) await signIn(who)
  for (const org of [orgId, other.orgId]) expect(await auditsOf(org)).toEqual([{ subject_id: principal.userId }])
})

test.each(['changed', 'reset'])('links end when the password is %s, until it is entered', async (how) => {
  const { principal } = await fixture.owner()
  await verify(principal.userId)
  const who = proven(principal.email)
  await signIn(who)
  expect(await ports.identities.isLinked(who.identity, principal.userId)).toBe(true)
  if (how === 'changed') await changePassword(ports, principal, { current: CURRENT, next: 'another horse' })
  else {
    const token = await beginReset(ports, principal.email, { mailIn: null })
    await resetPassword(ports, { token: token ?? '', password: 'another horse' })
  }
  const { userId, email } = principal
  expect(await ports.identities.isLinked(who.identity, userId)).toBe(false)
  // The address does not link the identity again, because a thief's identity may have the same address.
  expect(await signIn(who)).toEqual({ obstacle: 'ended', email })
  expect(await signIn(proven(newEmail(), who.identity.subject))).toEqual({ obstacle: 'ended', email })
  expect(await signIn(proven(email))).toEqual({ obstacle: 'second', email })
  expect(await ports.identities.link(who.identity, userId, 'address')).toBe(false)
  const other = (await fixture.owner()).principal
  const hashOf = async (id: string) => ({ passwordHash: (await ports.passwordStore.hashOf(id)) ?? '' })
  expect(await ports.identities.link(who.identity, other.userId, await hashOf(other.userId))).toBe(false)
  expect(await ports.identities.link(who.identity, userId, await hashOf(userId))).toBe(true)
  expect(await signIn(who)).toEqual({ userId, isNew: false })
})

test('an address links one identity of an issuer, also at the same time; the password links more', async () => {
  const { userId, email } = (await fixture.owner()).principal
  await verify(userId)
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => signIn(proven(email))))
  expect(all.filter(({ status, ...one }) => 'value' in one && 'userId' in (one.value as object))).toHaveLength(1)
  expect(await linksOf(userId)).toBe(1)
  const second = proven(email)
  expect(await signIn(second)).toEqual({ obstacle: 'second', email })
  const passwordHash = (await ports.passwordStore.hashOf(userId)) ?? ''
  expect(await ports.identities.link(second.identity, userId, { passwordHash })).toBe(true)
  expect(await signIn(second)).toEqual({ userId, isNew: false })
  const elsewhere = { ...proven(email), identity: { issuer: 'https://other.example', subject: 'ada' } }
  expect(await signIn(elsewhere)).toEqual({ userId, isNew: false })
})

test('a password that was changed meanwhile links nothing', async () => {
  const { principal } = await fixture.owner()
  const { identity } = proven(principal.email)
  const before = (await ports.passwordStore.hashOf(principal.userId)) ?? ''
  await changePassword(ports, principal, { current: CURRENT, next: 'another horse' })
  expect(await ports.identities.link(identity, principal.userId, { passwordHash: before })).toBe(false)
  expect(await linksOf(principal.userId)).toBe(0)
})

test('an identity signs in one user: whoever is second gets a conflict', async () => {
  const who = proven(newEmail())
  const userId = userIn(await signIn(who))
  const other = await fixture.owner()
  expect(await ports.identities.link(who.identity, other.principal.userId, 'address')).toBe(false)
  expect(await ports.identities.find(who.identity)).toMatchObject({ userId, isEnded: false })
})

test('parallel first sign-ins of a person make one account', async () => {
  const who = proven(newEmail())
  const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => signIn(who)))
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  for (const failure of failures) expect(failure).toEqual(code('conflict'))
  expect(failures.length).toBeLessThan(5)
  expect(await linksOf((await ports.identities.find(who.identity))?.userId ?? '')).toBe(1)
})

test('without a password nobody signs in by one, and a reset sets one', async () => {
  const email = newEmail()
  const userId = userIn(await signIn(proven(email)))
  expect(await ports.people.credentials(email)).toEqual({ userId, passwordHash: null })
  const token = await beginReset(ports, email, { mailIn: 'en' })
  await resetPassword(ports, { token: token ?? '', password: CURRENT })
  expect((await ports.people.credentials(email))?.passwordHash).toContain('argon2id')
})

test('erasing a user erases the identities', async () => {
  const { principal } = await fixture.owner()
  await verify(principal.userId)
  await signIn(proven(principal.email))
  await eraseUser(ports, principal)
  expect(await linksOf(principal.userId)).toBe(0)
})
