import { z } from 'zod'
import { invalid } from './errors.js'

/** Where a list continues: after the row with this creation time and id. */
export interface Cursor {
  createdAt: Date
  id: string
}

/** One page of a list in creation order. */
export interface Page {
  /** Maximum number of items, from 1 to 100. */
  limit: number
  after: Cursor | null
}

export interface Listed<Item> {
  items: Item[]
  /** Null on the last page. */
  next: Cursor | null
}

/** Encodes a cursor for the caller: opaque and URL-safe. */
export const encodeCursor = ({ createdAt, id }: Cursor): string =>
  Buffer.from(`${createdAt.getTime()}/${id}`).toString('base64url')

const CURSOR = /^(-?\d{1,15})\/([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})$/

/** @throws AppError validation_failed, naming `cursor`, for anything `encodeCursor` did not produce */
export const decodeCursor = (cursor: string): Cursor => {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (time === undefined || id === undefined) throw invalid('cursor', 'must be a next_cursor that this list returned')
  return { createdAt: new Date(Number(time)), id }
}

/** Query parameters of every management list endpoint. */
export const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(200).optional(),
}

/** @throws AppError validation_failed for a bad cursor */
export const pageOf = (query: { limit: number; cursor?: string | undefined }): Page => ({
  limit: query.limit,
  after: query.cursor === undefined ? null : decodeCursor(query.cursor),
})

/** Builds a page. `rows` may have one row more than the page: that row only shows that the list continues. */
export const listed = <Item>(
  rows: readonly Item[],
  { limit }: Page,
  cursorOf: (item: Item) => Cursor,
): Listed<Item> => {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: rows.length > limit && last !== undefined ? cursorOf(last) : null }
}
