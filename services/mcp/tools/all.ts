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

/** In the order in which a model reads them. */
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

/** The scope each tool needs, by name. */
export const TOOL_SCOPES: ReadonlyMap<string, Scope> = new Map(TOOLS.map(({ name, scope }) => [name, scope]))
