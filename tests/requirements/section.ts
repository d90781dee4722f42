/** Clauses by id, all from one place in the specification or in the decisions. */
export interface Section<Id extends string = string> {
  /** Document, part, and within it the endpoint or paragraph. */
  where: string
  clauses: Readonly<Record<Id, string>>
}

/** Clauses that no test can verify yet. */
export interface DeferredSection<Id extends string = string> extends Section<Id> {
  /** Why no test can verify the clauses yet. */
  reason: string
  /** The planned work that will implement the clauses. */
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
