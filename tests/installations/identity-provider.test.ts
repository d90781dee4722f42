import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../support/cites.js'
import { clientOf, cookieOf, newEmail, onceTo, PASSWORD, type Send } from '../support/http/client.js'
import { postForm, redirectOf } from '../support/http/forms.js'
import { type Browser, newBrowser } from '../support/http/oauth/oauth.js'
import { withDatabase } from '../support/servers/database.js'
import { freePort } from '../support/servers/processes.js'
import { startChromium } from '../support/servers/web/chromium.js'
import {
  CLIENT,
  startIdentityProvider,
  type TestIdentityProvider,
  type TokenChange,
} from '../support/servers/web/identity-provider.js'
import { type MailServer, startMailServer, tokenIn } from '../support/servers/web/mail-server.js'
import { type AloneService, startAlone } from '../support/service.js'

let mailServer: MailServer
let provider: TestIdentityProvider
let service: AloneService
let send: Send
beforeAll(async () => {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const callback = (id: string) => `${baseUrl}/auth/oauth/${id}/callback`
  ;[mailServer, provider] = await Promise.all([
    startMailServer(),
    startIdentityProvider([callback('peer'), callback('trusted'), callback('peer-too')]),
  ])
  const peer = { issuer: provider.issuer, ...CLIENT }
  service = await startAlone({
    env: {
      ...mailServer.env,
      PORT: String(port),
      BASE_URL: baseUrl,
      RATE_LIMITS: 'off',
      // Nothing listens on port 9: the service starts nevertheless.
      OIDC_PROVIDERS: JSON.stringify({
        peer: { ...peer, name: 'Peer & Co' },
        'peer-too': peer,
        trusted: { ...peer, trust_email: true },
        down: { ...peer, issuer: 'http://127.0.0.1:9' },
      }),
    },
  })
  send = clientOf(service.baseUrl)
})
afterAll(async () => {
  await service?.stop()
  await Promise.all([mailServer?.stop(), provider?.stop()])
})

/** Begins a sign-in and returns the address at the provider. */
const begin = async (browser: Browser, { id = 'peer', query = '' } = {}): Promise<string> => {
  const begun = await browser.get(`/auth/oauth/${id}${query}`)
  expect(begun.status).toBe(303)
  return String(begun.headers.get('location'))
}

/** Signs in at the provider and returns, in a new browser unless one is given. */
const signInBy = async (login: string | null, options: { id?: string; query?: string; browser?: Browser } = {}) => {
  const browser = options.browser ?? newBrowser(send)
  const reply = await browser.get(await provider.signIn(await begin(browser, options), login))
  return { browser, reply }
}

const me = async (browser: Browser) => (await browser.get('/auth/me')).body.data
const signUp = async (email: string) => {
  const cookie = cookieOf(await postForm(send, '/account/sign-up', { email, new_password: PASSWORD }))
  const link = `/account/verify?token=${tokenIn(await mailServer.next(email), '/account/verify', service.baseUrl)}`
  return cookieOf(await postForm(send, link, {}, { cookie }))
}
const userOf = async (cookie: string) => (await send('GET', '/auth/me', { cookie })).body.data.user.user_id
const sql = (text: string, ...values: unknown[]) =>
  withDatabase(service.databaseUrl, async (client) => (await client.query(text, values)).rows)

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
    expect((await send('GET', page)).text).toContain('You were not signed in there.')
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
    const token = tokenIn(await mailServer.next(email), '/account/invitation', service.baseUrl)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    const shown = await send('GET', `/auth/oauth/peer?invitation_token=${token}`, { headers })
    expect(shown.text).toContain(`an invitation to ${name}:`)
    expect(shown.text).toContain(`invitation_token=${token}`)
    expect((await send('GET', `/auth/oauth/peer?invitation_token=${'A'.repeat(43)}`, { headers })).status).toBe(400)
  })
})

describe('an address that one side has not verified is linked only by the password:', () => {
  /** Follows to the form, and returns how it is filled in. */
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
    const enter = await linkForm(email, 'nobody has proven here')
    expect((await enter('what the owner of the address would guess')).to.status).toBe(401)
    await postForm(send, '/account/forgot', { email })
    const link = `/account/reset?token=${tokenIn(await mailServer.next(email), '/account/reset', service.baseUrl)}`
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

describe('refused, without a session or an account:', () => {
  const refused = async (browser: Browser, callback: string, status: number, says: string, email: string) => {
    const reply = await browser.get(callback)
    expect([reply.status, reply.text]).toEqual([status, expect.stringContaining(says)])
    expect(reply.headers.get('content-type')).toContain('text/html')
    expect((await browser.get('/auth/me')).status).toBe(401)
    expect(await sql('SELECT FROM users WHERE email = $1', email)).toEqual([])
  }
  const changedIn = (address: string, change: (query: URLSearchParams) => void): string => {
    const url = new URL(address)
    change(url.searchParams)
    return url.href
  }
  const NOT_VALID = 'was not valid any more'
  const ELSEWHERE = 'began in another browser'

  const CALLBACKS: [string, (callback: string) => string, number, string][] = [
    ['another state', (url) => changedIn(url, (query) => query.set('state', 'x'.repeat(43))), 401, NOT_VALID],
    ['no state', (url) => changedIn(url, (query) => query.delete('state')), 401, NOT_VALID],
    [
      'the issuer of another provider',
      (url) => changedIn(url, (query) => query.set('iss', 'https://evil.example')),
      401,
      NOT_VALID,
    ],
    [
      'no issuer, though the provider sends it',
      (url) => changedIn(url, (query) => query.delete('iss')),
      401,
      NOT_VALID,
    ],
    ['another code', (url) => changedIn(url, (query) => query.set('code', 'forged')), 401, NOT_VALID],
    ['two codes', (url) => changedIn(url, (query) => query.append('code', 'x')), 401, NOT_VALID],
    ['the callback of another provider', (url) => url.replace('/peer/', '/peer-too/'), 400, ELSEWHERE],
    ['a provider that does not exist', (url) => url.replace('/peer/', '/nobody/'), 404, 'not valid'],
  ]
  test.each(CALLBACKS)('%s', async (_name, change, status, says) => {
    const [browser, email] = [newBrowser(send), newEmail()]
    await refused(browser, change(await provider.signIn(await begin(browser), email)), status, says, email)
  })

  /** Why the service refused the last sign-in, for its operator. */
  const lastReason = (): string => {
    const lines = readFileSync(service.logFiles[0] ?? '', 'utf8').split('\n')
    return JSON.parse(lines.filter((line) => line.includes('"reason"')).at(-1) ?? '{}').reason
  }
  const now = () => Math.floor(Date.now() / 1_000)
  const TOKENS: [string, () => TokenChange, RegExp][] = [
    ['another nonce', () => ({ claims: { nonce: 'another' } }), /nonce/],
    ['no nonce', () => ({ claims: { nonce: null } }), /nonce/],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } }), /iss/],
    ['another audience', () => ({ claims: { aud: 'another-client' } }), /aud/],
    ['audiences without the authorized party', () => ({ claims: { aud: [CLIENT.client_id, 'x'], azp: 'x' } }), /azp/],
    ['an end that is past', () => ({ claims: { exp: now() - 90 } }), /exp/],
    ['a start that is to come', () => ({ claims: { nbf: now() + 90 } }), /nbf/],
    ['no subject', () => ({ claims: { sub: null } }), /sub/],
    ['a signature by another key', () => ({ key: 'another' }), /signature/],
  ]
  test.each(TOKENS)('an ID token with %s', async (_name, change, reason) => {
    const [browser, email] = [newBrowser(send), newEmail()]
    const callback = await provider.signIn(await begin(browser), email)
    await provider.changeNextToken(change())
    await refused(browser, callback, 401, NOT_VALID, email)
    expect(lastReason()).toMatch(reason)
  })

  test('though a clock that is half a minute off is not', async () => {
    for (const claims of [{ exp: now() - 30 }, { nbf: now() + 30 }]) {
      const browser = newBrowser(send)
      const callback = await provider.signIn(await begin(browser), newEmail())
      await provider.changeNextToken({ claims })
      expect(redirectOf(await browser.get(callback))).toEqual([303, '/account'])
    }
  })

  test('a callback that was used', async () => {
    const browser = newBrowser(send)
    const address = await begin(browser)
    const [kept] = browser.cookies()
    const callback = await provider.signIn(address, newEmail())
    expect((await browser.get(callback)).status).toBe(303)
    const again = await browser.get(callback)
    expect([again.status, again.text]).toEqual([400, expect.stringContaining(ELSEWHERE)])
    // Even with the cookie of the first time, the provider takes no code twice.
    const thief = newBrowser(send, `${kept?.name}=${kept?.value}`)
    const stolen = await thief.get(callback)
    expect([stolen.status, stolen.text]).toEqual([401, expect.stringContaining(NOT_VALID)])
  })

  test('a callback in another browser, which would be signed in as somebody else', async () => {
    const email = newEmail()
    const callback = await provider.signIn(await begin(newBrowser(send)), email)
    await refused(newBrowser(send), callback, 400, ELSEWHERE, email)
    const victim = newBrowser(send)
    await begin(victim)
    await refused(victim, callback, 401, NOT_VALID, email)
  })

  test('a provider that is down, before and after the redirect; passwords still work', async () => {
    const once = onceTo(service.baseUrl)
    const unreachable = await once('GET', '/auth/oauth/down')
    expect([unreachable.status, unreachable.text]).toEqual([503, expect.stringContaining('in a minute')])
    expect(unreachable.headers.get('retry-after')).toBe('60')
    const browser = newBrowser(once)
    const email = newEmail()
    const callback = await provider.signIn(await begin(browser), email)
    await provider.setDown(true)
    await refused(browser, callback, 503, 'in a minute', email)
    await provider.setDown(false)
    expect((await send('GET', '/account/sign-in')).status).toBe(200)
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
    await page.goto(`${service.baseUrl}/account/sign-in`)
    await page.getByRole('link', { name: 'Continue with Peer & Co' }).click()
    await page.getByLabel('Login').fill(email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/account')
    expect(await page.locator('main').textContent()).toContain(email)
    // The provider has the same host, and so its cookies are here too.
    const cookies = (await context.cookies()).filter(({ name }) => /^(connect|identity)/.test(name))
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['connect.sid', true, 'Lax'],
    ])
    await chromium.close()
  },
)
