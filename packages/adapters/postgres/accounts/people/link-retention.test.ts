import { randomUUID } from 'node:crypto'
import { openRetention } from '@agent-memory/adapters/postgres/memories/retention'
import { allowCliLogin } from '@agent-memory/core/accounts/keys/cli-login'
import { invite } from '@agent-memory/core/accounts/people/invitations'
import { beginReset } from '@agent-memory/core/accounts/people/passwords'
import { signUp } from '@agent-memory/core/accounts/people/sign-up'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../../../tests/support/http/management.js'

const TABLES = ['sign_ups', 'invitations', 'password_resets', 'cli_logins']
let fixture: ManagementFixture
beforeAll(async () => {
  fixture = await startManagement()
})
afterAll(() => fixture?.close())

test('expired sign-ups, invitations, resets and logins of the command line are removed, a limited number at a time', async () => {
  const { ports, database, sql } = fixture
  const { principal, orgId } = await fixture.owner()
  const email = () => `${randomUUID()}@example.org`
  const mailing = { ...ports, mailer: { send: async () => {}, close: async () => {} } }
  const request = {
    password: 'correct horse',
    name: null,
    orgName: null,
    invitationToken: undefined,
    language: 'en',
  } as const
  for (let at = 0; at < 3; at++) {
    await signUp(mailing, { ...request, email: email() })
    await invite(ports, principal, { orgId, email: email(), role: 'member', language: 'en' })
    await beginReset(ports, principal.email, { mailIn: null })
    const sessionHash = await fixture.session(principal.userId)
    const login = { challenge: randomUUID(), orgId, sessionHash, carrier: 'person' } as const
    await allowCliLogin(ports.cliLogins, principal, login, new Date())
    // In each table, all rows but the last expire.
    if (at < 2) for (const table of TABLES) await sql(`UPDATE ${table} SET expires_at = now()`)
  }
  const left = () => Promise.all(TABLES.map(async (table) => (await sql(`SELECT FROM ${table}`)).length))
  expect(await left()).toEqual([3, 3, 3, 3])
  const { removeExpiredLinks } = openRetention(database)
  expect(await removeExpiredLinks(new Date(), 1)).toBe(1)
  expect(await left()).toEqual([2, 2, 2, 2])
  await removeExpiredLinks(new Date(), 100)
  expect(await left()).toEqual([1, 1, 1, 1])
})
