import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { concurrently } from '../../support/concurrently.js'
import { expectError, expectInvalid, UUID } from '../../support/expectations.js'
import { cookieOf, newEmail, PASSWORD } from '../../support/http/client.js'
import { invited } from '../../support/http/people.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { dumpTables, withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

let tenant: Tenant
beforeAll(async () => {
  tenant = await newTenant(send)
})

const accept = (person: Tenant, token: string) => person.call('POST', '/invitations/accept', { token })
const isMember = async (person: Tenant) => (await person.call('GET', `/orgs/${tenant.orgId}/members`)).status === 200
const expire = (invitationId: string) =>
  withDatabase(shared().databaseUrl, (client) =>
    client.query(`UPDATE invitations SET expires_at = now() WHERE invitation_id = $1`, [invitationId]),
  )

describe('an invitation', () => {
  test(
    cites('answers its token and link to the owner who invites', 'invitations.create', 'status.created'),
    async () => {
      const email = newEmail()
      const invitation = await invited(tenant, email.toUpperCase(), 'developer')
      expect(invitation).toEqual({
        invitation_id: UUID,
        org_id: tenant.orgId,
        email,
        role: 'developer',
        created_at: expect.any(String),
        expires_at: expect.any(String),
        mailed: false,
        token: expect.stringMatching(/^[\w-]{43}$/),
        link: `${shared().baseUrl}/account/invitation?token=${invitation.token}`,
      })
      expect(Date.parse(invitation.expires_at) - Date.parse(invitation.created_at)).toBe(7 * 24 * 3_600_000)
      const dump = (await dumpTables(shared().databaseUrl)).join('\n')
      expect(dump).toContain(invitation.invitation_id)
      expect(dump).not.toContain(invitation.token)
    },
  )

  test(cites('makes the invited person a member with its role', 'invitations.accept'), async () => {
    const person = await newTenant(send)
    const { token, invitation_id } = await invited(tenant, person.email, 'admin')
    expect(await isMember(person)).toBe(false)
    expect((await accept(person, token)).body.data.invitation).toMatchObject({ invitation_id, role: 'admin' })
    const { organizations } = (await person.call('GET', '/auth/me')).body.data
    expect(organizations).toContainEqual(expect.objectContaining({ org_id: tenant.orgId, role: 'admin' }))
  })

  test(cites('is of no use to others, nor without a session', 'invitations.accept', 'errors.forbidden'), async () => {
    const [person, other] = [await newTenant(send), await newTenant(send)]
    const { token } = await invited(tenant, person.email)
    expectError(await accept(other, token), 403, 'forbidden')
    expectError(await send('POST', '/invitations/accept', { body: { token } }), 401, 'unauthorized')
    const key = await person.key('org_rw')
    expectError(await send('POST', '/invitations/accept', { key, body: { token } }), 403, 'forbidden')
    expect(await isMember(other)).toBe(false)
    expect((await accept(person, token)).status).toBe(200)
  })

  test(cites('is used once, even by many requests at the same time', 'invitations.once'), async () => {
    const person = await newTenant(send)
    const { token } = await invited(tenant, person.email)
    const replies = await concurrently(4, Array(4).fill(token), (one: string) => accept(person, one))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    await tenant.call('DELETE', `/orgs/${tenant.orgId}/members/${person.userId}`)
    expectInvalid(await accept(person, token), 'token')
    expect(await isMember(person)).toBe(false)
  })

  test(cites('ends when it is withdrawn, replaced, or expires', 'invitations.once'), async () => {
    const person = await newTenant(send)
    const replaced = await invited(tenant, person.email, 'owner')
    const withdrawn = await invited(tenant, person.email, 'member')
    expectInvalid(await accept(person, replaced.token), 'token')
    const path = `/orgs/${tenant.orgId}/invitations/${withdrawn.invitation_id}`
    expect((await tenant.call('DELETE', path)).status).toBe(200)
    expectError(await tenant.call('DELETE', path), 404, 'invitation_not_found')
    expectInvalid(await accept(person, withdrawn.token), 'token')
    const expired = await invited(tenant, person.email)
    await expire(expired.invitation_id)
    expectInvalid(await accept(person, expired.token), 'token')
    expectInvalid(await accept(person, 'nobody-knows'), 'token')
    expect(await isMember(person)).toBe(false)
  })

  test(cites('of a member is a conflict', 'errors.conflict'), async () => {
    const reply = await tenant.call('POST', `/orgs/${tenant.orgId}/members`, { email: tenant.email })
    expectError(reply, 409, 'conflict')
  })
})

test(cites('open invitations are listed without their tokens', 'invitations.list'), async () => {
  const inviting = await newTenant(send)
  const path = `/orgs/${inviting.orgId}/invitations`
  const made = [await invited(inviting, newEmail()), await invited(inviting, newEmail(), 'owner')]
  await expire((await invited(inviting, newEmail())).invitation_id)
  const { body, text } = await inviting.call('GET', path)
  const shown = made.map(({ token: _token, link: _link, mailed: _mailed, ...rest }) => rest)
  expect(body.data).toEqual({ invitations: shown, next_cursor: null })
  for (const { token } of made) expect(text).not.toContain(token)
})

describe('sign-up by an invitation', () => {
  const signUp = (email: string, invitation_token: string) =>
    send('POST', '/auth/signup', { body: { email, password: PASSWORD, name: 'Ada', invitation_token } })

  test(cites('joins the inviting organization, and signs in', 'signup.invite'), async () => {
    const email = newEmail()
    const { token } = await invited(tenant, email, 'developer')
    const reply = await signUp(email.toUpperCase(), token)
    expect(reply.status).toBe(201)
    const me = await send('GET', '/auth/me', { cookie: cookieOf(reply) })
    expect(me.body.data.user).toMatchObject({ email, name: 'Ada' })
    expect(me.body.data.organizations).toEqual([
      expect.objectContaining({ org_id: tenant.orgId, role: 'developer', name: 'Org' }),
    ])
    expectInvalid(await signUp(newEmail(), token), 'invitation_token')
  })

  test(cites('needs the invited address, which has no account', 'signup.invite', 'signup.taken'), async () => {
    const person = await newTenant(send)
    const { token } = await invited(tenant, person.email)
    expectInvalid(await signUp(newEmail(), token), 'invitation_token')
    expectError(await signUp(person.email, token), 409, 'conflict')
    expect((await accept(person, token)).status).toBe(200)
  })
})
