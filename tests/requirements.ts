import { chatSections } from './requirements/chat.js'
import { commandLineSections } from './requirements/command-line.js'
import { conformanceSections } from './requirements/conformance.js'
import { deferredSections } from './requirements/deferred.js'
import { documentSections } from './requirements/documents.js'
import { findingSections } from './requirements/finding.js'
import { graphSections } from './requirements/graph.js'
import { importExportSections } from './requirements/import-export.js'
import { interfaceSections } from './requirements/interface.js'
import { memorySections } from './requirements/memory.js'
import { notificationSections } from './requirements/notifications.js'
import { peopleSections } from './requirements/people.js'
import { realtimeSections } from './requirements/realtime.js'
import { runningSections } from './requirements/running.js'
import type { Section } from './requirements/section.js'
import { storeSections } from './requirements/stores.js'
import { waysInSections } from './requirements/ways-in.js'
import { webhookSections } from './requirements/webhooks.js'

/** One clause of docs/specification.md or docs/decisions.md. */
export interface Requirement {
  /** Such as `write.status-approved`: what a test cites. */
  id: string
  clause: string
  /** Document, part, and within it the endpoint or paragraph. */
  where: string
}

export interface DeferredRequirement extends Requirement {
  reason: string
  /** The planned work that will implement the clause. */
  comesWith: string
}

const servedSections = [
  ...interfaceSections,
  ...peopleSections,
  ...memorySections,
  ...findingSections,
  ...chatSections,
  ...documentSections,
  ...graphSections,
  ...notificationSections,
  ...runningSections,
  ...commandLineSections,
  ...importExportSections,
  ...waysInSections,
  ...conformanceSections,
  ...storeSections,
  ...webhookSections,
  ...realtimeSections,
]

type IdOf<S> = S extends Section<infer Id> ? Id : never
/** The ids of the clauses that are implemented, and so must be cited. */
export type ClauseId = IdOf<(typeof servedSections)[number]>

const clausesOf = ({ where, clauses }: Section): Requirement[] =>
  Object.entries(clauses).map(([id, clause]) => ({ id, clause, where }))

/** The implemented clauses: each of these is cited by a test. */
export const requirements: readonly Requirement[] = servedSections.flatMap(clausesOf)

/** The clauses that are not implemented yet, and why. */
export const deferredRequirements: readonly DeferredRequirement[] = deferredSections.flatMap((section) =>
  clausesOf(section).map((clause) => ({ ...clause, reason: section.reason, comesWith: section.comesWith })),
)
