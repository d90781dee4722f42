import { expect, test } from '@jest/globals'
import { JOB_NAMES, JOBS } from './catalogue.js'
import { handlersOfAll, type JobHandlers } from './handlers.js'

const handlersOf = (owner: string, { but }: { but?: string } = {}): JobHandlers =>
  Object.fromEntries(
    JOB_NAMES.filter((job) => JOBS[job].owner === owner && job !== but).map((job) => [job, async () => {}]),
  )

test('the services of a process handle all jobs they own', () => {
  const all = ['guard', 'graph', 'embedder', 'gateway', 'realtime'].map((name) => ({
    name,
    handlers: handlersOf(name),
  }))
  expect(Object.keys(handlersOfAll(all)).toSorted()).toEqual(JOB_NAMES.toSorted())
})

test('a service that misses one of its own jobs, or handles another’s, fails at startup', () => {
  const missing = { name: 'embedder', handlers: handlersOf('embedder', { but: 'file.remove' }) }
  expect(() => handlersOfAll([missing])).toThrow('The service embedder does not handle its own job file.remove.')
  const taking = { name: 'graph', handlers: { ...handlersOf('graph'), ...handlersOf('guard') } }
  expect(() => handlersOfAll([taking])).toThrow(
    'The service graph must not handle memory.judge, because it is a job of the guard.',
  )
})
