import { expect, test } from '@jest/globals'
import type { OpenWork } from '../ports/work/outbox.js'
import { openUnhandledJobs } from './unhandled.js'

/** Jobs of one organization, none of them started: the first is due since second `since`, the lowest id is `lowest`. */
const waiting = (since: number, lowest: number, rest: Partial<OpenWork> = {}): OpenWork => ({
  ...{ job: 'file.remove', orgId: 'a', jobs: 1, postponed: 0, begun: false, oldestSeconds: 3_600 },
  ...{ unstartedSince: new Date(1_000 * since), lowestUnstarted: BigInt(lowest), ...rest },
})

/** Looks at the outbox, each time `afterSeconds` after the previous look. Returns what the last look finds. */
const look = (...looks: readonly [afterSeconds: number, ...open: OpenWork[]][]): string[] => {
  let seconds = 0
  let found: string[] = []
  const unhandled = openUnhandledJobs(() => 1_000 * seconds)
  for (const [after, ...open] of looks) {
    seconds += after
    found = unhandled(open)
  }
  return found
}

test('jobs of which none is started for over a minute are unhandled, from the first look on', () => {
  const work = waiting(5, 70)
  const dream = waiting(3, 60, { job: 'memory.dream', orgId: null })
  expect(look([0, work])).toEqual([])
  expect(look([0, work], [30, work], [30, work])).toEqual([])
  expect(look([0, work], [30, work, dream], [31, work, dream])).toEqual(['file.remove'])
  expect(look([0, work, dream], [31, work, dream], [30, work, dream])).toEqual(['file.remove', 'memory.dream'])
  // More such jobs become due: jobs of another organization, or postponed jobs with a lower id.
  const more = [waiting(9, 80, { orgId: 'b' }), waiting(40, 20, { orgId: 'c' })]
  expect(look([0, work], [31, work, ...more], [30, work, ...more])).toEqual(['file.remove'])
  expect(look([0], [90, work])).toEqual([])
})

test('jobs that are started and done between the looks are handled, however many wait', () => {
  const flood = [waiting(5, 70), waiting(6, 71, { orgId: 'b' })]
  expect(look([0, ...flood], [31, ...flood], [30, waiting(6, 71, { orgId: 'b' })])).toEqual([])
  // Many became due at the same time, as the deliveries of one fan-out do.
  expect(look([0, waiting(5, 70)], [31, waiting(5, 90)], [30, waiting(5, 110)])).toEqual([])
  // The jobs that start first are retries, which have lower ids; each look finds others.
  expect(look([0, waiting(5, 70)], [31, waiting(6, 60)], [30, waiting(7, 50)])).toEqual([])
  // Then their service stops.
  expect(look([0, waiting(5, 70)], [31, waiting(5, 90)], [31, waiting(5, 90)], [30, waiting(5, 90)])).toEqual([
    'file.remove',
  ])
})

test('jobs of which one was started and is not done, or none is due, are not reported', () => {
  const work = waiting(5, 70)
  const tried = waiting(7, 80, { orgId: 'b', begun: true, unstartedSince: null, lowestUnstarted: null })
  expect(look([0, work, tried], [31, work, tried], [30, work, tried])).toEqual([])
  expect(look([0, work], [31, work, tried], [30, work], [30, work])).toEqual([])
  const postponed = waiting(5, 70, { jobs: 0, postponed: 1, unstartedSince: null, lowestUnstarted: null })
  expect(look([0, postponed], [31, postponed], [30, postponed])).toEqual([])
})

test('time without looks, as while PostgreSQL is down, does not count', () => {
  const work = waiting(5, 70)
  expect(look([0, work], [61, work])).toEqual([])
  expect(look([0, work], [600, work], [31, work], [30, work])).toEqual(['file.remove'])
})
