import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { PASSWORD, type Reply } from '../../support/http/client.js'
import { postForm } from '../../support/http/forms.js'
import {
  ALLOW,
  actionOf,
  authorizePath,
  choosing,
  decide,
  locationOf,
  newBrowser,
  openConsent,
  pkce,
  register,
} from '../../support/http/oauth/oauth.js'
import { expectPage } from '../../support/http/oauth/oauth-replies.js'
import { signedInAgain } from '../../support/http/people.js'
import { newTenant, type Tenant } from '../../support/http/tenant.js'
import { issuedTo } from '../../support/servers/oauth-store.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let stranger: Tenant
beforeAll(async () => {
  stranger = await newTenant(send)
})

const grantsOf = async (clientId: string) => (await issuedTo(clientId)).grants

describe('the consent page', () => {
  /** Opens the page for a new client. */
  const opened = async (browser = newBrowser(send, tenant.cookie)) => {
    const { client_id: clientId } = await register(send)
    return { clientId, browser, ...(await openConsent(browser, authorizePath({ clientId, ...pkce() }))) }
  }

  test(cites('cannot be framed, and runs no script', 'oauth.consent'), async () => {
    const { page } = await opened()
    expect(page.headers.get('x-frame-options')).toBe('DENY')
    const policy = page.headers.get('content-security-policy')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test(cites('is answered once', 'oauth.consent', 'oauth.nothing-issued'), async () => {
    const { clientId, browser, page } = await opened()
    const replies = await Promise.all(Array.from({ length: 5 }, () => browser.post(actionOf(page), ALLOW)))
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 409, 409, 409, 409])
    expect((await browser.post(actionOf(page), ALLOW)).status).toBe(409)
    expect(await grantsOf(clientId)).toBe(1)
  })

  test(cites('cannot be answered again after the client got its code', 'oauth.nothing-issued'), async () => {
    const { clientId, browser, page } = await opened()
    expect((await decide(browser, page)).get('code')).toMatch(/\S/)
    const held = await issuedTo(clientId)
    expectPage(await browser.post(actionOf(page), ALLOW), 409)
    expect(await issuedTo(clientId)).toEqual(held)
  })

  test(cites('is not answered by a form of another site', 'oauth.consent', 'oauth.nothing-issued'), async () => {
    const { clientId, browser, page, interaction } = await opened()
    expectPage(await browser.post(actionOf(page), ALLOW, { Origin: 'https://evil.example' }), 403)
    expectPage(await browser.post(actionOf(page), ALLOW, { 'Sec-Fetch-Site': 'cross-site' }), 403)
    expect((await browser.post(interaction, ALLOW)).status).toBe(403)
    expect((await browser.post(`${interaction}?confirm=${'a'.repeat(43)}`, ALLOW)).status).toBe(403)
    expect(await grantsOf(clientId)).toBe(0)
    expect((await decide(browser, page)).get('code')).toMatch(/\S/)
  })

  test(cites('is not shown to, or answered by, another browser', 'oauth.consent', 'oauth.nothing-issued'), async () => {
    const { clientId, page, interaction } = await opened()
    for (const other of [newBrowser(send, tenant.cookie), newBrowser(send, stranger.cookie)]) {
      expectPage(await other.get(interaction), 409)
      expectPage(await other.post(actionOf(page), ALLOW), 409)
    }
    expect(await grantsOf(clientId)).toBe(0)
  })

  test(cites('shown to one user is not answered by another in the same browser', 'oauth.nothing-issued'), async () => {
    const { clientId, browser, page } = await opened()
    const cookies = browser.cookies().map(({ name, value }) => `${name}=${value}`)
    const cookie = [stranger.cookie, ...cookies].join('; ')
    expectPage(await postForm(send, actionOf(page), { decision: 'allow', volumes: 'all' }, { cookie }), 403)
    expect(await grantsOf(clientId)).toBe(0)
  })

  test.each<[string, (person: Tenant) => Promise<Reply>]>([
    ['signed out', ({ call }) => call('POST', '/auth/logout')],
    [
      'changed the password elsewhere',
      async (person) => {
        const cookie = await signedInAgain(person)
        const body = { current_password: PASSWORD, password: 'another password' }
        return send('POST', '/auth/password', { cookie, body })
      },
    ],
  ])(cites('is not answered by a user who has %s', 'oauth.consent', 'oauth.nothing-issued'), async (_what, leave) => {
    const person = await newTenant(send)
    const { clientId, browser, page, interaction } = await opened(newBrowser(send, person.cookie))
    expect((await leave(person)).status).toBeLessThan(300)
    for (const reply of [await browser.post(actionOf(page), ALLOW), await browser.get(interaction)]) {
      expect(reply.status).toBe(303)
      expect(locationOf(reply)).toMatch(/^\/account\/sign-in\?/)
    }
    expect(await grantsOf(clientId)).toBe(0)
  })

  test(cites('can be denied', 'oauth.consent', 'oauth.nothing-issued'), async () => {
    const { clientId, browser, page } = await opened()
    const answer = await decide(browser, page, [['decision', 'deny']])
    expect(Object.fromEntries(answer)).toMatchObject({ error: 'access_denied', state: 'a state' })
    expect(await grantsOf(clientId)).toBe(0)
  })

  test(cites('asks again if no volume was chosen, or one of somebody else', 'oauth.consent'), async () => {
    const { clientId, browser, page } = await opened()
    for (const form of [
      choosing(),
      choosing(stranger.volumeId),
      choosing('nonsense'),
      [['decision', 'allow']] as never,
    ]) {
      const again = await browser.post(actionOf(page), form)
      expectPage(again, 400)
      expect(actionOf(again)).toBe(actionOf(page))
    }
    expect(await grantsOf(clientId)).toBe(0)
    expect((await decide(browser, page, choosing(tenant.volumeId))).get('code')).toMatch(/\S/)
  })
})
