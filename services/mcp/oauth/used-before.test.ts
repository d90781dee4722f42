import { findUsed } from '@agent-memory/service-mcp/oauth/used-before'
import { expect, test } from '@jest/globals'

/** How long a read takes, in ms: from the call until the store looks up the value, and from then until its end. */
type Read = [there: number, back: number]

/**
 * Runs `findUsed` for a code first used at `usedAt` and a request that arrived at `arrivedAt`. Also counts the reads.
 */
const found = async (usedAt: number | null, arrivedAt: number, reads: readonly Read[]) => {
  let [time, read] = [arrivedAt, 0]
  const find = async () => {
    const [there, back] = reads[read++] ?? [1, 1]
    const usedMsAgo = usedAt === null ? null : time + there - usedAt
    time += there + back
    return { usedMsAgo }
  }
  const { wasUsedBefore } = await findUsed(find, arrivedAt, () => time)
  return { wasUsedBefore, reads: read }
}

const QUICK: Read = [1, 1]
test.each<[string, number | null, Read[], { wasUsedBefore: boolean; reads: number }]>([
  ['unused', null, [], { wasUsedBefore: false, reads: 1 }],
  ['used before the request arrived', 990, [QUICK], { wasUsedBefore: true, reads: 1 }],
  ['used before, and the answer is seen late', 990, [[1, 500]], { wasUsedBefore: true, reads: 2 }],
  ['used before, and every answer is seen late', 990, Array(9).fill([1, 500]), { wasUsedBefore: true, reads: 5 }],
  ['used while the first read waited for the store', 1_020, [[30, 1], QUICK], { wasUsedBefore: false, reads: 2 }],
  [
    'used meanwhile, and every answer is seen late',
    1_020,
    [
      [30, 500],
      [1, 500],
    ],
    { wasUsedBefore: false, reads: 2 },
  ],
])('%s', async (_when, usedAt, reads, expected) => {
  expect(await found(usedAt, 1_000, reads)).toEqual(expected)
})

test('what does not exist was not used', async () => {
  expect(await findUsed(async () => null, 0)).toEqual({ found: null, wasUsedBefore: false })
})
