import { expect, test } from '@jest/globals'
import { Unavailable } from '../errors.js'
import { inGroups } from './in-groups.js'

/** Opens `inGroups` with work that records each group, ends when `endAll` says so, and fails for a `refused` item. */
const open = (most: number, refused: Record<string, Error> = {}) => {
  const groups: string[][] = []
  const ends: (() => void)[] = []
  const add = inGroups<string, string>(most, async (items) => {
    groups.push([...items])
    await new Promise<void>((resolve) => ends.push(resolve))
    for (const item of items) if (refused[item]) throw refused[item]
    return items.map((item) => `done ${item}`)
  })
  const endAll = async (done: Promise<unknown>) => {
    let over = false
    void done.finally(() => {
      over = true
    })
    while (!over) {
      ends.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { add, groups, endAll }
}

test('items that arrive meanwhile are batched by key, up to the limit', async () => {
  const { add, groups, endAll } = open(3)
  const all = Promise.all([...'abcdef'].map((item) => add('one', item)))
  const other = add('other', 'x')
  await endAll(Promise.all([all, other]))
  expect(groups).toEqual([['a'], ['x'], ['b', 'c', 'd'], ['e', 'f']])
  expect(await all).toEqual([...'abcdef'].map((item) => `done ${item}`))
  const again = add('one', 'g')
  await endAll(again)
  expect(groups.at(-1)).toEqual(['g'])
})

test('items of a failed group run one by one, and only the bad one fails', async () => {
  const { add, groups, endAll } = open(10, { c: new Error('refused') })
  const all = Promise.allSettled([...'abcd'].map((item) => add('one', item)))
  await endAll(all)
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
  expect(groups).toEqual([['a'], ['b', 'c', 'd'], ['b'], ['c'], ['d']])
})

test('when the server is down, the whole group fails at once', async () => {
  const { add, groups, endAll } = open(10, { c: new Unavailable('postgresql', 'away') })
  const all = Promise.allSettled([...'abcd'].map((item) => add('one', item)))
  await endAll(all)
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected'])
  expect(groups).toEqual([['a'], ['b', 'c', 'd']])
})
