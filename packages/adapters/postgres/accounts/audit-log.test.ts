import type { AuditQuery } from '@agent-memory/core/ports/accounts/audit-log'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type ManagementFixture, startManagement } from '../../../../tests/support/http/management.js'
import { auditPage } from './audit-log.js'

const ENTRIES = 20_000
const START = Date.parse('2026-01-01T00:00:00Z')
/** Returns the time of entry `at`. There are ten entries a second, always two at the same time. */
const timeOf = (at: number) => new Date(START + Math.floor(at / 2) * 200)

let fixture: ManagementFixture
let orgId: string
beforeAll(async () => {
  fixture = await startManagement()
  const owner = await fixture.owner()
  orgId = owner.orgId
  await fixture.sql('DELETE FROM audit_entries WHERE org_id = $1', orgId)
  // The ids fall while the times rise, as can happen if the clocks of processes differ.
  await fixture.sql(
    `INSERT INTO audit_entries (audit_id, org_id, action, key_id, agent_id, agent, details, created_at)
     SELECT 1000000 - n, $1, 'key.created', $2, $2, 'Ada', jsonb_build_object('at', n),
       $3::timestamptz + (n / 2) * interval '200 milliseconds' FROM generate_series(0, $4 - 1) AS n`,
    ...[orgId, owner.principal.userId, new Date(START), ENTRIES],
  )
  await fixture.sql('ANALYZE audit_entries')
})
afterAll(() => fixture?.close())

const FIRST: AuditQuery = { limit: 100, below: null, since: null, before: null }

/** Returns the number of blocks that PostgreSQL reads for a page. */
const blocksOf = async (page: AuditQuery) => {
  const { text, values } = auditPage(orgId, page)
  const [row] = await fixture.sql<{ 'QUERY PLAN': [{ Plan: Record<string, number> }] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
    ...values,
  )
  const plan = row?.['QUERY PLAN'][0].Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

test('the pages of a time have each entry of it once, latest first', async () => {
  const range = { since: timeOf(1_000), before: timeOf(1_700) }
  const seen: number[] = []
  let below: AuditQuery['below'] = null
  for (;;) {
    const page = await fixture.ports.auditLog.list(orgId, { ...range, limit: 99, below })
    seen.push(...page.map(({ details }) => (details as { at: number }).at))
    below = page.at(-1) ?? null
    if (page.length < 99) break
  }
  const times = seen.map((at) => timeOf(at).getTime())
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(seen.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 700 }, (_, at) => 1_000 + at))
})

test.each<[string, Partial<AuditQuery>]>([
  ['the first page', {}],
  ['a page in the middle', { below: { createdAt: timeOf(10_000), auditId: 990_000n } }],
  ['the first page before an early time', { before: timeOf(200) }],
  ['the first page since a late time', { since: timeOf(19_950) }],
  [
    'a page within bounds',
    { since: timeOf(100), before: timeOf(19_900), below: { createdAt: timeOf(400), auditId: 1n } },
  ],
])('%s reads little besides its entries', async (_, page) => {
  expect(await blocksOf({ ...FIRST, ...page })).toBeLessThan(30)
})
