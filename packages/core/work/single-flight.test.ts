import { expect, test } from '@jest/globals'
import { freshFlight, singleFlight } from './single-flight.js'

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

test('a fresh run begins after everyone who shares it has called', async () => {
  const share = freshFlight<string>()
  const runs: ((result: string) => void)[] = []
  const work = () => new Promise<string>((resolve) => runs.push(resolve))
  const first = share('a', work)
  const [second, third] = [share('a', work), share('a', work)]
  const other = share('b', work)
  expect(runs).toHaveLength(2)
  runs[0]?.('old')
  expect(await first).toBe('old')
  const fourth = share('a', work)
  expect(runs).toHaveLength(3)
  runs[2]?.('new')
  expect(await Promise.all([second, third])).toEqual(['new', 'new'])
  expect(runs).toHaveLength(4)
  runs[3]?.('newest')
  expect(await fourth).toBe('newest')
  runs[1]?.('other')
  expect(await other).toBe('other')
})

test('a fresh run that fails is shared too, and the next one begins all the same', async () => {
  const share = freshFlight<string>()
  const fail = () => Promise.reject(new Error('down'))
  const ended = await Promise.allSettled([share('a', fail), share('a', fail), share('a', async () => 'up')])
  expect(ended.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await share('a', async () => 'up')).toBe('up')
})
