import { describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, type Json } from '../../support/http/client.js'
import { postForm } from '../../support/http/forms.js'
import { rpcOf } from '../../support/http/mcp.js'
import {
  ALLOW,
  actionOf,
  allowClient,
  authorizePath,
  connectClient,
  exchange,
  newBrowser,
  openConsent,
  pkce,
  REDIRECT,
  refresh,
  register,
  revoke,
} from '../../support/http/oauth/oauth.js'
import { expectPage, expectRefused } from '../../support/http/oauth/oauth-replies.js'
import { openMcpStream } from '../../support/http/open-ended/open-stream.js'
import { newTenant } from '../../support/http/tenant.js'
import { adminHere } from '../../support/programs/admin-here.js'
import { smAdmin } from '../../support/programs/sm-admin.js'
import { dumpTables } from '../../support/servers/database.js'
import { issuedTo, NOTHING } from '../../support/servers/oauth-store.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)

/** Runs the command in this process; some tests below run the program. */
const clients = (...args: string[]) => adminHere(shared().databaseUrl, ['clients', ...args], '', shared().stores)
const done = async (...args: string[]): Promise<string> => {
  const { code, stdout } = await clients(...args)
  expect(code).toBe(0)
  return stdout
}
const add = async (...args: string[]): Promise<Json> =>
  JSON.parse(await done('add', '--name', 'Arranged client', '--redirect-uri', REDIRECT, '--json', ...args))
const listed = async (clientId: string): Promise<Json> =>
  JSON.parse(await done('list', '--json')).find(({ client_id }: Json) => client_id === clientId)

const newCode = (clientId: string) =>
  allowClient(send, tenant.cookie, { clientId, scope: 'memory:read offline_access' })
/** Posts as a client that gives its secret in the header. */
const asBasic = (clientId: string, secret: string, form: Record<string, string>, path = '/oauth/token') => {
  const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64')
  return postForm(send, path, form, { headers: { Authorization: `Basic ${credentials}` } })
}

describe('a client that the operator adds', () => {
  test(cites('needs no registration, and shows the badge only while it is official', 'oauth.provisioned'), async () => {
    const { client_id: clientId, ...more } = await add('--official')
    expect(more).toEqual({})
    const { page, code, verifier } = await newCode(clientId)
    expect(page.text).toContain('Official')
    const { body } = expectStatus(await exchange(send, clientId, code, verifier), 200)
    await rpcOf(send, body.access_token).call('list_volumes')
    expect(await done('unofficial', clientId)).toContain('now unofficial')
    expect((await newCode(clientId)).page.text).not.toContain('Official')
    await done('official', clientId)
    expect((await newCode(clientId)).page.text).toContain('Official')
    expect(await listed(clientId)).toEqual({
      ...{ client_id: clientId, client_name: 'Arranged client', redirect_uris: [REDIRECT], origin: 'provisioned' },
      ...{ is_official: true, is_confidential: false, created_at: expect.any(String), grants: 3 },
    })
  })

  test(
    cites('with a secret gets tokens with it alone, and with PKCE', 'oauth.provisioned', 'oauth.at-rest'),
    async () => {
      const { client_id: clientId, client_secret: secret } = await add('--confidential')
      expect(secret).toMatch(/^sm_client_[\dA-Za-z]{43}$/)
      const { code, verifier } = await newCode(clientId)
      const issued = await issuedTo(clientId)
      const form = { grant_type: 'authorization_code', redirect_uri: REDIRECT, code, code_verifier: verifier }
      expectRefused(await exchange(send, clientId, code, verifier), 401, 'invalid_client')
      expectRefused(await asBasic(clientId, `${secret}x`, form), 401, 'invalid_client')
      expectRefused(await exchange(send, clientId, code, verifier, { client_secret: 'x' }), 401, 'invalid_client')
      expectRefused(await asBasic(clientId, secret, { ...form, code_verifier: pkce().verifier }), 400, 'invalid_grant')
      expect(await issuedTo(clientId)).toEqual(issued)
      const { body } = expectStatus(await asBasic(clientId, secret, form), 200)
      await rpcOf(send, body.access_token).call('list_volumes')
      expectRefused(await refresh(send, clientId, body.refresh_token), 401, 'invalid_client')
      const renewed = await refresh(send, clientId, body.refresh_token, { client_secret: secret })
      const next = expectStatus(renewed, 200).body
      expectRefused(await revoke(send, clientId, next.access_token), 401, 'invalid_client')
      expectStatus(await asBasic(clientId, secret, { token: next.access_token }, '/oauth/revoke'), 200)
      expectStatus(await send('POST', '/mcp', { key: next.access_token, body: {} }), 401)
      expect((await dumpTables(shared().databaseUrl)).join('\n')).not.toContain(secret)
    },
  )

  test(cites('a secret does not help a public client', 'oauth.provisioned'), async () => {
    const { client_id: clientId } = await add()
    const { code, verifier } = await newCode(clientId)
    const form = { grant_type: 'authorization_code', redirect_uri: REDIRECT, code, code_verifier: verifier }
    for (const secret of ['', 'x', 'undefined'])
      expect((await asBasic(clientId, secret, form)).status).toBeGreaterThanOrEqual(400)
    expect(await issuedTo(clientId)).toMatchObject({ accessTokens: 0, refreshTokens: 0 })
  })
})

describe('a client that the operator removes', () => {
  test(
    cites('loses its tokens and streams at once, and others keep theirs', 'oauth.provisioned', 'oauth.dead-at-once'),
    async () => {
      const [gone, other] = [await connectClient(send, tenant.cookie), await connectClient(send, tenant.cookie)]
      const [ending, going] = await Promise.all(
        [gone, other].map(({ accessToken }) => openMcpStream(shared().baseUrl, accessToken)),
      )
      const removal = await smAdmin(shared().databaseUrl, ['clients', 'remove', gone.clientId], '', shared().stores)
      expect(removal).toEqual({ code: 0, stdout: 'The client is removed, and 1 grant with it.\n', stderr: '' })
      await ending?.ended
      expect(going?.isOpen()).toBe(true)
      going?.leave()
      expectStatus(await send('POST', '/mcp', { key: gone.accessToken, body: {} }), 401)
      expectRefused(await refresh(send, gone.clientId, gone.refreshToken), 401, 'invalid_client')
      expectStatus(await refresh(send, other.clientId, other.refreshToken), 200)
      expect(await issuedTo(gone.clientId)).toEqual(NOTHING)
      expectPage(await newBrowser(send, tenant.cookie).get(authorizePath({ clientId: gone.clientId, ...pkce() })), 400)
    },
  )

  test(cites('is removed also while Redis is down, which is said', 'oauth.provisioned'), async () => {
    const { clientId, accessToken } = await connectClient(send, tenant.cookie)
    const down = { ...shared().stores, REDIS_URL: 'redis://127.0.0.1:1' }
    // Runs the program, because in this process the client of Redis would leave a timer of two seconds.
    const { code, stdout } = await smAdmin(shared().databaseUrl, ['clients', 'remove', clientId], '', down)
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining('Redis does not answer') })
    expectStatus(await send('POST', '/mcp', { key: accessToken, body: {} }), 401)
  })

  test(cites('gets nothing from a consent page that was open meanwhile', 'oauth.provisioned'), async () => {
    const { client_id: clientId } = await register(send)
    const browser = newBrowser(send, tenant.cookie)
    const { page, interaction } = await openConsent(browser, authorizePath({ clientId, ...pkce() }))
    await done('remove', clientId)
    expectPage(await browser.get(interaction), 409)
    expectPage(await browser.post(actionOf(page), ALLOW), 409)
    expect(await issuedTo(clientId)).toEqual(NOTHING)
  })
})

describe('sm-admin clients', () => {
  test(cites('lists names of strangers without control and format characters', 'oauth.provisioned'), async () => {
    const { client_id: clientId } = await register(send, { client_name: 'a\u001b[2J\nb\u009b2J\u202ec' })
    const [line, ...more] = (await done('list')).split('\n').filter((each) => each.startsWith(clientId))
    expect(more).toEqual([])
    expect(line).toMatch(
      /^\S+ {2}\S+ {2}registered, public {2}0 grants {2}"a\\u001b\[2J\\nb\\u\{9b\}2J\\u\{202e\}c" {2}\["http:/,
    )
  })

  test.each([
    [[], 'Use clients list'],
    [['show'], 'Use clients list'],
    [['add', '--name', 'x'], 'redirect_uris'],
    [['add', '--redirect-uri', REDIRECT], '--name'],
    [['add', '--name', 'x', '--redirect-uri', 'http://app.example/'], 'plain http'],
    [['official'], 'Name one client'],
    [['remove', 'nobody'], 'There is no client'],
    [['unofficial', 'nobody'], 'There is no client'],
  ])(cites('with %j says what is wrong', 'oauth.provisioned'), async (args, sentence) => {
    const { code, stdout } = await clients(...args)
    expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringContaining(sentence) })
  })
})
