import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import { openBacklogPressure } from '@agent-memory/runtime/work/backlog-pressure'
import { expect, test } from '@jest/globals'

const STARTED = { begun: true, unstartedSince: null, lowestUnstarted: null }

const backlogOf = (open: Record<string, number>, promised: number): Backlog => ({
  open: Object.entries(open).map(([orgId, jobs]) => ({
    job: 'memory.judge',
    orgId,
    jobs,
    postponed: 0,
    ...STARTED,
    oldestSeconds: 1,
  })),
  deadLetters: 0,
  promised,
})
const looked = () => new Promise((resolve) => setImmediate(resolve))

test('rejects only an organization over its limit, and everyone over the total limit', async () => {
  const reasons: string[] = []
  let backlog = backlogOf({ flooding: 100, quiet: 3 }, 1_000)
  const pressure = openBacklogPressure({
    backlog: async () => backlog,
    maxOpenJobs: 100,
    onRefused: (reason) => void reasons.push(reason),
  })
  // This call starts the first read of the outbox. Until that read ends, no write is rejected.
  expect(pressure.refusal('flooding', 1)).toBeNull()
  await looked()
  expect(pressure.refusal('flooding', 1)).toMatchObject({ code: 'rate_limited', retryAfter: 5 })
  expect(pressure.refusal('quiet', 1)).toBeNull()
  expect(pressure.refusal('unknown', 1)).toBeNull()
  await looked()

  backlog = backlogOf({ flooding: 99, quiet: 3 }, 1_000)
  pressure.refusal('quiet', 1)
  await looked()
  expect(pressure.refusal('flooding', 1)).toBeNull()
  // The admitted write counts before the outbox is read again.
  expect(pressure.refusal('flooding', 1)).toMatchObject({ code: 'rate_limited' })
  await looked()

  backlog = backlogOf({ flooding: 99, many: 901 }, 2_000)
  pressure.refusal('quiet', 1)
  await looked()
  const refusal = pressure.refusal('quiet', 1)
  expect(refusal?.code).toBe('service_unavailable')
  expect(refusal?.retryAfter).toBeGreaterThanOrEqual(1)
  expect(reasons).toEqual(['organization_backlog', 'organization_backlog', 'backlog'])
})

test('only writes awaiting judgement count per organization, jobs of all kinds in total', async () => {
  const open = [
    { job: 'memory.judge', orgId: 'importing', jobs: 60, postponed: 0, ...STARTED, oldestSeconds: 1 },
    { job: 'memory.judge_long', orgId: 'importing', jobs: 39, postponed: 0, ...STARTED, oldestSeconds: 1 },
    { job: 'memory.index', orgId: 'importing', jobs: 500, postponed: 0, ...STARTED, oldestSeconds: 1 },
    { job: 'memory.unindex', orgId: 'importing', jobs: 399, postponed: 0, ...STARTED, oldestSeconds: 1 },
  ]
  const backlog = async () => ({ open, deadLetters: 0, promised: 1_000 })
  const pressure = openBacklogPressure({ backlog, maxOpenJobs: 100, onRefused() {} })
  pressure.refusal('other', 0)
  await looked()
  expect(pressure.refusal('importing', 1)).toBeNull()
  expect(pressure.refusal('importing', 1)).toMatchObject({ code: 'rate_limited' })
  expect(pressure.refusal('other', 1)).toBeNull()
  expect(pressure.refusal('other', 1)).toMatchObject({ code: 'service_unavailable' })
})

test('postponed jobs reject no writes, and do not count as done', async () => {
  const of = (jobs: number, postponed: number) => ({
    job: 'memory.judge',
    orgId: 'a',
    jobs,
    postponed,
    ...STARTED,
    oldestSeconds: 1,
  })
  let backlog: Backlog = { open: [of(0, 100_000)], deadLetters: 0, promised: 100_000 }
  const pressure = openBacklogPressure({ backlog: async () => backlog, maxOpenJobs: 100, onRefused() {} })
  pressure.refusal('a', 0)
  await looked()
  expect(pressure.refusal('a', 1)).toBeNull()
  await looked()

  // 50,000 postponed jobs became due and no job was done, so the measured drain rate is zero.
  backlog = { open: [of(50_000, 50_000)], deadLetters: 0, promised: 100_000 }
  pressure.refusal('a', 0)
  await looked()
  expect(pressure.refusal('a', 1)).toMatchObject({ code: 'service_unavailable', retryAfter: 120 })
})

test('an unreadable outbox rejects nothing: the write itself fails at the store', async () => {
  const backlog = () => Promise.reject(new Error('away'))
  const pressure = openBacklogPressure({ backlog, maxOpenJobs: 1, onRefused() {} })
  for (let tries = 0; tries < 3; tries++) {
    expect(pressure.refusal('any', 1)).toBeNull()
    await looked()
  }
})
