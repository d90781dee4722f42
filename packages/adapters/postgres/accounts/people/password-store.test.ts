import { beginReset, changePassword, resetPassword } from '@agent-memory/core/accounts/people/passwords'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { code } from '../../../../../tests/support/http/errors.js'
import { type ManagementFixture, startManagement } from '../../../../../tests/support/http/management.js'
import { mintLiveKey } from '../../../../../tests/support/servers/database.js'

const CURRENT = 'correct horse battery'
let fixture: ManagementFixture
let ports: ManagementFixture['ports']
beforeAll(async () => {
  fixture = await startManagement()
  ports = fixture.ports
})
afterAll(() => fixture?.close())

test.each(['changed', 'reset'])('live keys of all organizations end when the password is %s', async (how) => {
  const [{ principal, orgId }, other] = [await fixture.owner(), await fixture.owner()]
  const mint = (userId: string, org: string) => mintLiveKey(fixture.url, { userId, orgId: org })
  const own = [await mint(principal.userId, orgId), await mint(principal.userId, other.orgId)]
  const kept = await mint(other.principal.userId, other.orgId)
  for (const key of own) expect(await fixture.lookUp(key)).not.toBeNull()
  if (how === 'changed') await changePassword(ports, principal, { current: CURRENT, next: 'another horse' })
  else {
    const token = await beginReset(ports, principal.email, { mailIn: null })
    await resetPassword(ports, { token: token ?? '', password: 'another horse' })
  }
  for (const key of own) expect(await fixture.lookUp(key)).toBeNull()
  expect(await fixture.lookUp(kept)).not.toBeNull()
})

test('of two changes from the same password, one succeeds', async () => {
  const { principal } = await fixture.owner()
  const change = (next: string) => changePassword(ports, principal, { current: CURRENT, next })
  const ended = await Promise.allSettled(['one horse', 'two horses'].map(change))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(ended).toContainEqual({ status: 'rejected', reason: code('invalid_credentials') })
})

test('the hash is read after a change that is under way', async () => {
  const { userId } = (await fixture.owner()).principal
  const asked = await fixture.database.transaction(async (client) => {
    await client.query(`UPDATE users SET password_hash = 'next' WHERE user_id = $1`, [userId])
    const hash = ports.passwordStore.hashOf(userId)
    await client.query('SELECT pg_sleep(0.3)')
    return { hash }
  })
  expect(await asked.hash).toBe('next')
})
