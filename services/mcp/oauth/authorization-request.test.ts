import { completeQuery } from '@agent-memory/service-mcp/oauth/authorization-request'
import { expect, test } from '@jest/globals'

const DEFAULT = 'memory:read memory:write feedback documents:read'

test.each([
  ['', { scope: DEFAULT, prompt: 'consent' }],
  ['scope=', { scope: DEFAULT, prompt: 'consent' }],
  ['scope=++', { scope: DEFAULT, prompt: 'consent' }],
  ['scope=memory:read', { scope: 'memory:read', prompt: 'consent' }],
  ['scope=openid+memory:delete+offline_access', { scope: 'memory:delete offline_access', prompt: 'consent' }],
  ['scope=admin', { scope: 'admin', prompt: 'consent' }],
  ['prompt=none', { scope: DEFAULT, prompt: 'none' }],
  ['prompt=login', { scope: DEFAULT, prompt: 'consent' }],
  ['state=a%26b', { state: 'a&b', scope: DEFAULT, prompt: 'consent' }],
])('%j is completed', (query, expected) => {
  expect(Object.fromEntries(new URLSearchParams(completeQuery(query)))).toEqual(expected)
})

test.each([
  ['http://localhost:41999/callback', 'memory:read offline_access'],
  ['http://127.0.0.1:41999/callback', 'memory:read'],
  ['https://localhost.evil.example/', 'memory:read'],
  ['not an address', 'memory:read'],
])('a client at %s that does not ask to stay is asked for %s', (redirect_uri, scope) => {
  const query = new URLSearchParams({ redirect_uri, scope: 'memory:read' }).toString()
  expect(new URLSearchParams(completeQuery(query, ['localhost'])).get('scope')).toBe(scope)
})

test.each(['scope=a&scope=b', 'prompt=none&prompt=consent'])('%j is left for the library to refuse', (query) => {
  expect(completeQuery(query)).toBe(query)
})
