import { Unavailable } from '@agent-memory/core/errors'
import { type GraphReads, withStandbyGraph } from '@agent-memory/runtime/stores/standby-graph'
import { expect, test } from '@jest/globals'
import { together } from '../../../tests/support/concurrently.js'

const VOLUME = 'a volume'

/** What the fake graph store answers. The tests only search, because all kinds of reads take the same path. */
type Answer = () => Promise<string>

/** Opens graph readers that use a fake graph store, and a fake PostgreSQL as its fallback. */
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
    /** Makes `count` reads concurrently. */
    readAll: (count: number) => Promise.all(Array.from({ length: count }, () => graph.search(VOLUME, 'm', 1))),
  }
}

const never = () => new Promise<never>(() => {})
const away = async (): Promise<never> => {
  throw new Unavailable('neo4j', 'Away.')
}
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
/** After this time an unavailable store is checked again. */
const ASKED_AGAIN_MS = 2_100

test('a volume is read from the store, and from PostgreSQL while the store is behind', async () => {
  const { read, calls } = openReaders()
  expect([await read(), await read('a volume that changed')]).toEqual(['the store', 'PostgreSQL'])
  expect(calls.store).toBe(1)
})

const hangs = async () => {
  const { read, readAll, answers, calls, logged } = openReaders(never)
  answers(never)
  expect(await readAll(3)).toEqual(['PostgreSQL', 'PostgreSQL', 'PostgreSQL'])
  expect([calls.store, logged.length]).toEqual([3, 1])
  await soon(ASKED_AGAIN_MS)
  // The first of these reads starts a check of the store. The check hangs too, but no read waits for it.
  expect(await readAll(5)).toEqual(Array.from({ length: 5 }, () => 'PostgreSQL'))
  expect(await read()).toBe('PostgreSQL')
  expect(calls).toEqual({ store: 3, looks: 1 })
}

const comesBack = async () => {
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
}

// `hangs` and `comesBack` mostly wait, so they run concurrently.
test('a hanging store leaves PostgreSQL enough time, and is soon bypassed; one that is available again is read once it is filled', () =>
  together([hangs(), comesBack()]))

test('errors of the read itself are passed on', async () => {
  const { read, answers } = openReaders()
  answers(async () => {
    throw new TypeError('broken')
  })
  await expect(read()).rejects.toThrow('broken')
})
