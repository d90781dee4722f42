import { Unavailable } from '@agent-memory/core/errors'
import type { JobQueue } from '@agent-memory/core/ports/work/job-queue'
import type { Outbox, OutboxJob } from '@agent-memory/core/ports/work/outbox'
import type { JobName, QueueName } from '@agent-memory/core/work/catalogue'
import { openActivity } from '@agent-memory/core/work/shares'
import { createLog } from '@agent-memory/runtime/observe/log'
import { startWorkers, type WorkerPorts } from '@agent-memory/runtime/work/workers'
import { expect, test } from '@jest/globals'

/** Whether waiters for a verdict are notified when this job finds a store down. */
const tellsWaiters = async (job: JobName, payload: unknown): Promise<boolean> => {
  let told = false
  const runs: Partial<Record<QueueName, (job: OutboxJob, run: { orphaned: boolean }) => Promise<void>>> = {}
  const queue: Pick<JobQueue, 'work'> = {
    work(name, _, run) {
      runs[name] = run
      return { setConcurrency() {}, stop: async () => {} }
    },
  }
  const outbox = {
    begin: async () => ({ attempts: 1, waitedSeconds: 0 }),
    postpone: async () => {},
    bury: async () => {},
  } as unknown as Outbox
  const ports = {
    ...{ queue, outbox, activity: openActivity(() => 0), embedsHere: true, workLog: createLog('silent').workLog },
    notes: { watches: () => true },
    verdicts: {
      storeAway() {
        told = true
      },
    },
    signals: { onWork() {}, work() {} },
    observe: { began() {}, ended() {} },
  } as unknown as WorkerPorts
  startWorkers(ports, {
    [job]: async () => {
      throw new Unavailable('postgresql', 'The store is away.', { retryAfter: 1 })
    },
  })
  const [run] = Object.values(runs)
  await run?.({ outboxId: 1n, job, payload, tenant: 'one' } as OutboxJob, { orphaned: false })
  return told
}

const id = '00000000-0000-4000-8000-000000000000'

test('waiters are notified only of outages of stores that the verdict or the index needs', async () => {
  expect(await tellsWaiters('memory.judge', { memory_id: id })).toBe(true)
  expect(await tellsWaiters('memory.index', { memory_id: id })).toBe(true)
  expect(await tellsWaiters('graph.project', { volume_id: id, node_ids: [id] })).toBe(false)
  expect(await tellsWaiters('memory.extract', { memory_id: id })).toBe(false)
  expect(await tellsWaiters('document.ingest', { document_id: id })).toBe(false)
})
