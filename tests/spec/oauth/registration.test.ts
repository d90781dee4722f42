import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import type { Json } from '../../support/http/client.js'
import { REDIRECT, register } from '../../support/http/oauth/oauth.js'
import { expectRefused } from '../../support/http/oauth/oauth-replies.js'
import { withDatabase } from '../../support/servers/database.js'
import { send, shared } from '../../support/shared.js'

/** How many clients have this in their metadata. */
const clientsWith = (text: string): Promise<number> =>
  withDatabase(shared().databaseUrl, async (client) => {
    const found = await client.query('SELECT 1 FROM oauth_clients WHERE position($1 IN metadata) > 0', [text])
    return found.rowCount ?? 0
  })

describe('registration', () => {
  test(cites('is seen in the store', 'oauth.endpoints'), async () => {
    const contact = `${crypto.randomUUID()}@app.example`
    const { client_id } = await register(send, { contacts: [contact] })
    // `sm-admin clients remove` would take an id with a leading dash for an option.
    expect(client_id).toMatch(/^[0-9a-f]/)
    expect(await clientsWith(contact)).toBe(1)
  })

  test.each([
    ['plain http to another machine', { redirect_uris: ['http://app.example.com/callback'] }, 'invalid_redirect_uri'],
    ['a scheme that runs scripts', { redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    ['a fragment', { redirect_uris: ['https://app.example.com/#here'] }, 'invalid_redirect_uri'],
    ['no redirect URI', { redirect_uris: [] }, 'invalid_redirect_uri'],
    [
      '21 redirect URIs',
      { redirect_uris: Array.from({ length: 21 }, (_, at) => `${REDIRECT}/${at}`) },
      'invalid_redirect_uri',
    ],
    ['a claim to be official', { is_official: true }, 'invalid_client_metadata'],
    ['a denial of being official', { is_official: false }, 'invalid_client_metadata'],
    ['a name of 201 characters', { client_name: 'x'.repeat(201) }, 'invalid_client_metadata'],
    ['a name with NUL', { client_name: 'a\u0000b' }, 'invalid_client_metadata'],
    ['a name that is a number', { client_name: 7 }, 'invalid_client_metadata'],
  ])(
    cites('refuses %s', 'oauth.redirects', 'oauth.errors', 'oauth.nothing-issued'),
    async (_what, metadata: Json, error) => {
      const contact = `${crypto.randomUUID()}@app.example`
      const body = { client_name: 'Refused', redirect_uris: [REDIRECT], contacts: [contact], ...metadata }
      expectRefused(await send('POST', '/oauth/register', { body }), 400, error)
      expect(await clientsWith(contact)).toBe(0)
    },
  )

  test.each([['{"redirect_uris": ['], ['[]'], ['"text"'], [`${'['.repeat(20_000)}${']'.repeat(20_000)}`]])(
    cites('refuses a body that is no JSON object', 'oauth.errors'),
    async (raw) => {
      expectRefused(await send('POST', '/oauth/register', { raw }), 400, 'invalid_request')
    },
  )

  test(cites('and the other endpoints refuse too large a body for its size', 'oauth.errors'), async () => {
    const large = JSON.stringify({ redirect_uris: [REDIRECT], contacts: ['x'.repeat(2_000_000)] })
    for (const path of ['/oauth/register', '/oauth/token', '/oauth/revoke']) {
      const type = path === '/oauth/register' ? 'application/json' : 'application/x-www-form-urlencoded'
      const reply = await send('POST', path, { raw: large, headers: { 'Content-Type': type } })
      expectRefused(reply, 413, 'invalid_request')
      expect(reply.body.error_description).toContain('bytes')
    }
  })

  test.each(['/oauth/register', '/oauth/token', '/oauth/revoke'])(
    cites('of the methods of %s one is allowed', 'oauth.errors', 'errors.method'),
    async (path) => {
      const reply = await send('GET', path)
      expectRefused(reply, 405, 'method_not_allowed')
      expect(reply.headers.get('allow')).toBe('OPTIONS, POST')
    },
  )

  test(cites('gives no client a secret, whatever it asks for', 'oauth.at-rest'), async () => {
    const asked = { token_endpoint_auth_method: 'client_secret_post', scope: 'memory:read', grant_types: ['implicit'] }
    const metadata = await register(send, asked)
    expect(metadata).toMatchObject({
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    })
    expect(metadata).not.toHaveProperty('client_secret')
    expect(metadata).not.toHaveProperty('scope')
  })
})
