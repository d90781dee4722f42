import { isUnavailable } from '../errors.js'

interface Waiting<Item, Result> {
  item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Batches items per key: items that arrive while earlier items with the same key are being processed wait, and are then
 * processed together, in order. When a batch fails for any reason other than `Unavailable` (such as a store that is
 * down), its items run one by one, so that one bad item does not fail the others.
 * @param most maximum number of items per batch
 * @param together processes all items of a batch or none, and returns one result per item
 */
export const inGroups = <Item, Result>(
  most: number,
  together: (items: readonly Item[]) => Promise<readonly Result[]>,
): ((key: string, item: Item) => Promise<Result>) => {
  const lines = new Map<string, Waiting<Item, Result>[]>()

  const doGroup = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await together(group.map(({ item }) => item))
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (group.length > 1 && !isUnavailable(error)) for (const one of group) await doGroup([one])
      else for (const { reject } of group) reject(error)
    }
  }
  const doAll = async (key: string, line: Waiting<Item, Result>[]): Promise<void> => {
    while (line.length > 0) await doGroup(line.splice(0, most))
    lines.delete(key)
  }

  return (key, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key)
      const waiting = { item, resolve, reject }
      if (line) line.push(waiting)
      else {
        const first = [waiting]
        lines.set(key, first)
        void doAll(key, first)
      }
    })
}
