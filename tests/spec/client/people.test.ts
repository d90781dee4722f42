import { type Client, createClient } from '@agent-memory/client/client'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { eventually } from '../../support/eventually.js'
import { UUID } from '../../support/expectations.js'
import { failureOf } from '../../support/failure-of.js'
import { expectStatus, newEmail, PASSWORD, patientFetch } from '../../support/http/client.js'
import { signUp } from '../../support/http/tenant.js'
import { send, shared } from '../../support/shared.js'

const email = newEmail()
// `patientFetch` retries, because the client itself does not retry a creation.
const client = (apiKey?: string) => createClient({ baseUrl: shared().baseUrl, apiKey, fetch: patientFetch })
let ada: Client
let org_id: string
let project_id: string
let volume_id: string

beforeAll(async () => {
  expectStatus(await signUp(send, { email, password: PASSWORD, name: 'Ada', org_name: 'Engines' }), 201)
  ada = await client().signIn({ email, password: PASSWORD })
  const { organizations = [] } = await ada.me()
  org_id = organizations[0]?.org_id ?? ''
  project_id = organizations[0]?.projects[0]?.project_id ?? ''
  volume_id = organizations[0]?.projects[0]?.volumes[0]?.volume_id ?? ''
})

describe('a session', () => {
  test('starts by signing up', async () => {
    // A sign-up answered with 503 may have been done, so each try is another user.
    const { user } = await eventually(async () => {
      const fields = { email: newEmail(), password: PASSWORD, name: 'Grace', org_name: 'Compilers' }
      return (await client().signUp(fields)).me()
    })
    expect(user).toMatchObject({ name: 'Grace' })
  })

  test('starts by signing in, and ends by signing out', async () => {
    const again = await client().signIn({ email, password: PASSWORD })
    expect((await again.me()).user).toMatchObject({ email, name: 'Ada' })
    await again.signOut()
    expect((await failureOf(again.me())).code).toBe('unauthorized')
    expect((await ada.me()).organizations).toEqual([expect.objectContaining({ name: 'Engines', role: 'owner' })])
  })

  test('does not start with a wrong password', async () => {
    const error = await failureOf(client().signIn({ email, password: 'wrong' }))
    expect(error).toMatchObject({ code: 'invalid_credentials', status: 401 })
  })

  test('does not replace a key, nor a key a session', async () => {
    expect((await failureOf(ada.volumes())).code).toBe('unauthorized')
    const { api_key } = await ada.keys.create({ name: 'k', kind: 'org_rw' })
    expect((await failureOf(client(api_key).keys.list())).code).toBe('forbidden')
  })
})

test('a key is created, identified, listed, rotated and revoked', async () => {
  const made = await ada.keys.create({ name: 'Reader', kind: 'proj_r', project_id })
  const { key, volumes } = await client(made.api_key).me()
  expect(key).toMatchObject({ key_id: made.key_id, name: 'Reader', kind: 'proj_r', project_id })
  expect(volumes).toEqual([expect.objectContaining({ volume_id, permissions: ['read'] })])
  expect((await ada.keys.list({ limit: 100 })).keys).toContainEqual(expect.objectContaining({ key_id: made.key_id }))
  const rotated = await ada.keys.rotate(made.key_id)
  expect((await failureOf(client(made.api_key).me())).code).toBe('invalid_api_key')
  expect((await client(rotated.api_key).me()).key?.key_id).toBe(made.key_id)
  expect((await ada.keys.revoke(made.key_id)).key_id).toBe(made.key_id)
  expect((await failureOf(client(rotated.api_key).me())).code).toBe('invalid_api_key')
})

test('an agent is created, connected, changed, rotated and deactivated', async () => {
  const made = await ada.agents.create({ org_id, project_id, name: 'Babbage', description: 'Counts.' })
  expect(made).toMatchObject({ agent_id: UUID, api_key: expect.stringMatching(/^sm_agent_/), system_prompt: null })
  const { agent_id } = made
  expect(await ada.agents.connect({ agent_id, volume_id, permissions: ['read'] })).toMatchObject({
    status: 'connected',
  })
  expect((await ada.agents.read(agent_id)).volumes).toEqual([
    expect.objectContaining({ volume_id, permissions: ['read'] }),
  ])
  expect((await ada.agents.list({ org_id, project_id })).agents).toEqual([expect.objectContaining({ agent_id })])
  expect((await ada.agents.update(agent_id, { description: null })).description).toBeNull()
  const { api_key } = await ada.agents.rotateKey(agent_id, { grace_seconds: 60 })
  expect(await client(api_key).volumes()).toHaveLength(1)
  expect(await client(made.api_key).volumes()).toHaveLength(1)
  expect(await ada.agents.disconnect(agent_id, volume_id)).toEqual({ status: 'disconnected' })
  expect(await client(api_key).volumes()).toEqual([])
  expect((await ada.agents.deactivate(agent_id)).is_active).toBe(false)
})

test('projects and volumes are created, listed, changed and erased', async () => {
  const { organizations } = ada
  const project = await organizations.createProject(org_id, { name: 'Looms' })
  const volume = await organizations.createVolume({ name: 'Cards', project_id: project.project_id })
  expect((await organizations.listProjects(org_id)).projects).toContainEqual(project)
  expect((await organizations.listVolumes({ project_id: project.project_id })).volumes).toEqual([volume])
  const renamed = await organizations.updateVolume(volume.volume_id, { name: 'Punched cards' })
  expect(await organizations.readVolume(volume.volume_id)).toEqual(renamed)
  await organizations.eraseVolume(volume.volume_id)
  expect((await failureOf(organizations.readVolume(volume.volume_id))).code).toBe('volume_not_found')
})

test('members are invited, join, change roles and leave; their owner reads the audit log', async () => {
  const signUp = { email: newEmail(), password: PASSWORD }
  const { token, link, invitation_id } = await ada.members.invite(org_id, { email: signUp.email, role: 'developer' })
  expect(link).toContain(`/account/invitation?token=${token}`)
  expect((await ada.members.listInvitations(org_id)).invitations).toEqual([expect.objectContaining({ invitation_id })])
  const grace = await client().signUp(signUp)
  expect(await grace.members.acceptInvitation(token ?? '')).toMatchObject({ invitation_id, role: 'developer' })
  const { members } = await grace.members.list(org_id, { limit: 10 })
  expect(members.map(({ role }) => role)).toEqual(['owner', 'developer'])
  const userId = members[1]?.user_id ?? ''
  expect(await ada.members.changeRole(org_id, userId, 'member')).toMatchObject({ role: 'member' })
  expect(await grace.members.remove(org_id, userId)).toMatchObject({ email: signUp.email })
  const second = await ada.members.invite(org_id, { email: signUp.email })
  expect(await ada.members.withdrawInvitation(org_id, second.invitation_id)).toMatchObject({ role: 'member' })
  const { entries } = await ada.members.audit(org_id, { limit: 3 })
  expect(entries.map(({ action }) => action)).toEqual(['invitation.withdrawn', 'invitation.created', 'member.removed'])
  const all: string[] = []
  for await (const { audit_id } of ada.members.auditEntries(org_id, { since: '2020-01-01' })) all.push(audit_id)
  expect(all.slice(0, 3)).toEqual(entries.map(({ audit_id }) => audit_id))
  expect(new Set(all).size).toBe(all.length)
})

test('a person lists and ends sessions, changes the password, and is erased', async () => {
  const credentials = { email: newEmail(), password: PASSWORD }
  const grace = await client().signUp(credentials)
  const other = await client().signIn(credentials)
  const { session_id = '' } = (await grace.account.sessions()).find(({ is_current }) => !is_current) ?? {}
  await grace.account.endSession(session_id)
  expect((await failureOf(other.me())).code).toBe('unauthorized')
  await client().signIn(credentials)
  expect(await grace.account.endOtherSessions()).toBe(1)
  expect(await grace.account.grants()).toEqual([])
  expect((await failureOf(grace.account.endGrant(session_id))).code).toBe('grant_not_found')
  expect(await grace.account.liveKeys()).toEqual([])
  expect((await failureOf(grace.account.endLiveKey(session_id))).code).toBe('key_not_found')
  await grace.account.changePassword({ current_password: PASSWORD, password: 'another horse' })
  const { organizations } = await grace.me()
  expect(await grace.members.eraseOrganization(organizations?.[0]?.org_id ?? '')).toMatchObject({
    stores: { postgresql: { volumes: 1, members: 1 } },
  })
  expect(await grace.account.erase('another horse')).toMatchObject({ organizations: [] })
  expect((await failureOf(grace.me())).code).toBe('unauthorized')
})
