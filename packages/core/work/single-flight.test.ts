import { expect, test } from '@jest/globals'
import { singleFlight } from './single-flight.js'

test('a run is shared while it runs, by key, and never kept', async () => {
  let runs = 0
  const share = singleFlight<number>()
  const count = async () => ++runs
  expect(await Promise.all([share('a', count), share('a', count), share('b', count)])).toEqual([1, 1, 2])
  expect(await share('a', count)).toBe(3)
})

test('a failure is shared too, and the next caller tries again', async () => {
  const share = singleFlight<string>()
  const fail = () => Promise.reject(new Error('down'))
  const both = await Promise.allSettled([share('a', fail), share('a', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await share('a', async () => 'up')).toBe('up')
})
