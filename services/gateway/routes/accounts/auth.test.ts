import { authRoutes } from '@agent-memory/service-gateway/routes/accounts/auth'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newEmail } from '../../../../tests/support/http/client.js'
import {
  MANAGEMENT_PASSWORD,
  type ManagementApp,
  startManagementApp,
} from '../../../../tests/support/http/management-app.js'

let app: ManagementApp
beforeAll(async () => {
  app = await startManagementApp(authRoutes)
})
afterAll(() => app?.close())

describe('signing in', () => {
  test('signing up signs in, and returns the user', async () => {
    const person = await app.signedUp()
    const me = await app.call('GET', '/auth/me', person.cookie)
    expect(me).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(me.body.data).toEqual({
      user: { user_id: expect.any(String), email: person.email, name: 'Ada' },
      organizations: [
        {
          org_id: person.orgId,
          name: "Ada's organization",
          role: 'owner',
          projects: [
            {
              project_id: person.projectId,
              name: 'Default',
              volumes: [{ volume_id: person.volumeId, name: 'Default', type: 'default' }],
            },
          ],
        },
      ],
    })
  })

  test('a login makes a new session, a logout ends it in the store', async () => {
    const { email } = await app.signedUp()
    const login = (attempt: string, cookie = '') =>
      app.call('POST', '/auth/login', cookie, { email, password: attempt })
    expect(await login('wrong horse')).toMatchObject({
      status: 401,
      body: { error: 'invalid_credentials' },
      cookie: '',
    })
    const first = await login(MANAGEMENT_PASSWORD)
    const second = await login(MANAGEMENT_PASSWORD, first.cookie)
    expect(second.cookie).not.toBe(first.cookie)
    expect((await app.call('GET', '/auth/me', first.cookie)).status).toBe(401)
    expect(await app.call('POST', '/auth/logout', second.cookie)).toMatchObject({ body: { status: 'ok', data: {} } })
    expect(await app.call('GET', '/auth/me', second.cookie)).toMatchObject({
      status: 401,
      body: { error: 'unauthorized' },
    })
    const [row] = await app.sql<{ data: string }>(
      'SELECT COALESCE(string_agg(s::text, $1), $1) AS data FROM sessions s',
      '',
    )
    const id = decodeURIComponent(first.cookie).replace(/^connect\.sid=s:([^.]+)\..*$/, '$1')
    expect(id).toHaveLength(32)
    expect(row?.data).not.toContain(id)
  })

  test.each([
    [{ email: 'no address' }, 'email'],
    [{ email: `${'x'.repeat(250)}@example.org` }, 'email'],
    [{ password: '1234567' }, 'password'],
    [{ password: 'x'.repeat(201) }, 'password'],
    [{ name: '' }, 'name'],
    [{ org_name: 'x'.repeat(101) }, 'org_name'],
    [{ name: null }, 'name'],
  ])('sign-up rejects %j', async (change, field) => {
    const { status, body } = await app.call('POST', '/auth/signup', '', {
      email: newEmail(),
      password: MANAGEMENT_PASSWORD,
      ...change,
    })
    expect([status, Object.keys(body.details)]).toEqual([400, [field]])
  })

  test('the same address twice is a conflict', async () => {
    const { email } = await app.signedUp()
    expect(
      await app.call('POST', '/auth/signup', '', { email: email.toUpperCase(), password: MANAGEMENT_PASSWORD }),
    ).toMatchObject({
      status: 409,
      body: { error: 'conflict' },
    })
  })
})
