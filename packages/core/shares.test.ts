import { openActivity, openShares } from '@agent-memory/core/shares'
import { expect, test } from '@jest/globals'

/** A clock that stands until it is moved on. */
function clock() {
  let now = 0
  return {
    now: () => now,
    pass(ms: number) {
      now += ms
    },
  }
}

test('a tenant has company for ten seconds after another was last heard of', () => {
  const time = clock()
  const activity = openActivity(time.now)
  expect(activity.othersThan('a')).toBe(false)
  activity.note('a')
  expect([activity.othersThan('a'), activity.othersThan('b')]).toEqual([false, true])
  activity.note('b')
  for (let at = 0; at < 9; at++) {
    time.pass(1_000)
    activity.note('a')
  }
  expect(activity.othersThan('a')).toBe(true)
  time.pass(1_000)
  activity.note('a')
  expect([activity.othersThan('a'), activity.othersThan('b')]).toEqual([false, true])
})

test('company is told once when it comes, and once when it is over', () => {
  const time = clock()
  const activity = openActivity(time.now)
  const told: boolean[] = []
  activity.onCompany((company) => told.push(company))
  for (const tenant of ['a', 'a', 'b', 'a', 'b', 'a']) activity.note(tenant)
  expect(told).toEqual([true])
  time.pass(10_000)
  activity.note('a')
  activity.note('a')
  expect(told).toEqual([true, false])
})

/** Work that ends when it is told to, through shares of two. */
function opened() {
  const time = clock()
  const activity = openActivity(time.now)
  const shares = openShares(activity, 2)
  const begun: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const pass = (tenant: string, name: string) =>
    shares.pass(tenant, () => {
      begun.push(name)
      return new Promise<void>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve()))
      })
    })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error)
    await settled()
  }
  return { time, activity, shares, begun, pass, end, settled }
}

test('a tenant that is alone begins all it has', () => {
  const { begun, pass } = opened()
  for (let at = 1; at <= 20; at++) void pass('alone', `${at}`)
  expect(begun).toHaveLength(20)
})

test('beside another it has two under way, in their order, and all again when the other is gone', async () => {
  const { time, activity, begun, pass, end, settled } = opened()
  activity.note('quiet')
  for (let at = 1; at <= 6; at++) void pass('flooding', `flood ${at}`).catch(() => {})
  void pass('quiet', 'quiet 1')
  await settled()
  expect(begun).toEqual(['flood 1', 'flood 2', 'quiet 1'])
  await end('flood 2', new Error('a failure ends it as well'))
  expect(begun.slice(3)).toEqual(['flood 3'])
  time.pass(10_000)
  await end('flood 1')
  expect(begun.slice(4)).toEqual(['flood 4', 'flood 5', 'flood 6'])
})

test('whoever waits is turned away when the process ends, and what is under way ends as it would', async () => {
  const { activity, begun, pass, end, shares } = opened()
  activity.note('quiet')
  const passes = ['1', '2', '3'].map((name) => pass('flooding', name))
  shares.close()
  await expect(passes[2]).rejects.toThrow('ending')
  await expect(pass('flooding', 'late')).rejects.toThrow('ending')
  await end('1')
  await passes[0]
  expect(begun).toEqual(['1', '2'])
})

test('what was begun alone goes on when another comes, and nothing new begins before it is two', async () => {
  const { begun, pass, end } = opened()
  for (const name of ['1', '2', '3']) void pass('flooding', name)
  void pass('quiet', 'quiet')
  void pass('flooding', '4')
  await end('1')
  expect(begun).toEqual(['1', '2', '3', 'quiet'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3', 'quiet', '4'])
})
