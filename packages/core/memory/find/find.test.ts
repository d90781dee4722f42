import { expect, test } from '@jest/globals'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { CurrentMemory } from '../../ports/memory/memories.js'
import type { IndexQuery } from '../../ports/memory/memory-index.js'
import { findMemories } from './find.js'
import { rank } from './rank.js'

const volume = { volumeId: 'v', orgId: 'o', headSeq: 3n } as VolumeReach
const idOf = (at: number) => `m${String(at).padStart(3, '0')}`
const all = Array.from({ length: 200 }, (_, at) => ({
  memoryId: idOf(at),
  cosine: 0.9 - at / 1_000,
  lexical: 0,
  context: 0,
  fit: 0,
  former: 0,
  length: 5,
}))

/** Returns the memory with this id; memories with an odd number are flagged as suspicious. */
const withFlag = (memoryId: string) =>
  ({
    memoryId,
    content: memoryId,
    createdAt: new Date(0),
    writer: { agentId: 'a' },
    likelyUpdates: [],
    flagReason: Number(memoryId.slice(1)) % 2 === 0 ? null : 'suspicious',
  }) as unknown as CurrentMemory

/** Finds ten memories; those in `gone` were deleted after indexing. If `obeys`, the index returns only `best` hits. */
const tenOf = async (gone: ReadonlySet<string>, obeys: boolean, more: { suspicious?: boolean } = {}) => {
  const asked: (number | undefined)[] = []
  const ports = {
    activity: { note() {} },
    retrieval: () => ({
      embedder: { query: async () => Float32Array.of(1) },
      index: {
        async search({ best }: IndexQuery) {
          asked.push(best)
          return all.slice(0, obeys ? best : undefined)
        },
      },
    }),
    memories: {
      current: async (_volumeId: string, ids: readonly string[]) => ids.filter((id) => !gone.has(id)).map(withFlag),
    },
  }
  const { signal } = new AbortController()
  const question = { query: 'boats', mode: 'hybrid' as const, filters: {}, limit: 10, perLeg: 100, signal, ...more }
  const found = await findMemories(ports, volume, question)
  return { asked, ids: found.map(({ memory }) => memory.memoryId) }
}

test.each([0, 5, 10, 11, 50, 195])('with %i hits deleted meanwhile, the ten best others are found', async (deleted) => {
  const gone = new Set(all.slice(0, deleted).map(({ memoryId }) => memoryId))
  const left = all.filter(({ memoryId }) => !gone.has(memoryId))
  const best = rank(left, 10).map(({ memoryId }) => memoryId)
  for (const obeys of [true, false]) expect((await tenOf(gone, obeys)).ids).toEqual(best)
})

test('the index is asked for all hits only if its best are too few', async () => {
  expect((await tenOf(new Set(), true)).asked).toEqual([20])
  expect((await tenOf(new Set(all.slice(0, 11).map(({ memoryId }) => memoryId)), true)).asked).toEqual([20, undefined])
})

test('suspicious memories are left out where asked, and the ten best others are found', async () => {
  const { ids } = await tenOf(new Set(), true, { suspicious: false })
  expect(ids).toEqual(Array.from({ length: 10 }, (_none, at) => idOf(2 * at)))
})
