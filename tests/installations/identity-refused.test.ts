import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { newEmail, onceTo } from '../support/http/client.js'
import { redirectOf } from '../support/http/forms.js'
import { type Browser, newBrowser } from '../support/http/oauth/oauth.js'
import { CLIENT, type TokenChange } from '../support/servers/web/identity-provider.js'
import { identityService } from '../support/services/identity-service.js'

const identity = identityService()
const { send, begin, sql } = identity

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
    ['a provider that does not exist', (url) => url.replace('/peer/', '/nobody/'), 404, 'no such sign-in provider'],
  ]
  test.each(CALLBACKS)('%s', async (_name, change, status, says) => {
    const [browser, email] = [newBrowser(send), newEmail()]
    await refused(browser, change(await identity.provider.signIn(await begin(browser), email)), status, says, email)
  })

  /** Returns why the service refused the last sign-in, as logged for its operator. */
  const lastReason = (): string => {
    const lines = readFileSync(identity.running.logFiles[0] ?? '', 'utf8').split('\n')
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
    const callback = await identity.provider.signIn(await begin(browser), email)
    await identity.provider.changeNextToken(change())
    await refused(browser, callback, 401, NOT_VALID, email)
    expect(lastReason()).toMatch(reason)
  })

  test('though a clock that is half a minute off is not', async () => {
    for (const claims of [{ exp: now() - 30 }, { nbf: now() + 30 }]) {
      const browser = newBrowser(send)
      const callback = await identity.provider.signIn(await begin(browser), newEmail())
      await identity.provider.changeNextToken({ claims })
      expect(redirectOf(await browser.get(callback))).toEqual([303, '/account'])
    }
  })

  test('a callback that was used', async () => {
    const browser = newBrowser(send)
    const address = await begin(browser)
    const [kept] = browser.cookies()
    const callback = await identity.provider.signIn(address, newEmail())
    expect((await browser.get(callback)).status).toBe(303)
    const again = await browser.get(callback)
    expect([again.status, again.text]).toEqual([400, expect.stringContaining(ELSEWHERE)])
    // The cookie of the first sign-in does not help, because the provider does not accept a code twice.
    const thief = newBrowser(send, `${kept?.name}=${kept?.value}`)
    const stolen = await thief.get(callback)
    expect([stolen.status, stolen.text]).toEqual([401, expect.stringContaining(NOT_VALID)])
  })

  test('a callback in another browser, which would be signed in as somebody else', async () => {
    const email = newEmail()
    const callback = await identity.provider.signIn(await begin(newBrowser(send)), email)
    await refused(newBrowser(send), callback, 400, ELSEWHERE, email)
    const victim = newBrowser(send)
    await begin(victim)
    await refused(victim, callback, 401, NOT_VALID, email)
  })

  test('a provider that is down, before and after the redirect; passwords still work', async () => {
    const once = onceTo(identity.running.baseUrl)
    const unreachable = await once('GET', '/auth/oauth/down')
    expect([unreachable.status, unreachable.text]).toEqual([503, expect.stringContaining('in a minute')])
    expect(unreachable.headers.get('retry-after')).toBe('60')
    const browser = newBrowser(once)
    const email = newEmail()
    const callback = await identity.provider.signIn(await begin(browser), email)
    await identity.provider.setDown(true)
    await refused(browser, callback, 503, 'in a minute', email)
    await identity.provider.setDown(false)
    expect((await send('GET', '/account/sign-in')).status).toBe(200)
  })
})
