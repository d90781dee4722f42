import { Unavailable } from '@agent-memory/core/errors'
import { type GraphReads, withStandbyGraph } from '@agent-memory/runtime/standby-graph'
import { expect, test } from '@jest/globals'

const VOLUME = 'a volume'

/** What each read is answered with by the store; searches are enough, for all reads go one way. */
type Answer = () => Promise<string>

/** Readers of a store that answers as told, and of PostgreSQL beside it. */
const openReaders = (isFilled: () => Promise<boolean> = async () => true) => {
  let answer: Answer = async () => 'the store'
  const calls = { store: 0, looks: 0 }
  const logged: string[] = []
  const readsOf = (read: Answer) => ({ search: read }) as unknown as GraphReads
  const store = readsOf(() => {
    calls.store++
    return answer()
  })
  const graph = withStandbyGraph({
    external: {
      ...store,
      isFilled() {
        calls.looks++
        return isFilled()
      },
    },
    standby: readsOf(async () => 'PostgreSQL'),
    isBehind: async (volumeId) => volumeId !== VOLUME,
    log: { warn: (_, message) => void logged.push(message) },
  })
  return {
    calls,
    logged,
    answers(next: Answer) {
      answer = next
    },
    read: (volumeId = VOLUME) => graph.search(volumeId, 'm', 1),
    /** So many at once. */
    readAll: (count: number) => Promise.all(Array.from({ length: count }, () => graph.search(VOLUME, 'm', 1))),
  }
}

const never = () => new Promise<never>(() => {})
const away = async (): Promise<never> => {
  throw new Unavailable('neo4j', 'Away.')
}
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** From when on a store that is away is asked whether it is back. */
const ASKED_AGAIN_MS = 2_100

test('a volume is read in its store, and in PostgreSQL while the store is behind', async () => {
  const { read, calls } = openReaders()
  expect([await read(), await read('a volume that changed')]).toEqual(['the store', 'PostgreSQL'])
  expect(calls.store).toBe(1)
})

test('a store that hangs is waited for no longer than PostgreSQL can make up for, and soon not asked at all', async () => {
  const { read, readAll, answers, calls, logged } = openReaders(never)
  answers(never)
  expect(await readAll(3)).toEqual(['PostgreSQL', 'PostgreSQL', 'PostgreSQL'])
  expect([calls.store, logged.length]).toEqual([3, 1])
  await soon(ASKED_AGAIN_MS)
  // The first of these asks whether it is back; that hangs too, and neither it nor the others wait.
  expect(await readAll(5)).toEqual(Array.from({ length: 5 }, () => 'PostgreSQL'))
  expect(await read()).toBe('PostgreSQL')
  expect(calls).toEqual({ store: 3, looks: 1 })
})

test('a store that is back is read again once it is filled', async () => {
  let filled = false
  const { read, readAll, answers, calls, logged } = openReaders(async () => filled)
  answers(away)
  await readAll(3)
  answers(async () => 'the store')
  for (const next of ['PostgreSQL', 'the store']) {
    await soon(ASKED_AGAIN_MS)
    expect(await read()).toBe('PostgreSQL')
    expect(await read()).toBe(next)
    filled = true
  }
  expect([calls.looks, logged.length]).toEqual([2, 2])
})

test('what is wrong with a read itself is told', async () => {
  const { read, answers } = openReaders()
  answers(async () => {
    throw new TypeError('broken')
  })
  await expect(read()).rejects.toThrow('broken')
})
