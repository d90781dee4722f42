import type { Scope } from '@agent-memory/core/scopes'
import { addMemory } from './add-memory.js'
import { deleteMemory } from './delete-memory.js'
import { fetchMemory } from './fetch.js'
import { listVolumes } from './list-volumes.js'
import { search } from './search.js'
import { searchMemories } from './search-memories.js'

/** In the order in which a model reads them. */
export const TOOLS = [listVolumes, searchMemories, addMemory, deleteMemory, search, fetchMemory] as const

/** By name: what each takes. */
export const TOOL_SCOPES: ReadonlyMap<string, Scope> = new Map(TOOLS.map(({ name, scope }) => [name, scope]))
