import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { expectStatus } from '../../support/http/client.js'
import { MODERN } from '../../support/http/mcp.js'
import { decide, newBrowser, openConsent, revoke } from '../../support/http/oauth/oauth.js'
import { firstClient, type OAuthClient, secondClient } from '../../support/http/oauth/oauth-clients.js'
import { newWriter } from '../../support/http/writer.js'
import { send, shared } from '../../support/shared.js'

const { tenant } = await newWriter()
const REDIRECT = 'http://localhost:41999/oauth/callback'
/** A redirect URI whose host is in OAUTH_REFRESH_HOSTS of the shared service, so that its clients stay connected. */
const STAYS = 'https://stays.example/oauth/callback'

/** Lets the user allow the request in a browser, and hands the answer to the client. Returns the scopes asked for. */
async function userAllows(client: OAuthClient): Promise<string[]> {
  const url = client.kept.sentTo
  if (!url) throw new Error('the client sent the user nowhere')
  const browser = newBrowser(send, tenant.cookie)
  const { page } = await openConsent(browser, url.href)
  await client.finish(await decide(browser, page))
  client.kept.sentTo = undefined
  return (url.searchParams.get('scope') ?? '').split(' ')
}

const CLIENTS: [name: string, make: () => OAuthClient, asks: boolean, stays: boolean][] = [
  ['the first library', () => firstClient(shared().baseUrl, REDIRECT), false, false],
  ['the first library, listed to stay', () => firstClient(shared().baseUrl, STAYS), false, true],
  ['the second library, by the handshake', () => secondClient(shared().baseUrl, REDIRECT, 'legacy'), true, true],
  ['the second library, stateless', () => secondClient(shared().baseUrl, REDIRECT, { pin: MODERN }), true, true],
]

describe.each(CLIENTS)('with its own OAuth code, a client of %s', (_name, make, asks, stays) => {
  let client: OAuthClient
  beforeAll(() => {
    client = make()
  })
  afterAll(() => client.close())

  test(
    cites('finds the server, registers, and gets the default scopes', 'oauth.endpoints', 'oauth.step-up'),
    async () => {
      expect(await client.connect()).toBe(false)
      const scopes = await userAllows(client)
      expect(scopes.slice(0, 4)).toEqual(['memory:read', 'memory:write', 'feedback', 'documents:read'])
      expect(scopes.includes('offline_access')).toBe(asks)
      expect(await client.connect()).toBe(true)
      expect(await client.call('list_volumes')).toMatchObject({
        structuredContent: { volumes: [{ volume_id: tenant.volumeId }] },
      })
    },
  )

  test(cites('asks for one more scope when a tool needs it, and keeps the others', 'oauth.step-up'), async () => {
    const memory = await client.call('add_memory', { content: `Ana likes ${crypto.randomUUID()} best.` })
    const gone = { memory_id: memory?.structuredContent.memory_id }
    // With a refresh token the first library refreshes instead of asking the user for the scope, and then gives up.
    if (stays && !asks) return expect(client.call('delete_memory', gone)).rejects.toThrow('upscoping')
    expect(await client.call('delete_memory', gone)).toBeNull()
    expect(await userAllows(client)).toEqual(
      expect.arrayContaining(['memory:read', 'memory:write', 'feedback', 'documents:read', 'memory:delete']),
    )
    expect((await client.call('delete_memory', gone))?.isError).toBeFalsy()
  })

  test(cites('refreshes by itself if it asked to stay connected, or is listed', 'oauth.tokens'), async () => {
    const before = client.kept.tokens
    expect(before.refresh_token !== undefined).toBe(stays)
    client.kept.tokens = { ...before, access_token: 'a'.repeat(43) }
    const answer = await client.call('list_volumes')
    expect(answer !== null).toBe(stays)
    if (stays) expect(client.kept.tokens.refresh_token).not.toBe(before.refresh_token)
    else client.kept.tokens = before
  })

  test(cites('has to ask again once its tokens are revoked', 'oauth.dead-at-once'), async () => {
    const { tokens, information } = client.kept
    expectStatus(await revoke(send, information.client_id, tokens.access_token), 200)
    expect(await client.call('list_volumes')).toBeNull()
    await userAllows(client)
    expect((await client.call('list_volumes'))?.isError).toBeFalsy()
  })
})
