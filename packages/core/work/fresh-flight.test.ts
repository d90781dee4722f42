import { expect, test } from '@jest/globals'
import { freshFlight } from './fresh-flight.js'

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
