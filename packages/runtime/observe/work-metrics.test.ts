import { createMetrics } from '@agent-memory/runtime/observe/metrics'
import { measureWork, timed } from '@agent-memory/runtime/observe/work-metrics'
import { expect, test } from '@jest/globals'

test('a job is measured from enqueueing to its end, and step by step', async () => {
  const metrics = createMetrics()
  const work = measureWork(metrics)
  work.began('memory.judge', 0.3)
  work.ended('memory.judge', 'done', 0.04)
  work.step('memory.judge', 'embed', 0.01)
  const told = await metrics.registry.metrics()
  expect(told).toContain('job_wait_seconds_sum{job="memory.judge"} 0.3')
  expect(told).toContain('job_duration_seconds_sum{job="memory.judge",result="done"} 0.04')
  expect(told).toContain('job_step_seconds_sum{job="memory.judge",step="embed"} 0.01')
})

test('a timed port behaves as before', async () => {
  const noted: string[] = []
  const port = {
    factor: 3,
    async times(value: number) {
      return this.factor * value
    },
    async fail() {
      throw new Error('no')
    },
  }
  const observed = timed(port, { times: 'multiply', fail: 'refuse' }, (step) => noted.push(step))
  expect(await observed.times(2)).toBe(6)
  await expect(observed.fail()).rejects.toThrow('no')
  expect(observed.factor).toBe(3)
  expect(noted).toEqual(['multiply', 'refuse'])
})
