import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectInvalid } from '../../support/expectations.js'
import { type Json, newEmail, PASSWORD, type Reply } from '../../support/http/client.js'
import { newTenant, signUp } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)

/** The requests that take a name of 1 to 100 characters. */
const NAMES: [string, string, (fields: Json) => Promise<Reply>][] = [
  ['a key', 'name', (fields) => tenant.call('POST', '/keys', { kind: 'org_r', ...fields })],
  ['a volume', 'name', (fields) => tenant.call('POST', '/volumes', { project_id: tenant.projectId, ...fields })],
  ['a renamed volume', 'name', (fields) => tenant.call('PATCH', `/volumes/${tenant.volumeId}`, fields)],
  ['a project', 'name', (fields) => tenant.call('POST', `/orgs/${tenant.orgId}/projects`, fields)],
  ['a user', 'name', (fields) => signup(fields)],
  ['an organization', 'org_name', (fields) => signup(fields)],
]
const signup = (fields: Json) => signUp(send, { email: newEmail(), password: PASSWORD, ...fields })

describe.each(NAMES)('the name of %s', (_thing, field, ask) => {
  test(cites('has 1 to 100 characters', 'text.code-points', 'errors.validation-details', 'json.null'), async () => {
    for (const name of ['x', '🏷', '🏷'.repeat(100)]) expect((await ask({ [field]: name })).status).toBeLessThan(300)
    for (const name of ['', '🏷'.repeat(101), 7, null, ['x'], {}, true])
      expectInvalid(await ask({ [field]: name }), field)
  })

  test(cites('has neither NUL nor half a surrogate pair', 'text.unstorable'), async () => {
    for (const name of ['a\0b', '\ud83c', 'a\udff7']) expectInvalid(await ask({ [field]: name }), field)
  })
})

describe('other limits', () => {
  test(cites('an e-mail address has at most 254 characters', 'errors.validation-details'), async () => {
    const address = (length: number) => {
      const local = `${crypto.randomUUID()}@`
      const rest = length - local.length - '.test'.length
      return `${local}${'d'.repeat(62)}.${'e'.repeat(62)}.${'f'.repeat(62)}.${'g'.repeat(rest - 189)}.test`
    }
    expect((await signup({ email: address(254) })).status).toBe(201)
    expectInvalid(await signup({ email: address(255) }), 'email')
  })

  test.each(['user_id', 'session_id'])(
    cites('%s has 1 to 200 characters', 'write.optional-fields', 'text.code-points'),
    async (field) => {
      const key = await tenant.key('org_rw')
      const write = (value: unknown) =>
        send('POST', '/agent/memory/write', {
          key,
          body: { content: `Rule of ${field}.`, volume_id: tenant.volumeId, [field]: value },
        })
      expect((await write('🪪'.repeat(200))).status).toBe(200)
      for (const value of ['', '🪪'.repeat(201), null, 7, ['x']]) expectInvalid(await write(value), field)
    },
  )

  test(cites('a page has 1 to 100 items', 'paging'), async () => {
    const page = (limit: string) => tenant.call('GET', `/volumes?limit=${limit}`)
    for (const limit of ['1', '100']) expect((await page(limit)).status).toBe(200)
    for (const limit of ['0', '101', '-1', '1.5', 'ten', '']) expectInvalid(await page(limit), 'limit')
  })
})
