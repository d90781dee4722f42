import { expect, test } from '@jest/globals'
import type { OAuthClient } from '../../ports/accounts/oauth-clients.js'
import { hashSecret } from '../keys/keys.js'
import { type NewClient, provisionClient } from './oauth-clients.js'

const ORDER: NewClient = {
  name: 'App',
  redirectUris: ['https://app.example/a', 'https://app.example/a'],
  isConfidential: false,
  isOfficial: true,
}

const provision = async (order: Partial<NewClient> = {}) => {
  const stored: Pick<OAuthClient, 'clientId' | 'metadata' | 'isOfficial' | 'secretHash'>[] = []
  const ports = { oauth: { provisionClient: async (client: (typeof stored)[number]) => void stored.push(client) } }
  const issued = await provisionClient(ports, { ...ORDER, ...order })
  return { issued, stored }
}

test('a public client has no secret', async () => {
  const { issued, stored } = await provision()
  expect(issued).toEqual({ clientId: expect.stringMatching(/^[\da-f-]{36}$/), clientSecret: null })
  const metadata = { client_id: issued.clientId, client_name: 'App', redirect_uris: ['https://app.example/a'] }
  expect(stored).toEqual([{ clientId: issued.clientId, metadata, isOfficial: true, secretHash: null }])
})

test('the secret of a confidential client is stored as a hash', async () => {
  const { issued, stored } = await provision({ isConfidential: true })
  expect(issued.clientSecret).toMatch(/^sm_client_[\dA-Za-z]{43}$/)
  expect(stored[0]?.secretHash).toEqual(hashSecret(issued.clientSecret ?? ''))
  expect(JSON.stringify(stored[0]?.metadata)).not.toContain('sm_client_')
})

test.each<[string, Partial<NewClient>, string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
  ['a name with NUL', { name: 'a\u0000' }, 'name'],
  ['no redirect URI', { redirectUris: [] }, 'redirect_uris'],
  ['plain http elsewhere', { redirectUris: ['http://app.example/'] }, 'redirect_uris'],
])('%s is refused', async (_what, order, field) => {
  await expect(provision(order)).rejects.toMatchObject({
    code: 'validation_failed',
    details: { [field]: [expect.any(String)] },
  })
})
