import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openDocumentStore } from '@agent-memory/adapters/postgres/documents/documents'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openGraphLinks } from '@agent-memory/adapters/postgres/graph/graph-links'
import { openGraphWork } from '@agent-memory/adapters/postgres/graph/graph-work'
import { openMemoryChanges } from '@agent-memory/adapters/postgres/memories/changes/changes-of-memories'
import { openForgetting } from '@agent-memory/adapters/postgres/memories/changes/forgetting'
import { openEmbeddingModels } from '@agent-memory/adapters/postgres/memories/embedding-models'
import { openFeedback } from '@agent-memory/adapters/postgres/memories/feedback'
import { openLikelyUpdates } from '@agent-memory/adapters/postgres/memories/likely-updates'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { openRefinements } from '@agent-memory/adapters/postgres/memories/refinements'
import { openRetention } from '@agent-memory/adapters/postgres/memories/retention'
import { openSpeakerNames } from '@agent-memory/adapters/postgres/speakers/speaker-names'
import type { DocumentStore } from '@agent-memory/core/ports/documents/document-store'
import type { GraphLedger, GraphWork } from '@agent-memory/core/ports/graph/graph-ledger'
import type { GraphLinks } from '@agent-memory/core/ports/graph/graph-store'
import type { EmbeddingModels } from '@agent-memory/core/ports/memory/embedding-models'
import type { FeedbackStore } from '@agent-memory/core/ports/memory/feedback'
import type { Forgetting } from '@agent-memory/core/ports/memory/forgetting'
import type { LikelyUpdates } from '@agent-memory/core/ports/memory/likely-updates'
import type { MemoryStore } from '@agent-memory/core/ports/memory/memories'
import type { MemoryChanges } from '@agent-memory/core/ports/memory/memory-changes'
import type { Refinements } from '@agent-memory/core/ports/memory/refinements'
import type { Retention } from '@agent-memory/core/ports/memory/retention'
import type { SpeakerNames } from '@agent-memory/core/ports/memory/speaker-names'

/** Memories, documents and graph in PostgreSQL, the source of truth. */
export interface PostgresStores {
  memories: MemoryStore
  memoryChanges: MemoryChanges
  forgetting: Forgetting
  feedback: FeedbackStore
  speakerNames: SpeakerNames
  retention: Retention
  documents: DocumentStore
  graphLedger: GraphLedger
  graphLinks: GraphLinks
  graphWork: GraphWork
  refinements: Refinements
  likelyUpdates: LikelyUpdates
  models: EmbeddingModels
}

/**
 * @param outside which copies outside PostgreSQL a change must also reach: the vector index (`external`) and the graph
 * (`externalGraph`)
 */
export const openPostgresStores = (
  database: Database,
  outside: { external: boolean; externalGraph: boolean },
): PostgresStores => ({
  memories: openMemoryStore(database, outside),
  memoryChanges: openMemoryChanges(database, outside),
  forgetting: openForgetting(database, outside),
  feedback: openFeedback(database),
  speakerNames: openSpeakerNames(database, outside),
  retention: openRetention(database, outside),
  documents: openDocumentStore(database, outside),
  graphLedger: openGraphLedger(database),
  graphLinks: openGraphLinks(database),
  graphWork: openGraphWork(database),
  refinements: openRefinements(database, outside),
  likelyUpdates: openLikelyUpdates(database),
  models: openEmbeddingModels(database, outside),
})
