import { beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus } from '../../support/http/client.js'
import { rpcOf } from '../../support/http/mcp.js'
import {
  authorizePath,
  connectClient,
  decide,
  exchange,
  newBrowser,
  openConsent,
  pkce,
  REDIRECT,
  refresh,
  register,
  tokens,
} from '../../support/http/oauth.js'
import { expectRefused } from '../../support/http/oauth-replies.js'
import { burst, refreshHonestly, wrongWith } from '../../support/http/refresh-families.js'
import { newTenant } from '../../support/http/tenant.js'
import { send } from '../../support/shared.js'

const tenant = await newTenant(send)
let clientId: string
beforeAll(async () => {
  clientId = (await register(send)).client_id
})

const newCode = async (): Promise<{ code: string; verifier: string }> => {
  const { verifier, challenge } = pkce()
  const browser = newBrowser(send, tenant.cookie)
  const scope = 'memory:read offline_access'
  const { page } = await openConsent(browser, authorizePath({ clientId, challenge, scope }))
  return { code: (await decide(browser, page)).get('code') ?? '', verifier }
}

describe('the token endpoint', () => {
  test(cites('refuses a code with another verifier, redirect URI, client or resource', 'oauth.tokens'), async () => {
    const { code, verifier } = await newCode()
    const other = (await register(send)).client_id
    expectRefused(await exchange(send, clientId, code, pkce().verifier), 400, 'invalid_grant')
    expectRefused(
      await exchange(send, clientId, code, verifier, { redirect_uri: `${REDIRECT}/` }),
      400,
      'invalid_grant',
    )
    expectRefused(await exchange(send, other, code, verifier), 400, 'invalid_grant')
    expectStatus(await exchange(send, clientId, code, verifier), 200)
    const next = await newCode()
    const elsewhere = { resource: 'https://elsewhere.example/mcp' }
    expectRefused(await exchange(send, clientId, next.code, next.verifier, elsewhere), 400, 'invalid_target')
  })

  test(cites('takes a code once; a second use revokes what the first got', 'oauth.tokens'), async () => {
    const { code, verifier } = await newCode()
    const { body } = expectStatus(await exchange(send, clientId, code, verifier), 200)
    expectRefused(await exchange(send, clientId, code, verifier), 400, 'invalid_grant')
    expectStatus(await send('POST', '/mcp', { key: body.access_token, body: {} }), 401)
    expectRefused(await refresh(send, clientId, body.refresh_token), 400, 'invalid_grant')
  })

  test(cites('gives one of many parallel uses of a code tokens at most', 'oauth.tokens'), async () => {
    const { code, verifier } = await newCode()
    const replies = await Promise.all(Array.from({ length: 20 }, () => exchange(send, clientId, code, verifier)))
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    for (const reply of replies) if (reply.status !== 200) expectRefused(reply, 400, 'invalid_grant')
  })

  test.each([[0], [1], [2]])(
    cites('revokes the family when the refresh token of generation %i is used again', 'oauth.tokens'),
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

  test(cites('gives no scope that the user did not allow, and less on request', 'oauth.reach'), async () => {
    const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie, {
      scope: 'memory:read offline_access',
    })
    expect((await refresh(send, id, refreshToken, { scope: 'memory:read memory:delete' })).body.error).toBe(
      'invalid_scope',
    )
    const { body } = expectStatus(await refresh(send, id, refreshToken), 200)
    expect(body.scope).toBe('memory:read')
  })

  test(cites('refuses the refresh token of another client', 'oauth.tokens'), async () => {
    const { clientId: id, refreshToken } = await connectClient(send, tenant.cookie)
    expectRefused(await refresh(send, clientId, refreshToken), 400, 'invalid_grant')
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
