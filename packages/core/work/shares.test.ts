import { openActivity, openShares } from '@agent-memory/core/work/shares'
import { expect, test } from '@jest/globals'

/** A clock that only moves on `pass`. */
function clock() {
  let now = 0
  return {
    now: () => now,
    pass(ms: number) {
      now += ms
    },
  }
}

test('a tenant has company for ten seconds after another was last active', () => {
  const time = clock()
  const activity = openActivity(time.now)
  expect(activity.hasOthers('a')).toBe(false)
  activity.note('a')
  expect([activity.hasOthers('a'), activity.hasOthers('b')]).toEqual([false, true])
  activity.note('b')
  for (let at = 0; at < 9; at++) {
    time.pass(1_000)
    activity.note('a')
  }
  expect(activity.hasOthers('a')).toBe(true)
  time.pass(1_000)
  activity.note('a')
  expect([activity.hasOthers('a'), activity.hasOthers('b')]).toEqual([false, true])
})

test('listeners are called once when company arrives and once when it ends', () => {
  const time = clock()
  const activity = openActivity(time.now)
  const told: boolean[] = []
  activity.onContention((company) => told.push(company))
  for (const tenant of ['a', 'a', 'b', 'a', 'b', 'a']) activity.note(tenant)
  expect(told).toEqual([true])
  time.pass(10_000)
  activity.note('a')
  activity.note('a')
  expect(told).toEqual([true, false])
})

/** Opens shares with a limit of two, for work that runs until the test calls `end`. */
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

test('a tenant that is alone starts all its work', () => {
  const { begun, pass } = opened()
  for (let at = 1; at <= 20; at++) void pass('alone', `${at}`)
  expect(begun).toHaveLength(20)
})

test('beside another it runs two at a time, in order, and everything once the other is gone', async () => {
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

test('on shutdown waiting work is rejected and running work finishes', async () => {
  const { activity, begun, pass, end, shares } = opened()
  activity.note('quiet')
  const passes = ['1', '2', '3'].map((name) => pass('flooding', name))
  shares.close()
  await expect(passes[2]).rejects.toThrow('shutting down')
  await expect(pass('flooding', 'late')).rejects.toThrow('shutting down')
  await end('1')
  await passes[0]
  expect(begun).toEqual(['1', '2'])
})

test('work started alone continues when another arrives, and nothing new starts above two', async () => {
  const { begun, pass, end } = opened()
  for (const name of ['1', '2', '3']) void pass('flooding', name)
  void pass('quiet', 'quiet')
  void pass('flooding', '4')
  await end('1')
  expect(begun).toEqual(['1', '2', '3', 'quiet'])
  await end('2')
  expect(begun).toEqual(['1', '2', '3', 'quiet', '4'])
})
