import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus } from '../../support/http/client.js'
import {
  authorizePath,
  decide,
  exchange,
  locationOf,
  newBrowser,
  openConsent,
  pkce,
  REDIRECT,
  register,
} from '../../support/http/oauth/oauth.js'
import { expectPage } from '../../support/http/oauth/oauth-replies.js'
import { newTenant } from '../../support/http/tenant.js'
import { issuedTo, NOTHING } from '../../support/servers/oauth-store.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let clientId: string
beforeAll(async () => {
  clientId = (await register(send)).client_id
})

/** What the client learns from an authorization request that goes straight back to it. */
const sentBack = async (path: string): Promise<URLSearchParams> => {
  const location = locationOf(expectStatus(await newBrowser(send, tenant.cookie).get(path), 303))
  const { origin, pathname, search, hash } = new URL(location)
  expect(origin + pathname).toBe(REDIRECT)
  // The answer to a response type other than `code` is in the fragment.
  return new URLSearchParams(search || hash.slice(1))
}

/** Checks that the refused client holds nothing, and that nobody decided about it. */
const expectNothingIssued = async () => expect(await issuedTo(clientId)).toEqual(NOTHING)

test.each([
  ['an id that cannot be stored', '\u0000', 400],
  ['an id that nobody has', 'nobody', 400],
  ['an address that is too long', 'x'.repeat(4_096), 400],
])(cites('%s is refused, here and at the token endpoint', 'oauth.endpoints'), async (_name, unknown, status) => {
  const asked = await send('GET', authorizePath({ clientId: unknown, ...pkce() }))
  expect(asked.status).toBe(status)
  expect((await exchange(send, unknown, 'a code', pkce().verifier)).status).toBeLessThan(500)
})

describe('an authorization request', () => {
  test.each([
    ['another character', `${REDIRECT}/`],
    ['another port', REDIRECT.replace('33418', '33419')],
    ['no port', REDIRECT.replace(':33418', '')],
    ['another name of the same host', REDIRECT.replace('127.0.0.1', 'localhost')],
    ['another scheme', REDIRECT.replace('http:', 'https:')],
    ['a query', `${REDIRECT}?x=1`],
    ['another host', 'https://evil.example/callback'],
  ])(
    cites('with a redirect URI with %s goes nowhere', 'oauth.redirects', 'oauth.nothing-issued'),
    async (_what, redirectUri) => {
      const path = authorizePath({ clientId, ...pkce(), redirectUri })
      expectPage(await newBrowser(send, tenant.cookie).get(path), 400)
      await expectNothingIssued()
    },
  )

  test.each([
    ['no redirect URI', (path: string) => path.replace(/&redirect_uri=[^&]*/, '')],
    ['an empty redirect URI', (path: string) => path.replace(/&redirect_uri=[^&]*/, '&redirect_uri=')],
    ['two redirect URIs', (path: string) => `${path}&redirect_uri=${encodeURIComponent(REDIRECT)}`],
  ])(cites('with %s goes nowhere', 'oauth.redirects', 'oauth.nothing-issued'), async (_what, change) => {
    const page = await newBrowser(send, tenant.cookie).get(change(authorizePath({ clientId, ...pkce() })))
    expectPage(page, 400)
    expect(page.text).toContain('redirect_uri')
    await expectNothingIssued()
  })

  test(cites('of an unknown client goes nowhere', 'oauth.redirects'), async () => {
    expectPage(await newBrowser(send, tenant.cookie).get(authorizePath({ clientId: 'nobody', ...pkce() })), 400)
  })

  test.each([
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a short challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['another response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['a resource elsewhere', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
    ['prompt=none', { prompt: 'none' }, 'login_required'],
    ['a form as response', { response_mode: 'form_post' }, 'invalid_request'],
    ['a request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
  ])(
    cites('with %s is refused at the client', 'oauth.resource', 'oauth.errors', 'oauth.nothing-issued'),
    async (_what, more, error) => {
      const path = authorizePath({ clientId, ...pkce(), more })
      if ('response_mode' in more) expectPage(await newBrowser(send, tenant.cookie).get(path), 400)
      else {
        const answer = await sentBack(path)
        expect(Object.fromEntries(answer)).toMatchObject({ error, state: 'a state', iss: shared().baseUrl })
        expect(answer.has('code')).toBe(false)
      }
      await expectNothingIssued()
    },
  )

  test(cites('without PKCE is refused at the client', 'oauth.errors', 'oauth.nothing-issued'), async () => {
    const path = authorizePath({ clientId, challenge: '' }).replace('code_challenge=&code_challenge_method=S256&', '')
    expect((await sentBack(path)).get('error')).toBe('invalid_request')
    await expectNothingIssued()
  })

  test(
    cites('for scopes that do not exist is refused, and for some that do not, asks for the rest', 'oauth.reach'),
    async () => {
      const browser = newBrowser(send, tenant.cookie)
      const unknown = locationOf(
        expectStatus(await browser.get(authorizePath({ clientId, ...pkce(), scope: 'admin' })), 303),
      )
      const back = locationOf(expectStatus(await browser.get(unknown), 303))
      expect(new URL(locationOf(expectStatus(await browser.get(back), 303))).searchParams.get('error')).toBe(
        'invalid_scope',
      )
      const { verifier, challenge } = pkce()
      const { page } = await openConsent(
        browser,
        authorizePath({ clientId, challenge, scope: 'openid admin memory:read' }),
      )
      const code = (await decide(browser, page)).get('code') ?? ''
      expect(expectStatus(await exchange(send, clientId, code, verifier), 200).body.scope).toBe('memory:read')
    },
  )
})
