import type { Cursor } from '@agent-memory/core/paging'

/** Prisma's condition for the rows behind a cursor, in order of creation. */
export const behind = (after: Cursor | null, id: string) =>
  after === null
    ? {}
    : { OR: [{ created_at: { gt: after.createdAt } }, { created_at: after.createdAt, [id]: { gt: after.id } }] }

/** Prisma's order of creation; rows of the same millisecond by their id. */
export const byCreation = <Id extends string>(id: Id) =>
  [{ created_at: 'asc' }, { [id]: 'asc' }] as [{ created_at: 'asc' }, Record<Id, 'asc'>]

/** Prisma leaves a field that is undefined as it is, though its types, under exactOptionalPropertyTypes, refuse it. */
export const given = <Fields extends object>(fields: Fields) =>
  fields as { [Name in keyof Fields]: Exclude<Fields[Name], undefined> }
