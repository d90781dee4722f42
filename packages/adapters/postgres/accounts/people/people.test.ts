import { createHash, randomUUID } from 'node:crypto'
import { createOwner, createProject, listProjects, logIn } from '@agent-memory/core/accounts/people/people'
import { type SignUpRequest, signUp } from '@agent-memory/core/accounts/people/sign-up'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { code } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../../tests/support/http/management.js'

let fixture: ManagementFixture
let ports: ManagementFixture['ports']

beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

const newEmail = () => `${randomUUID()}@example.org`
const request = (email: string): SignUpRequest => ({
  email,
  password: 'correct horse',
  language: 'en',
  name: null,
  orgName: null,
  invitationToken: undefined,
})

describe('sign-up', () => {
  test('creates user, organization, project and default volume', async () => {
    const email = newEmail()
    const { userId, orgId, projectId, volumeId } = await createOwner(ports, { ...request(email), name: 'Ada' })
    expect(await ports.people.principal(userId)).toEqual({
      kind: 'session',
      userId,
      email,
      name: 'Ada',
      roles: { [orgId]: 'owner' },
    })
    const volumes = [{ volumeId, name: 'Default', type: 'default' }]
    const projects = [{ projectId, name: 'Default', volumes }]
    expect(await ports.people.organizationsOf(userId)).toEqual([
      { orgId, name: "Ada's organization", role: 'owner', projects },
    ])
    expect((await ports.volumes.volumeForKey(volumeId, null))?.createdBy).toBe(userId)
  })

  test('of one address many times concurrently, in any case, succeeds once and leaves nothing partial', async () => {
    const email = newEmail()
    const [before] = await fixture.sql<{ n: bigint }>('SELECT count(*) AS n FROM organizations')
    const attempts = Array.from({ length: 6 }, (_, n) =>
      signUp(ports, request(n % 2 === 0 ? email : email.toUpperCase())),
    )
    const ended = await Promise.allSettled(attempts)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of ended) if (one.status === 'rejected') expect(one.reason).toEqual(code('conflict'))
    const [after] = await fixture.sql<{ n: bigint }>('SELECT count(*) AS n FROM organizations')
    expect(after?.n).toBe((before?.n ?? 0n) + 1n)
  })

  test('can be closed, except for the first start', async () => {
    const closed = { ...ports, config: { signup: 'closed' as const } }
    await expect(signUp(closed, request(newEmail()))).rejects.toEqual(code('forbidden'))
    await createOwner(closed, request(newEmail()))
  })

  test('names the organization after the user within the limit of a name', async () => {
    const { userId } = await createOwner(ports, { ...request(newEmail()), name: '🦊'.repeat(100) })
    const [organization] = await ports.people.organizationsOf(userId)
    expect([...(organization?.name ?? '')]).toHaveLength(100)
  })
})

describe('login', () => {
  test('accepts only the right password, in any Unicode composition', async () => {
    const email = newEmail()
    const { userId } = await createOwner(ports, { ...request(email), password: 'Zürich 2024' })
    const right = { email: email.toUpperCase(), password: 'Zu\u0308rich 2024' }
    expect(await logIn(ports, right)).toMatchObject({ userId })
    for (const attempt of [
      { email, password: 'zürich 2024' },
      { email: newEmail(), password: 'Zürich 2024' },
    ]) {
      await expect(logIn(ports, attempt)).rejects.toEqual(code('invalid_credentials'))
    }
  })

  test('does the same work for an unknown address as for a wrong password', async () => {
    const asked: (string | null)[] = []
    const passwords = {
      verify: async (hash: string | null) => {
        asked.push(hash)
        return false
      },
    }
    await expect(logIn({ ...ports, passwords }, { email: newEmail(), password: 'x' })).rejects.toEqual(
      code('invalid_credentials'),
    )
    expect(asked).toEqual([null])
  })
})

describe('projects', () => {
  test('are created by owners and admins, and seen by every member', async () => {
    const owner = await fixture.owner()
    const foreign = await fixture.owner()
    const [admin, developer, member] = await Promise.all(
      (['admin', 'developer', 'member'] as const).map((role) => fixture.colleague(owner.orgId, role)),
    )
    const make = (by = owner.principal) => createProject(ports.projects, by, { orgId: owner.orgId, name: 'New' })
    const made = [await make(), await make(admin)]
    await expect(make(developer)).rejects.toEqual(code('forbidden'))
    await expect(make(foreign.principal)).rejects.toEqual(code('organization_not_found'))
    const first = await listProjects(ports.projects, member as never, owner.orgId, { limit: 2, after: null })
    const rest = await listProjects(ports.projects, member as never, owner.orgId, { limit: 2, after: first.next })
    const ids = [...first.items, ...rest.items].map(({ projectId }) => projectId)
    expect(ids).toEqual([owner.projectId, ...made.map(({ projectId }) => projectId)])
    expect(rest.next).toBeNull()
  })
})

describe('sessions', () => {
  const hash = () => createHash('sha256').update(randomUUID()).digest()
  const later = (seconds: number) => new Date(Date.now() + seconds * 1_000)

  test('are found until they end, and do not return', async () => {
    const { userId } = (await fixture.owner()).principal
    const [alive, dead] = [hash(), hash()]
    const data = { userId, cookie: { path: '/' } }
    await ports.sessions.save({ sessionHash: alive, userId, data, expiresAt: later(60) })
    await ports.sessions.save({ sessionHash: dead, userId, data, expiresAt: later(-1) })
    expect(await ports.sessions.find(alive)).toEqual(data)
    expect(await ports.sessions.find(dead)).toBeNull()
    await ports.sessions.destroy(alive)
    await ports.sessions.touch(alive, later(60))
    expect(await ports.sessions.find(alive)).toBeNull()
  })

  test('last while they are used, and are deleted with their user', async () => {
    const { userId } = (await fixture.owner()).principal
    const sessionHash = hash()
    await ports.sessions.save({ sessionHash, userId, data: { userId }, expiresAt: later(120) })
    const end = async () =>
      (
        await fixture.sql<{ expires_at: Date }>('SELECT expires_at FROM sessions WHERE session_hash = $1', sessionHash)
      )[0]
    const before = await end()
    await ports.sessions.touch(sessionHash, later(130))
    expect(await end()).toEqual(before)
    await ports.sessions.touch(sessionHash, later(3_600))
    expect((await end())?.expires_at.getTime()).toBeGreaterThan((before?.expires_at.getTime() ?? 0) + 3_000_000)
    await fixture.sql('DELETE FROM users WHERE user_id = $1', userId)
    expect(await ports.sessions.find(sessionHash)).toBeNull()
    expect(await ports.people.principal(userId)).toBeNull()
  })

  test('that expired are removed by the next sign-in', async () => {
    const { userId } = (await fixture.owner()).principal
    await ports.sessions.save({ sessionHash: hash(), userId, data: {}, expiresAt: later(-1) })
    await ports.sessions.save({ sessionHash: hash(), userId, data: {}, expiresAt: later(60) })
    const [row] = await fixture.sql<{ dead: bigint }>('SELECT count(*) AS dead FROM sessions WHERE expires_at < now()')
    expect(row?.dead).toBe(0n)
  })
})
