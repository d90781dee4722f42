import type { Scope } from '@agent-memory/core/accounts/scopes'
import { addMemory } from './add-memory.js'
import { askMemory } from './ask-memory.js'
import { deleteMemory } from './delete-memory.js'
import { exploreGraph } from './explore-graph.js'
import { fetchMemory } from './fetch.js'
import { getDocument } from './get-document.js'
import { getEntity } from './get-entity.js'
import { listDocuments } from './list-documents.js'
import { listVolumes } from './list-volumes.js'
import { search } from './search.js'
import { searchEntities } from './search-entities.js'
import { searchMemories } from './search-memories.js'
import { submitFeedback } from './submit-feedback.js'

/** All tools, in the order in which a model reads them. */
export const TOOLS = [
  listVolumes,
  searchMemories,
  askMemory,
  addMemory,
  deleteMemory,
  submitFeedback,
  listDocuments,
  getDocument,
  getEntity,
  searchEntities,
  exploreGraph,
  search,
  fetchMemory,
] as const

/**
 * Tools that read the graph. They need the scope for documents too, because the graph merges memories and documents.
 */
const OF_GRAPH: ReadonlySet<string> = new Set([getEntity.name, searchEntities.name, exploreGraph.name])

/** The scopes each tool needs, by name. */
export const TOOL_SCOPES: ReadonlyMap<string, readonly Scope[]> = new Map(
  TOOLS.map(({ name, scope }) => [name, OF_GRAPH.has(name) ? [scope, 'documents:read'] : [scope]]),
)

/** Whether a caller with these scopes can call the tool. */
export const isOffered = ({ name }: { name: string }, scopes: readonly Scope[]): boolean =>
  TOOL_SCOPES.get(name)?.every((scope) => scopes.includes(scope)) ?? false
