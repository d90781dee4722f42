import { withOverrides } from '@agent-memory/core/rate-limits'
import { createMemoryRateCounters } from '@agent-memory/runtime/http/access/memory-rate-counters'
import { createRateLimiter } from '@agent-memory/runtime/http/access/rate-limit'
import { authRoutes } from '@agent-memory/service-gateway/routes/accounts/auth'
import { erasureRoutes } from '@agent-memory/service-gateway/routes/accounts/erasure'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  MANAGEMENT_PASSWORD,
  type ManagementApp,
  startManagementApp,
} from '../../../../tests/support/http/management-app.js'

const GUESSES = 3

let app: ManagementApp
beforeAll(async () => {
  const limiter = createRateLimiter(createMemoryRateCounters(), withOverrides({ login: { max: GUESSES } }))
  app = await startManagementApp((ports) => [...authRoutes(ports), ...erasureRoutes({ ...ports, limiter })])
})
afterAll(() => app?.close())

test('a deletion that is refused for another reason than the password counts as no guess', async () => {
  const [owner, colleague] = [await app.signedUp(), await app.signedUp()]
  await app.sql(
    `INSERT INTO memberships (org_id, user_id, role) SELECT $1, user_id, 'member' FROM users WHERE email = $2`,
    ...[owner.orgId, colleague.email],
  )
  const erase = async (password: string) => (await app.call('DELETE', '/auth/me', owner.cookie, { password })).status
  const statuses: number[] = []
  for (let at = 0; at < 2 * GUESSES; at++) statuses.push(await erase(MANAGEMENT_PASSWORD))
  expect(statuses).toEqual(Array(2 * GUESSES).fill(409))
  for (let at = 0; at < GUESSES; at++) expect(await erase('a guess')).toBe(401)
  expect(await erase(MANAGEMENT_PASSWORD)).toBe(429)
})
