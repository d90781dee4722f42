import type { Outbox } from '@agent-memory/core/ports/outbox'
import { createMetrics } from '@agent-memory/runtime/metrics'
import { measureWork } from '@agent-memory/runtime/work-metrics'
import { expect, test } from '@jest/globals'

test('a scrape tells the backlog as it is now, with one look', async () => {
  const metrics = createMetrics()
  let looks = 0
  const backlog = async () => ({ jobs: ++looks, oldestSeconds: 2.5, deadLetters: 10 * looks })
  measureWork(metrics, { backlog } as Outbox)
  const told = async () => (await metrics.registry.metrics()).split('\n').filter((line) => /^(outbox|dead)_/.test(line))
  expect(await told()).toEqual(['outbox_jobs 1', 'dead_letters 10', 'outbox_oldest_seconds 2.5'])
  expect(await told()).toEqual(['outbox_jobs 2', 'dead_letters 20', 'outbox_oldest_seconds 2.5'])
})
