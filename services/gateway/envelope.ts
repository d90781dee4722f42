import { encodeCursor, type Listed } from '@agent-memory/core/paging'
import { z } from 'zod'

/** Makes the generic success body: `{"status":"ok","data":{…}}`. */
export const ok = <Data extends object>(data: Data) => ({ status: 'ok' as const, data })

export const okBody = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ status: z.literal('ok'), data: z.object(shape) })

/** Makes the body of one page of a list as `data.<plural>`, with the cursor of the next page (null on the last). */
export const okList = <Item, Shown>(plural: string, { items, next }: Listed<Item>, present: (item: Item) => Shown) =>
  ok({ [plural]: items.map(present), next_cursor: next && encodeCursor(next) })

export const okListBody = (plural: string, item: z.ZodType) =>
  okBody({ [plural]: z.array(item), next_cursor: z.string().nullable() })
