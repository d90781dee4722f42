/** Collects all items of a paged list. */
export const allPages = async <Item>(
  page: (cursor: string | undefined) => Promise<{ items: Item[]; next_cursor: string | null }>,
): Promise<Item[]> => {
  const items: Item[] = []
  let cursor: string | undefined
  do {
    const { items: more, next_cursor } = await page(cursor)
    items.push(...more)
    cursor = next_cursor ?? undefined
  } while (cursor !== undefined)
  return items
}
