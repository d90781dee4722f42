import type { Cursor } from '@agent-memory/core/paging'

/** Builds Prisma's condition for the rows after a cursor, in order of creation. */
export const behind = (after: Cursor | null, id: string) =>
  after === null
    ? {}
    : { OR: [{ created_at: { gt: after.createdAt } }, { created_at: after.createdAt, [id]: { gt: after.id } }] }

/** Builds Prisma's ordering by creation, then by id within the same millisecond. */
export const byCreation = <Id extends string>(id: Id) =>
  [{ created_at: 'asc' }, { [id]: 'asc' }] as [{ created_at: 'asc' }, Record<Id, 'asc'>]

/**
 * Returns `fields` itself, typed without undefined. Prisma does not write undefined fields, but its types reject them
 * under exactOptionalPropertyTypes.
 */
export const given = <Fields extends object>(fields: Fields) =>
  fields as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
