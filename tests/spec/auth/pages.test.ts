import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { cites } from '../../support/cites.js'
import { cookieOf, expectStatus, newEmail, PASSWORD } from '../../support/http/client.js'
import { postForm as post, redirectOf } from '../../support/http/forms.js'
import { invited } from '../../support/http/people.js'
import { newTenant } from '../../support/http/tenant.js'
import { startChromium } from '../../support/servers/web/chromium.js'
import { send, shared } from '../../support/shared.js'

const postForm = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(send, path, fields, { headers })

const tenant = await newTenant(send)
const credentials = { email: tenant.email, password: PASSWORD }

describe('without a browser', () => {
  test(cites('a form signs in, and the session works for the API', 'pages.forms', 'login'), async () => {
    const reply = await postForm('/account/sign-in', credentials)
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/account'])
    const me = await send('GET', '/auth/me', { cookie: cookieOf(reply) })
    expect(me.body.data.user.email).toBe(tenant.email)
  })

  test(cites('every answer is a page under a strict policy, in no frame', 'pages.policy'), async () => {
    const replies = await Promise.all([
      send('GET', '/account/sign-in'),
      send('GET', '/account/sign-up'),
      postForm('/account/sign-in', { ...credentials, password: 'wrong' }),
      postForm('/account/sign-in', credentials, { Origin: 'https://evil.example' }),
      postForm('/account/sign-up', { email: tenant.email, new_password: PASSWORD }),
      send('POST', '/account/sign-in', { body: credentials }),
    ])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 401, 403, 409, 415])
    for (const { headers, text } of replies) {
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors 'none'/)
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(text).toMatch(/^<!doctype html>/)
      expect(text).not.toMatch(/<script|<style|style=|https?:\/\//)
    }
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/oauth/authorize?redirect_uri=https%3A%2F%2Fevil.example',
    '/account/%2e./OAuth/authorize/evil',
  ])(cites('return_to=%j leads nowhere else', 'pages.return'), async (path) => {
    const query = `?${new URLSearchParams({ return_to: path })}`
    const signedIn = await postForm(`/account/sign-in${query}`, credentials)
    const signedUp = await postForm(`/account/sign-up${query}`, { email: newEmail(), new_password: PASSWORD })
    const shown = await send('GET', `/account/sign-in${query}`, { cookie: cookieOf(signedIn) })
    const failed = await postForm(`/account/sign-in${query}`, { ...credentials, password: 'a guess' })
    expect([failed.status, failed.text.includes('evil')]).toEqual([401, false])
    expect([signedIn, signedUp].map(({ headers }) => headers.get('location'))).toEqual(['/account', '/account'])
    expect(shown.text).not.toContain('evil')
  })

  test(cites('a path of this service is where it goes on', 'pages.return'), async () => {
    const query = `?${new URLSearchParams({ return_to: '/oauth/interaction/u1?x=1' })}`
    const reply = await postForm(`/account/sign-in${query}`, credentials)
    expect(reply.headers.get('location')).toBe('/oauth/interaction/u1?x=1')
    const { text, headers } = await send('GET', `/account/sign-in${query}`)
    expect(text).toContain('action="/account/sign-in?return_to=%2Foauth%2Finteraction%2Fu1%3Fx%3D1"')
    // With form-action, Chrome would stop the redirect from the authorization page to the client.
    expect(headers.get('content-security-policy')).not.toContain('form-action')
  })

  test.each([
    ['de', 'de'],
    ['de-AT, en;q=0.5', 'de'],
    ['en;q=0.5, de;q=0.4', 'en'],
    ['fr', 'en'],
    ['', 'en'],
  ])(cites('Accept-Language %j: %s', 'pages.languages'), async (header, language) => {
    const { text } = await send('GET', '/account/sign-in', { headers: { 'Accept-Language': header } })
    expect(text).toContain(`<html lang="${language}">`)
    expect(text).toContain(language === 'de' ? '<h1>Anmelden</h1>' : '<h1>Sign in</h1>')
  })

  test(cites('what was typed is shown again, escaped; a password is not', 'pages.forms'), async () => {
    const name = '"><b>'
    const { status, text } = await postForm('/account/sign-up', { email: 'ada', new_password: PASSWORD, name })
    expect(status).toBe(400)
    expect(text).toContain('value="&quot;>&lt;b>"')
    expect(text).not.toContain(PASSWORD)
  })
})

describe('an invitation', () => {
  const opened = async (email: string) => {
    const { token } = await invited(tenant, email, 'developer')
    return { token, path: `/account/invitation?token=${token}` }
  }
  const rolesOf = async (cookie: string) =>
    (await send('GET', '/auth/me', { cookie })).body.data.organizations.map(({ role }: { role: string }) => role)

  test(cites('opens a page on which a stranger makes an account', 'pages.links', 'invitations.accept'), async () => {
    const email = newEmail()
    const { path } = await opened(email)
    const shown = await send('GET', path)
    expect(shown.status).toBe(200)
    for (const text of [email, 'Developer', 'Create an account and join']) expect(shown.text).toContain(text)
    expect((await post(send, path, {})).text).toContain('Choose a password of 8 to 200 characters.')
    const joined = await post(send, path, { new_password: PASSWORD, name: 'Bob' })
    expect(redirectOf(joined)).toEqual([303, '/account'])
    expect(await rolesOf(cookieOf(joined))).toEqual(['developer'])
    expect((await send('GET', path)).text).toContain('has expired')
  })

  test(cites('is accepted by the signed-in user of its address, and no other', 'pages.links'), async () => {
    const [person, other] = await Promise.all([newTenant(send), newTenant(send)])
    const { path } = await opened(person.email)
    expect((await send('GET', path, { cookie: other.cookie })).text).toContain('for another address')
    const refused = await post(send, path, {}, { cookie: other.cookie })
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('another e-mail address')])
    const known = await post(send, path, { new_password: PASSWORD })
    expect([known.status, known.text]).toEqual([409, expect.stringContaining('has an account already')])
    expect(redirectOf(await post(send, path, {}, { cookie: person.cookie }))).toEqual([303, '/account'])
    expect(await rolesOf(person.cookie)).toEqual(['owner', 'developer'])
  })

  test.each(['/account/invitation', '/account/invitation?token=x', '/account/reset?token=x&token=y'])(
    cites('%s, a link that is not one, is a page that says so', 'pages.links'),
    async (path) => {
      const { status, text } = await send('GET', path)
      expect([status, text]).toEqual([400, expect.stringContaining('<title>Error: ')])
    },
  )
})

describe('a password', () => {
  test(cites('is changed with the current one; other sessions end', 'password.change'), async () => {
    const { email, cookie } = await newTenant(send)
    const other = cookieOf(await postForm('/account/sign-in', { email, password: PASSWORD }))
    const change = (current_password: string) =>
      post(send, '/account/password', { current_password, new_password: 'the next password' }, { cookie })
    expect(expectStatus(await change('not the one'), 401).text).toContain('The current password is wrong.')
    const changed = await change(PASSWORD)
    expect(redirectOf(changed)).toEqual([303, '/account?notice=password_changed'])
    const account = (session: string) => send('GET', '/account?notice=password_changed', { cookie: session })
    expect((await account(cookieOf(changed))).text).toContain('was changed')
    expect([(await account(other)).status, (await account(cookie)).status]).toEqual([303, 303])
    expect((await postForm('/account/sign-in', { email, password: PASSWORD })).status).toBe(401)
  })

  test(cites('that is forgotten: without a mail server the page says whom to ask', 'pages.links'), async () => {
    expect((await send('GET', '/account/forgot')).text).toContain('Ask its operator')
    const refused = await postForm('/account/forgot', { email: tenant.email })
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining('Ask its operator')])
  })
})

describe('in a browser without JavaScript', () => {
  let browser: Browser | null
  let context: BrowserContext
  beforeAll(async () => {
    browser = await startChromium()
  })
  afterAll(() => browser?.close())

  const opened = async (path: string): Promise<Page | null> => {
    if (browser === null) return null
    context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-GB', baseURL: shared().baseUrl })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }
  const heading = (page: Page) => page.locator('h1').textContent()

  test(cites('sign up, sign out, mistype, sign in again', 'pages.forms', 'signup.creates', 'logout'), async () => {
    const page = await opened('/account')
    if (page === null) return
    const email = newEmail()
    expect(await heading(page)).toBe('Sign in')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('Organization').fill('Engines & Co')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account')
    expect(await heading(page)).toBe('Your account')
    expect(await page.locator('main').textContent()).toContain(`${email} (Ada)`)
    expect(await page.locator('main').textContent()).toContain('Engines & Co Owner')

    const [session] = await context.cookies()
    expect(session).toMatchObject({ name: 'connect.sid', httpOnly: true, sameSite: 'Lax' })
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in?notice=signed_out')
    expect(await page.locator('main').textContent()).toContain('You are signed out.')
    const stolen = await send('GET', '/auth/me', { cookie: `connect.sid=${session?.value}` })
    expect(stolen.status).toBe(401)

    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill('a wrong one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await page.getByRole('alert').textContent()).toContain('The e-mail address or the password is wrong.')
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(email)
    expect(await page.getByLabel('Password').inputValue()).toBe('')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/account')
    expect(await heading(page)).toBe('Your account')
    await context.close()
  })

  test(cites('each problem of a form is a link to its field, which names it', 'pages.forms'), async () => {
    const page = await opened('/account/sign-up?return_to=/docs')
    if (page === null) return
    await page.getByLabel('E-mail address').fill(tenant.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.getByLabel('Your name').fill('x'.repeat(101))
    await page.keyboard.press('Enter')
    await page.getByRole('alert').waitFor()
    const name = page.getByLabel('Your name')
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    const described = await name.getAttribute('aria-describedby')
    expect(await page.locator(`#${described}`).textContent()).toContain('at most 100 characters')
    await page.getByRole('alert').getByRole('link').click()
    expect(await page.locator(':focus').getAttribute('id')).toBe('name')
    // The wrong value is still there to be corrected, and return_to is not lost either.
    await page.getByLabel('E-mail address').fill(newEmail())
    await name.fill('Ada')
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/docs')
    await context.close()
  })

  test(cites('whoever is signed in can go on or take another account', 'pages.return'), async () => {
    const page = await opened('/account/sign-in')
    if (page === null) return
    await page.getByLabel('E-mail address').fill(tenant.email)
    await page.getByLabel('Password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account')
    await page.goto('/account/sign-in?return_to=/docs')
    expect(await page.locator('main').textContent()).toContain(`You are signed in as ${tenant.email}.`)
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/docs')
    await context.close()
  })
})
