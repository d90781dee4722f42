import { setTimeout as pause } from 'node:timers/promises'
import type { AuditLog } from '@agent-memory/core/ports/accounts/audit-log'
import { signIn } from '@agent-memory/runtime/http/access/session'
import { endpoint } from '@agent-memory/runtime/http/endpoint'
import { startTestApp, type TestApp } from '@agent-memory/runtime/testing/start-app'
import { auditRoutes } from '@agent-memory/service-gateway/routes/accounts/audit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { type ManagementFixture, type Owner, startManagement } from '../../../../tests/support/http/management.js'

/** Request timeout, and the time that each page of the log takes, in milliseconds. */
const LIMIT = 3_000
const PER_PAGE = 1_200

let fixture: ManagementFixture
let owner: Owner
let app: TestApp
beforeAll(async () => {
  fixture = await startManagement()
  owner = await fixture.owner()
  const slow: AuditLog = {
    async list(...asked) {
      await pause(PER_PAGE)
      return fixture.ports.auditLog.list(...asked)
    },
  }
  const logIn = endpoint({
    ...({ answer: 'json', method: 'post', path: '/in', summary: 's', tag: 't', operation: 'auth' } as const),
    ...({ limit: 'default', accepts: [], signsIn: true, success: { status: 200, body: z.any() } } as const),
    handle: ({ request }) => signIn(request, owner.principal.userId),
  })
  app = await startTestApp([...auditRoutes({ auditLog: slow }), logIn], {
    users: { [owner.principal.userId]: owner.principal },
    requestTimeLimitMs: LIMIT,
  })
})
afterAll(async () => {
  await app?.close()
  await fixture?.close()
})

test('an export that takes longer than a request may is complete', async () => {
  const { orgId, principal } = owner
  await fixture.sql(
    `INSERT INTO audit_entries (org_id, action, key_id, agent_id, agent)
     SELECT $1, 'key.created', $2, $2, 'Ada' FROM generate_series(1, 1600)`,
    ...[orgId, principal.userId],
  )
  const [stored] = await fixture.sql<{ count: number }>(
    'SELECT count(*)::int FROM audit_entries WHERE org_id = $1',
    orgId,
  )
  const cookie = (await fetch(`${app.url}/in`, { method: 'POST' })).headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await fetch(`${app.url}/orgs/${orgId}/audit/export`, { headers: { Cookie: cookie } })
  expect(answer.status).toBe(200)
  expect((await answer.text()).trimEnd().split('\n')).toHaveLength(stored?.count ?? 0)
})
