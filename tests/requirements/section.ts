/** Clauses by id, all of which stand at one place of the specification or of the decisions. */
export interface Section<Id extends string = string> {
  /** Document, part, and within it the endpoint or paragraph. */
  where: string
  clauses: Readonly<Record<Id, string>>
}

/** Clauses that no test can hold yet. */
export interface DeferredSection<Id extends string = string> extends Section<Id> {
  /** Why not yet. */
  reason: string
  /** The coming work that will bring them. */
  comesWith: string
}

export const section = <const Id extends string>(where: string, clauses: Record<Id, string>): Section<Id> => ({
  where,
  clauses,
})

export const deferred = <const Id extends string>(
  where: string,
  { reason, comesWith }: { reason: string; comesWith: string },
  clauses: Record<Id, string>,
): DeferredSection<Id> => ({ where, reason, comesWith, clauses })
