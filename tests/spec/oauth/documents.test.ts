import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import {
  authorizePath,
  decide,
  exchange,
  locationOf,
  newBrowser,
  openConsent,
  pkce,
  REDIRECT,
  refresh,
} from '../../support/http/oauth/oauth.js'
import { secondClient } from '../../support/http/oauth/oauth-clients.js'
import { expectPage } from '../../support/http/oauth/oauth-replies.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { issuedTo, NOTHING } from '../../support/servers/oauth-store.js'
import { type DocumentHost, type HostedDocument, startDocumentHost } from '../../support/servers/web/document-host.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let host: DocumentHost
beforeAll(async () => {
  host = await startDocumentHost()
})
afterAll(() => host?.close())

/** Hosts a document with the client's own id, and returns the id. */
const described = (more: Json = {}, answer: Partial<HostedDocument> = {}): string =>
  host.show((client_id) => ({
    body: { client_id, client_name: 'Described client', redirect_uris: [REDIRECT], ...more },
    ...answer,
  }))

const asked = (clientId: string, more: Json = {}) =>
  newBrowser(send, tenant.cookie).get(authorizePath({ clientId, ...pkce(), ...more }))

/** Makes the stored document older than its host allows. */
const expire = (clientId: string) =>
  withDatabase(shared().databaseUrl, (client) =>
    client.query(`UPDATE oauth_clients SET fresh_until = now() - interval '1 second' WHERE client_id = $1`, [clientId]),
  )

describe('a client whose id is the address of its document', () => {
  test(cites('is announced in the metadata', 'oauth.documents'), async () => {
    const { body } = expectStatus(await send('GET', '/.well-known/oauth-authorization-server'), 200)
    expect(body.client_id_metadata_document_supported).toBe(true)
  })

  test(cites('gets tokens without registering, and its document is fetched once', 'oauth.documents'), async () => {
    const clientId = described()
    const { verifier, challenge } = pkce()
    const browser = newBrowser(send, tenant.cookie)
    const scope = 'memory:read offline_access'
    const { page } = await openConsent(browser, authorizePath({ clientId, challenge, scope }))
    for (const text of ['Described client', 'This app describes itself at', new URL(clientId).host, '127.0.0.1:33418'])
      expect(page.text).toContain(text)
    expect(page.text).not.toContain('Official')
    const code = (await decide(browser, page)).get('code') ?? ''
    const { body } = expectStatus(await exchange(send, clientId, code, verifier), 200)
    await rpcOf(send, body.access_token).call('list_volumes')
    expectStatus(await refresh(send, clientId, body.refresh_token), 200)
    expect(host.asked(clientId)).toBe(1)
  })

  test(cites('is fetched again when its document is too old', 'oauth.documents'), async () => {
    let name = 'First name'
    const clientId = host.show((client_id) => ({ body: { client_id, client_name: name, redirect_uris: [REDIRECT] } }))
    const nameShown = async () => {
      const { page } = await openConsent(newBrowser(send, tenant.cookie), authorizePath({ clientId, ...pkce() }))
      return /<bdi>(.*?)<\/bdi>/.exec(page.text)?.[1]
    }
    expect(await nameShown()).toBe('First name')
    name = 'Second name'
    expect(await nameShown()).toBe('First name')
    await expire(clientId)
    expect(await nameShown()).toBe('Second name')
    name = '\u200b\u2060'
    await expire(clientId)
    expect(await nameShown()).toBe('An application without a name')
    expect(host.asked(clientId)).toBe(3)
  })

  test(cites('keeps its tokens, and can begin, while its host is away', 'oauth.documents'), async () => {
    let status = 200
    const clientId = host.show((client_id) => ({
      status,
      body: { client_id, client_name: 'Away', redirect_uris: [REDIRECT] },
    }))
    expectStatus(await asked(clientId), 303)
    await expire(clientId)
    status = 503
    expectStatus(await asked(clientId), 303)
    status = 404
    expectPage(await asked(clientId), 400)
  })

  test(cites('returns to any port of this machine if its document names none', 'oauth.documents'), async () => {
    const clientId = described({ redirect_uris: ['http://localhost/callback', 'http://127.0.0.1:4000/callback'] })
    expectStatus(await asked(clientId, { redirectUri: 'http://localhost:51234/callback' }), 303)
    expectStatus(await asked(clientId, { redirectUri: 'http://127.0.0.1:4000/callback' }), 303)
    for (const redirectUri of [
      'http://127.0.0.1:51234/callback',
      'http://localhost:51234/callback/',
      'http://localhost:99999/callback',
      'http://localhost:51234@evil.example/callback',
      'https://localhost/callback',
      'https://evil.example/callback',
    ])
      expectPage(await asked(clientId, { redirectUri }), 400)
  })

  test(cites('connects with the OAuth code of the second library', 'oauth.documents', 'oauth.step-up'), async () => {
    const redirectUrl = 'http://localhost:41998/oauth/callback'
    const clientId = described({ redirect_uris: [redirectUrl], client_name: 'A client of a library' })
    const client = secondClient(shared().baseUrl, redirectUrl, 'legacy', clientId)
    expect(await client.connect()).toBe(false)
    expect(client.kept.sentTo?.searchParams.get('client_id')).toBe(clientId)
    const browser = newBrowser(send, tenant.cookie)
    const { page } = await openConsent(browser, String(client.kept.sentTo))
    await client.finish(await decide(browser, page))
    expect(await client.connect()).toBe(true)
    expect((await client.call('list_volumes'))?.isError).toBeFalsy()
    client.kept.tokens = { ...client.kept.tokens, access_token: 'a'.repeat(43) }
    expect(await client.call('list_volumes')).not.toBeNull()
    await client.close()
  })
})

describe('a page says what is wrong, and nothing is stored, for', () => {
  const rows = (clientId: string) =>
    withDatabase(shared().databaseUrl, async (client) => {
      const found = await client.query('SELECT 1 FROM oauth_clients WHERE client_id = $1', [clientId])
      return found.rowCount
    })
  /**
   * Checks that the client is unknown and that nothing was stored or issued.
   * @returns the page
   */
  const expectUnknown = async (clientId: string): Promise<string> => {
    const reply = await asked(clientId)
    expectPage(reply, 400)
    expect(await rows(clientId)).toBe(0)
    expect(await issuedTo(clientId)).toEqual(NOTHING)
    expect((await exchange(send, clientId, 'a code', pkce().verifier)).body.error).toBe('invalid_client')
    return reply.text
  }
  /** Replaces the id in a page. If the address is not public, the rest of the page is the same for every cause. */
  const textWithout = (page: string, clientId: string) => page.replaceAll(clientId, 'ID')
  const closed = 'https://10.0.0.1/client.json'

  test.each<[string, Json, Partial<HostedDocument>]>([
    ['a document of another client', { client_id: 'https://claude.ai/client' }, {}],
    ['a document with a secret', { client_secret: 'x' }, {}],
    ['a client that needs a key', { token_endpoint_auth_method: 'private_key_jwt' }, {}],
    ['a redirect URI with plain http', { redirect_uris: ['http://a.example/'] }, {}],
    ['no document', {}, { status: 404 }],
    ['a redirect', {}, { status: 302, headers: { Location: '/elsewhere' } }],
    ['a document that is too long', { client_uri: 'x'.repeat(11_000) }, {}],
    ['a page instead of a document', {}, { body: '<html></html>' }],
  ])(
    cites('%s, in the words of a closed address if it is in the network', 'oauth.documents'),
    async (_what, more, answer) => {
      const clientId = described(more, answer)
      const page = await expectUnknown(clientId)
      expect(page).toContain('The operator finds the cause in the log')
      expect(textWithout(page, clientId)).toBe(textWithout(await expectUnknown(closed), closed))
    },
  )

  test.each([
    ['an address in a closed network', closed, 'OAUTH_ALLOWED_NETWORKS'],
    ['where clouds keep credentials', 'https://169.254.169.254/client.json', 'OAUTH_ALLOWED_NETWORKS'],
    ['an address written in another way', 'https://2130706433/client.json', 'in its usual form'],
    ['a name that nobody has', 'https://nobody.invalid/client.json', 'OAUTH_ALLOWED_NETWORKS'],
    ['a port of another protocol', 'https://127.0.0.1:25/client.json', 'another port'],
  ])(cites('%s', 'oauth.documents'), async (_what, clientId, sentence) => {
    expect(await expectUnknown(clientId)).toContain(sentence)
  })

  test(cites('an id over plain http, which is an unknown client', 'oauth.documents'), async () => {
    expectPage(await asked('http://localhost:4000/client.json'), 400)
  })
})

test(cites('the token endpoint fetches nothing', 'oauth.documents'), async () => {
  const clientId = described()
  expect((await refresh(send, clientId, 'a token')).body.error).toBe('invalid_client')
  expect(host.asked(clientId)).toBe(0)
  const there = locationOf(expectStatus(await asked(clientId), 303))
  expect(there).toContain('/oauth/interaction/')
})
