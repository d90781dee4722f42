import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus, onceTo, type Reply } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import {
  allowClient,
  connectClient,
  exchange,
  pkce,
  REDIRECT,
  refresh,
  register,
  tokens,
} from '../../support/http/oauth/oauth.js'
import { expectRefused } from '../../support/http/oauth/oauth-replies.js'
import { burst, refreshHonestly, wrongWith } from '../../support/http/oauth/refresh-families.js'
import { newTenant } from '../../support/http/tenant.js'
import { withDatabase } from '../../support/servers/database.js'
import { type IssuedTo, issuedTo, NOTHING } from '../../support/servers/oauth-store.js'
import { send, shared } from '../../support/shared.js'

const tenant = await newTenant(send)
let clientId: string
beforeAll(async () => {
  clientId = (await register(send)).client_id
})

/** Gets a code for a new client, which holds nothing else. */
const newCode = async (): Promise<{ clientId: string; code: string; verifier: string }> => {
  const { client_id: clientId } = await register(send)
  const scope = 'memory:read offline_access'
  return { clientId, ...(await allowClient(send, tenant.cookie, { clientId, scope })) }
}

const expectHeld = async (clientId: string, held: Partial<IssuedTo>) =>
  expect(await issuedTo(clientId)).toEqual({ ...NOTHING, ...held })

describe('the token endpoint', () => {
  test(
    cites(
      'refuses a code with another verifier, redirect URI, client or resource',
      'oauth.tokens',
      'oauth.nothing-issued',
    ),
    async () => {
      const { clientId: id, code, verifier } = await newCode()
      const refused: [Reply, string][] = [
        [await exchange(send, id, code, pkce().verifier), 'invalid_grant'],
        [await exchange(send, id, code, verifier, { redirect_uri: `${REDIRECT}/` }), 'invalid_grant'],
        [
          await exchange(send, id, code, verifier, { redirect_uri: REDIRECT.replace('33418', '33419') }),
          'invalid_grant',
        ],
        [await exchange(send, clientId, code, verifier), 'invalid_grant'],
      ]
      const form = { grant_type: 'authorization_code', client_id: id, code, code_verifier: verifier }
      for (const unnamed of [form, { ...form, redirect_uri: '' }])
        refused.push([await tokens(send, unnamed), 'invalid_request'])
      for (const [reply, error] of refused) expectRefused(reply, 400, error)
      await expectHeld(clientId, {})
      await expectHeld(id, { grants: 1, codes: 1 })
      expectStatus(await exchange(send, id, code, verifier), 200)
      const next = await newCode()
      const elsewhere = { resource: 'https://elsewhere.example/mcp' }
      expectRefused(await exchange(send, next.clientId, next.code, next.verifier, elsewhere), 400, 'invalid_target')
      // The code counts as used.
      await expectHeld(next.clientId, { grants: 1 })
    },
  )

  test(
    cites('takes a code once; a second use revokes what the first got', 'oauth.tokens', 'oauth.nothing-issued'),
    async () => {
      const { clientId: id, code, verifier } = await newCode()
      const { body } = expectStatus(await exchange(send, id, code, verifier), 200)
      expectRefused(await exchange(send, id, code, verifier), 400, 'invalid_grant')
      expectStatus(await send('POST', '/mcp', { key: body.access_token, body: {} }), 401)
      expectRefused(await refresh(send, id, body.refresh_token), 400, 'invalid_grant')
      await expectHeld(id, {})
    },
  )

  test(
    cites('gives one of many parallel uses of a code tokens at most', 'oauth.tokens', 'oauth.nothing-issued'),
    async () => {
      const { clientId: id, code, verifier } = await newCode()
      const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(send, id, code, verifier)))
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      for (const reply of replies) if (reply.status !== 200) expectRefused(reply, 400, 'invalid_grant')
      // The client holds nothing if a use arrived after the code was exchanged, because that use revoked all tokens.
      const held = await issuedTo(id)
      expect([NOTHING, { ...NOTHING, grants: 1, accessTokens: 1, refreshTokens: 1 }]).toContainEqual(held)
    },
  )

  test.each([[0], [1], [2]])(
    cites(
      'revokes the family when the refresh token of generation %i is used again',
      'oauth.tokens',
      'oauth.nothing-issued',
    ),
    async (generation) => {
      const first = await connectClient(send, tenant.cookie)
      const family = [first.refreshToken]
      let accessToken = first.accessToken
      for (let at = 0; at < 3; at++) {
        const { body } = expectStatus(await refresh(send, first.clientId, family.at(-1) as string), 200)
        family.push(body.refresh_token)
        accessToken = body.access_token
      }
      await rpcOf(send, accessToken).call('list_volumes')
      expectRefused(await refresh(send, first.clientId, family[generation] as string), 400, 'invalid_grant')
      for (const token of family) expectRefused(await refresh(send, first.clientId, token), 400, 'invalid_grant')
      for (const key of [first.accessToken, accessToken])
        expectStatus(await send('POST', '/mcp', { key, body: {} }), 401)
      await expectHeld(first.clientId, {})
    },
  )

  test(
    cites('issues one pair of tokens to 50 parallel refreshes at most', 'oauth.tokens', 'oauth.nothing-issued'),
    async () => {
      const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie)
      const replies = await Promise.all(Array.from({ length: 50 }, () => refresh(send, id, refreshToken)))
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
      for (const reply of replies) if (reply.status !== 200) expectRefused(reply, 400, 'invalid_grant')
      const held = await issuedTo(id)
      expect([NOTHING, { ...NOTHING, grants: 1, accessTokens: 2, refreshTokens: 1 }]).toContainEqual(held)
    },
  )

  test.each([1, 2])(cites('gives one of 50 parallel refreshes tokens at most: family %i', 'oauth.tokens'), async () => {
    const family = await connectClient(send, tenant.cookie)
    const use = () => refresh(send, family.clientId, family.refreshToken)
    expect(wrongWith(await burst(send, family, 50, use))).toBeNull()
  })

  test(cites('loses no family of a client that refreshes once after the other', 'oauth.tokens'), async () => {
    const client = await connectClient(send, tenant.cookie)
    expect((await refreshHonestly(send, client, 10)).isLost).toBe(false)
  })

  test(
    cites('answers 503 while it cannot store new tokens, and keeps the refresh token for the retry', 'oauth.tokens'),
    async () => {
      const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie)
      await withDatabase(shared().databaseUrl, async (client) => {
        await client.query('BEGIN')
        await client.query('SELECT FROM oauth_grants WHERE client_id = $1 FOR UPDATE', [id])
        const { status, body } = await refresh(onceTo(shared().baseUrl), id, refreshToken)
        expect([status, body.error]).toEqual([503, 'temporarily_unavailable'])
      })
      const { body } = expectStatus(await refresh(send, id, refreshToken), 200)
      await rpcOf(send, body.access_token).call('list_volumes')
    },
  )

  test(cites('gives no scope that the user did not allow', 'oauth.reach', 'oauth.nothing-issued'), async () => {
    const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie, {
      scope: 'memory:read offline_access',
    })
    const more = await refresh(send, id, refreshToken, { scope: 'memory:read memory:delete' })
    expect([more.status, more.body.error]).toEqual([400, 'invalid_scope'])
    await expectHeld(id, { grants: 1, accessTokens: 1, refreshTokens: 1 })
    const { body } = expectStatus(await refresh(send, id, refreshToken), 200)
    expect(body.scope).toBe('memory:read')
  })

  test(
    cites('leaves a refresh token unused that it refuses to exchange', 'oauth.tokens', 'oauth.nothing-issued'),
    async () => {
      const { clientId: id, accessToken, refreshToken } = await connectClient(send, tenant.cookie)
      const elsewhere = { resource: 'https://elsewhere.example/mcp' }
      expectRefused(await refresh(send, id, refreshToken, elsewhere), 400, 'invalid_target')
      await expectHeld(id, { grants: 1, accessTokens: 1, refreshTokens: 1 })
      const { body } = expectStatus(await refresh(send, id, refreshToken), 200)
      for (const key of [accessToken, body.access_token]) await rpcOf(send, key).call('list_volumes')
    },
  )

  test.each<[string, (resource: string) => string]>([
    ['with a trailing slash', (resource) => `${resource}/`],
    ['as the base address', (resource) => resource.replace(/\/mcp$/, '')],
    [
      'with an uppercase scheme and host',
      (resource) => resource.replace(/^\w+:\/\/[^/]+/, (host) => host.toUpperCase()),
    ],
  ])(cites('takes the resource that was written %s for the same', 'oauth.resource'), async (_how, written) => {
    const resource = `${shared().baseUrl}/mcp`
    for (const [first, second] of [
      [written(resource), resource],
      [resource, written(resource)],
    ] as const) {
      const { client_id: id } = await register(send)
      const asked = { clientId: id, scope: 'memory:read offline_access', resource: first }
      const { code, verifier } = await allowClient(send, tenant.cookie, asked)
      const { body } = expectStatus(await exchange(send, id, code, verifier, { resource: second }), 200)
      const renewed = expectStatus(await refresh(send, id, body.refresh_token, { resource: second }), 200).body
      expect([body.scope, renewed.scope]).toEqual(['memory:read', 'memory:read'])
      for (const { access_token } of [body, renewed]) await rpcOf(send, access_token).call('list_volumes')
      expectStatus(await refresh(send, id, renewed.refresh_token), 200)
    }
  })

  test(cites('gives a scope of a code that the user did not allow to nobody', 'oauth.reach'), async () => {
    const { clientId: id, code, verifier } = await newCode()
    const { body } = expectStatus(await exchange(send, id, code, verifier, { scope: 'memory:delete' }), 200)
    expect(body.scope).toBe('memory:read')
  })

  test(cites('refuses the refresh token of another client', 'oauth.tokens', 'oauth.nothing-issued'), async () => {
    const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie)
    expectRefused(await refresh(send, clientId, refreshToken), 400, 'invalid_grant')
    await expectHeld(clientId, {})
    expectStatus(await refresh(send, id, refreshToken), 200)
  })

  test.each([
    [
      'an unknown client',
      { grant_type: 'refresh_token', refresh_token: 'x', client_id: 'nobody' },
      401,
      'invalid_client',
    ],
    ['an unknown grant type', { grant_type: 'password', client_id: '' }, 400, 'unsupported_grant_type'],
    ['no grant type', { client_id: '' }, 400, 'invalid_request'],
    ['no client', { grant_type: 'refresh_token', refresh_token: 'x' }, 400, 'invalid_request'],
  ])(cites('refuses %s', 'oauth.errors'), async (_what, form, status, error) => {
    const own = 'client_id' in form && form.client_id === '' ? { ...form, client_id: clientId } : form
    expectRefused(await tokens(send, own as Record<string, string>), status, error)
  })
})
