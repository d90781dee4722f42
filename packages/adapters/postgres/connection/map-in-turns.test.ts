import { mapInTurns } from '@agent-memory/adapters/postgres/connection/map-in-turns'
import { expect, test } from '@jest/globals'

test('maps in order, and yields between slow rows', async () => {
  let turns = 0
  const others = setInterval(() => turns++, 0)
  const busy = (row: number) => {
    const until = performance.now() + 12
    while (performance.now() < until);
    return 2 * row
  }
  try {
    expect(await mapInTurns([1, 2, 3, 4, 5], busy)).toEqual([2, 4, 6, 8, 10])
  } finally {
    clearInterval(others)
  }
  expect(turns).toBeGreaterThanOrEqual(3)
})
