import type { PasswordHasher } from '@agent-memory/core/ports/accounts/people'
import { authRoutes } from '@agent-memory/service-gateway/routes/accounts/auth'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  MANAGEMENT_PASSWORD,
  type ManagementApp,
  startManagementApp,
} from '../../../../tests/support/http/management-app.js'

let app: ManagementApp
/** Called when a password has been checked, before the session opens. */
let checked: () => Promise<unknown> = async () => {}
beforeAll(async () => {
  app = await startManagementApp((ports) => {
    const verify: PasswordHasher['verify'] = async (hash, password) => {
      const right = await ports.passwords.verify(hash, password)
      await checked()
      return right
    }
    return authRoutes({ ...ports, passwords: { hash: ports.passwords.hash, verify } })
  })
})
afterAll(() => app?.close())

test('a log-in leaves no session if the password changed after it was checked', async () => {
  const { email } = await app.signedUp()
  const logIn = () => app.call('POST', '/auth/login', '', { email, password: MANAGEMENT_PASSWORD })
  const sessions = async () =>
    (await app.sql('SELECT FROM sessions JOIN users USING (user_id) WHERE email = $1', email)).length
  expect((await logIn()).status).toBe(200)
  expect(await sessions()).toBe(2)
  checked = () => app.sql(`UPDATE users SET password_hash = 'another' WHERE email = $1`, email)
  expect(await logIn()).toMatchObject({ status: 401, body: { error: 'invalid_credentials' } })
  expect(await sessions()).toBe(2)
})
