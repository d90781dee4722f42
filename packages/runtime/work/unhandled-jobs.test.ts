import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import type { Log } from '@agent-memory/runtime/observe/log'
import { allJobsAreHandled, lookForUnhandledJobs, watchUnhandledJobs } from '@agent-memory/runtime/work/unhandled-jobs'
import { expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

const waiting = { job: 'file.remove', orgId: 'a', jobs: 1, postponed: 0, begun: false, oldestSeconds: 90 }
const backlogOf = (lowestUnstarted: bigint): Backlog => ({
  open: [{ ...waiting, unstartedSince: new Date(0), lowestUnstarted }],
  ...{ deadLetters: 0, promised: 1 },
})

test('a job that no process handles is logged once, fails readiness, and its end is logged once', async () => {
  const said: string[] = []
  const log = {
    error: ({ job }: { job: string }) => void said.push(`nobody: ${job}`),
    info: ({ job }: { job: string }) => void said.push(`again: ${job}`),
  } as unknown as Log
  let next = 1n
  let looks = 0
  // The fake clock advances by half a minute at each check.
  const unhandled = lookForUnhandledJobs({ backlog: async () => backlogOf(next) }, () => 30_000 * looks++)
  await allJobsAreHandled(unhandled)
  const watch = watchUnhandledJobs(unhandled, log, 1)
  await eventually(async () => expect(looks).toBeGreaterThan(5))
  expect(said).toEqual(['nobody: file.remove'])
  await expect(allJobsAreHandled(unhandled)).rejects.toThrow('no process handles file.remove')
  next = 2n
  await eventually(async () =>
    expect(said).toEqual(['nobody: file.remove', 'again: file.remove', 'nobody: file.remove']),
  )
  await watch.stop()
})
