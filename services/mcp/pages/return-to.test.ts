import { pathOr } from '@agent-memory/service-mcp/pages/return-to'
import { expect, test } from '@jest/globals'

test.each([
  '/oauth/%61uthorize?client_id=a',
  '/oauth/authoriz%65',
  '/oauth/x/%2e%2e/authorize',
  '/oauth%2Fauthorize',
  '/account/../oauth/authorize',
  '/oauth/authorize/u1#here',
])('%j may not be where a sign-in leads, however a proxy reads it', (path) => {
  expect(pathOr(path)).toBe('/account')
})

test.each(['/oauth/interaction/u-1', '/account/invitation?token=a%20b', '/account#a%20b'])('%j may', (path) => {
  expect(pathOr(path)).toBe(path)
})
