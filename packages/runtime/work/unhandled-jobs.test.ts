import type { Backlog } from '@agent-memory/core/ports/work/outbox'
import type { Log } from '@agent-memory/runtime/observe/log'
import { allJobsAreHandled, watchUnhandledJobs } from '@agent-memory/runtime/work/unhandled-jobs'
import { expect, test } from '@jest/globals'
import { eventually } from '../../../tests/support/eventually.js'

const work = { job: 'file.remove', orgId: 'a', jobs: 1, postponed: 0, begun: false, oldestSeconds: 90 }
const backlogOf = (begun: boolean): Backlog => ({ open: [{ ...work, begun }], deadLetters: 0, promised: 1 })

test('a job that no process handles is logged once, fails readiness, and its end is logged once', async () => {
  const said: string[] = []
  const log = {
    error: ({ job }: { job: string }) => void said.push(`nobody: ${job}`),
    info: ({ job }: { job: string }) => void said.push(`again: ${job}`),
  } as unknown as Log
  let begun = false
  let looks = 0
  const backlog = async () => {
    looks++
    return backlogOf(begun)
  }
  const watch = watchUnhandledJobs({ backlog, log }, 1)
  await eventually(async () => expect(looks).toBeGreaterThan(3))
  expect(said).toEqual(['nobody: file.remove'])
  await expect(allJobsAreHandled({ backlog })).rejects.toThrow('no process handles file.remove')
  begun = true
  await eventually(async () => expect(said).toEqual(['nobody: file.remove', 'again: file.remove']))
  await allJobsAreHandled({ backlog })
  await watch.stop()
})
