import { describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { cookieOf, newEmail, PASSWORD } from '../support/http/client.js'
import { postForm, redirectOf } from '../support/http/forms.js'
import { type Browser, newBrowser } from '../support/http/oauth/oauth.js'
import { startChromium } from '../support/servers/web/chromium.js'
import { tokenIn } from '../support/servers/web/mail-server.js'
import { identityService } from '../support/services/identity-service.js'

const identity = identityService()
const { send, begin, sql } = identity

/** Signs in at the provider and comes back, in a new browser. */
const signInBy = async (login: string | null, options: { id?: string; query?: string } = {}) => {
  const browser = newBrowser(send)
  const reply = await browser.get(await identity.provider.signIn(await begin(browser, options), login))
  return { browser, reply }
}

const me = async (browser: Browser) => (await browser.get('/auth/me')).body.data
const tokenFor = async (email: string, page: string) =>
  tokenIn(await identity.mailServer.next(email), page, identity.running.baseUrl)
const signUp = async (email: string) => {
  const cookie = cookieOf(await postForm(send, '/account/sign-up', { email, new_password: PASSWORD }))
  const link = `/account/verify?token=${await tokenFor(email, '/account/verify')}`
  return cookieOf(await postForm(send, link, {}, { cookie }))
}
const userOf = async (cookie: string) => (await send('GET', '/auth/me', { cookie })).body.data.user.user_id

describe('a person', () => {
  test(cites('who is new gets an account, once', 'people.providers'), async () => {
    const email = newEmail()
    const { browser, reply } = await signInBy(email)
    expect(redirectOf(reply)).toEqual([303, '/account'])
    const password = await browser.get('/account/password')
    expect(password.text).toContain('You have no password')
    expect(password.text).toContain('href="/account/forgot"')
    const { user, organizations } = await me(browser)
    expect([user.email, user.name, organizations[0].role]).toEqual([email, 'Ada Provided', 'owner'])
    const again = await signInBy(email)
    expect((await me(again.browser)).user.user_id).toBe(user.user_id)
    const path = `/orgs/${organizations[0].org_id}/audit`
    const entries = (await browser.get(path)).body.data.entries
    expect(entries.filter(({ action }: { action: string }) => action === 'identity.linked')).toHaveLength(1)
  })

  test(cites('with a verified address here and there is linked', 'people.providers'), async () => {
    const email = newEmail()
    const userId = await userOf(await signUp(email))
    const { browser } = await signInBy(email)
    expect((await me(browser)).user.user_id).toBe(userId)
    const byPassword = await postForm(send, '/account/sign-in', { email, password: PASSWORD })
    expect(await userOf(cookieOf(byPassword))).toBe(userId)
  })

  test('goes on where they were going, on this service', async () => {
    const path = '/oauth/interaction/u1'
    for (const [given, goesTo] of [
      [path, path],
      ['//evil.example', '/account'],
    ] as const) {
      const { reply } = await signInBy(newEmail(), { query: `?${new URLSearchParams({ return_to: given })}` })
      expect(redirectOf(reply)).toEqual([303, goesTo])
    }
  })

  test('who cancels there comes back to the sign-in page', async () => {
    const { reply } = await signInBy(null, { query: '?return_to=/oauth/interaction/u1' })
    const page = '/account/sign-in?notice=provider_refused&return_to=%2Foauth%2Finteraction%2Fu1'
    expect(redirectOf(reply)).toEqual([303, page])
    expect((await send('GET', page)).text).toContain('The provider did not sign you in.')
  })

  test('without an address there is not signed in', async () => {
    const { reply } = await signInBy(`nameless:${newEmail()}`)
    expect(redirectOf(reply)).toEqual([303, '/account/sign-in?notice=provider_no_address'])
  })
})

describe('a page of another site', () => {
  test.each(['cross-site', 'same-site'])(
    cites('(%s) signs nobody in: a button does', 'people.providers'),
    async (site) => {
      const headers = { 'Sec-Fetch-Site': site }
      const shown = await send('GET', '/auth/oauth/peer?return_to=/account/password', { headers })
      expect([shown.status, shown.headers.get('set-cookie')]).toEqual([200, null])
      const [, href = ''] = /href="(\/auth\/oauth\/[^"]+)"/.exec(shown.text) ?? []
      expect(href).toBe('/auth/oauth/peer?return_to=%2Faccount%2Fpassword')
      expect(shown.text).toContain('Continue with Peer &amp; Co')
      for (const own of ['same-origin', 'none'])
        expect((await send('GET', href, { headers: { 'Sec-Fetch-Site': own } })).status).toBe(303)
    },
  )

  test('with the token of an invitation is told whose it is', async () => {
    const cookie = await signUp(newEmail())
    const [{ org_id: orgId, name }] = (await send('GET', '/auth/me', { cookie })).body.data.organizations
    const email = newEmail()
    await send('POST', `/orgs/${orgId}/members`, { cookie, body: { email, role: 'member' } })
    const token = await tokenFor(email, '/account/invitation')
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const shown = await send('GET', `/auth/oauth/peer?invitation_token=${token}`, { headers })
    expect(shown.text).toContain(`an invitation to ${name}:`)
    expect(shown.text).toContain(`invitation_token=${token}`)
    expect((await send('GET', `/auth/oauth/peer?invitation_token=${'A'.repeat(43)}`, { headers })).status).toBe(400)
  })
})

describe('an address that one side has not verified is linked only by the password:', () => {
  /** Signs in at the provider, opens the form for the password, and returns a function that submits the form. */
  const linkForm = async (login: string, says: string) => {
    const { browser, reply } = await signInBy(login)
    expect(redirectOf(reply)).toEqual([303, '/account/link'])
    const page = await browser.get('/account/link')
    expect(page.text).toContain(says)
    expect(page.text).toContain('keys, agents and other members stay')
    expect((await browser.get('/auth/me')).status).toBe(401)
    return (password: string) => browser.post('/account/link', [['password', password]]).then((to) => ({ browser, to }))
  }

  test(cites('the provider has not', 'people.providers'), async () => {
    const email = newEmail()
    const userId = await userOf(await signUp(email))
    const enter = await linkForm(`unverified:${email}`, 'Peer &amp; Co does not confirm')
    const wrong = await enter('a wrong password')
    expect([wrong.to.status, wrong.to.text]).toEqual([401, expect.stringContaining('password is wrong')])
    const { browser, to } = await enter(PASSWORD)
    expect(redirectOf(to)).toEqual([303, '/account'])
    expect((await me(browser)).user.user_id).toBe(userId)
    const next = await signInBy(`unverified:${email}`)
    expect((await me(next.browser)).user.user_id).toBe(userId)
    const used = await browser.get('/account/link')
    expect([used.status, used.text]).toEqual([400, expect.stringContaining('has ended')])
  })

  test('an address without an account is answered alike', async () => {
    const email = newEmail()
    const enter = await linkForm(`unverified:${email}`, 'Peer &amp; Co does not confirm')
    expect((await enter(PASSWORD)).to.status).toBe(401)
    expect(await sql('SELECT FROM users WHERE email = $1', email)).toEqual([])
  })

  test(cites('this service has not: whoever took the address first keeps nothing', 'people.providers'), async () => {
    const email = newEmail()
    const squatter = await signUp(email)
    await sql('UPDATE users SET email_verified = false WHERE email = $1', email)
    const enter = await linkForm(email, 'has never been confirmed here')
    expect((await enter('what the owner of the address would guess')).to.status).toBe(401)
    await postForm(send, '/account/forgot', { email })
    const link = `/account/reset?token=${await tokenFor(email, '/account/reset')}`
    expect((await send('GET', link)).text).toContain('other members of your organizations stay')
    await postForm(send, link, { new_password: 'of the owner of the address' })
    expect((await send('GET', '/auth/me', { cookie: squatter })).status).toBe(401)
    const { browser } = await signInBy(email)
    expect((await me(browser)).user.email).toBe(email)
  })

  test(cites('the password was changed since', 'people.providers'), async () => {
    const email = newEmail()
    const cookie = await signUp(email)
    const userId = await userOf(cookie)
    await signInBy(email)
    const body = { current_password: PASSWORD, password: 'another horse battery' }
    expect((await send('POST', '/auth/password', { cookie, body })).status).toBe(200)
    const enter = await linkForm(email, `The password of ${email} was changed`)
    expect((await enter(PASSWORD)).to.status).toBe(401)
    const { browser } = await enter(body.password)
    expect((await me(browser)).user.user_id).toBe(userId)
    expect(redirectOf((await signInBy(email)).reply)).toEqual([303, '/account'])
  })

  test('unless the settings trust its addresses', async () => {
    const email = newEmail()
    const { browser, reply } = await signInBy(`unverified:${email}`, { id: 'trusted' })
    expect(redirectOf(reply)).toEqual([303, '/account'])
    expect((await me(browser)).user.email).toBe(email)
  })
})

test(
  cites('in a browser, without JavaScript, from the sign-in page and back', 'people.providers', 'pages.forms'),
  async () => {
    const chromium = await startChromium()
    if (chromium === null) return
    const context = await chromium.newContext({ javaScriptEnabled: false, locale: 'en-GB' })
    const page = await context.newPage()
    const email = newEmail()
    await page.goto(`${identity.running.baseUrl}/account/sign-in`)
    await page.getByRole('link', { name: 'Continue with Peer & Co' }).click()
    await page.getByLabel('Login').fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/account')
    expect(await page.locator('main').textContent()).toContain(email)
    // The provider has the same host, so the browser's cookies include those of the provider.
    const cookies = (await context.cookies()).filter(({ name }) => /^(connect|identity)/.test(name))
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['connect.sid', true, 'Lax'],
    ])
    await chromium.close()
  },
)
