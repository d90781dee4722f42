import type { Json } from '../client.js'
import { EVERYBODY_KNOWS, type Marked } from './marked-tenant.js'
import { changes, INTRUDER, mcp, reads, type Trial } from './trial.js'

const tool = (name: string, args: Json) => mcp('tools/call', { name, arguments: args })

const ofTool = (name: string, args: (target: Marked, text: string) => Json): Trial =>
  reads((target, text) => tool(name, args(target, text)))
const inVolume = (name: string, args: (text: string) => Json): Trial =>
  ofTool(name, ({ tenant }, text) => ({ volume_id: tenant.volumeId, ...args(text) }))

/** The trials of each MCP tool, by its name. */
export const TOOLS: Readonly<Record<string, readonly Trial[]>> = {
  list_volumes: [ofTool('list_volumes', () => ({}))],
  search_memories: [
    inVolume('search_memories', (query) => ({ query, limit: 50 })),
    // The name of each tenant's volume is its canary.
    ofTool('search_memories', ({ canary }, query) => ({ query, volume: canary })),
  ],
  ask_memory: [
    inVolume('ask_memory', (query) => ({ query, limit: 50 })),
    ofTool('ask_memory', (_target, query) => ({ query })),
  ],
  search: [ofTool('search', (_target, query) => ({ query }))],
  fetch: [ofTool('fetch', ({ memoryIds }) => ({ id: memoryIds[0] }))],
  get_entity: [inVolume('get_entity', () => ({ entity_name: EVERYBODY_KNOWS }))],
  search_entities: [inVolume('search_entities', () => ({ query: 'marta' }))],
  explore_graph: [
    inVolume('explore_graph', () => ({})),
    inVolume('explore_graph', () => ({ entity_name: EVERYBODY_KNOWS })),
  ],
  list_documents: [inVolume('list_documents', () => ({}))],
  get_document: [ofTool('get_document', ({ documentId }) => ({ document_id: documentId }))],
  add_memory: [
    changes(({ tenant }) => tool('add_memory', { content: INTRUDER, volume_id: tenant.volumeId })),
    changes(({ canary }) => tool('add_memory', { content: INTRUDER, volume: canary })),
  ],
  submit_feedback: [
    changes(({ memoryIds }) => tool('submit_feedback', { kind: 'wrong', memory_id: memoryIds[0], comment: INTRUDER })),
    changes(({ tenant }) => tool('submit_feedback', { kind: 'wrong', query: INTRUDER, volume_id: tenant.volumeId })),
    // Feedback on an answer in the caller's own volume that cites the target's memories.
    reads(({ memoryIds }, query, { tenant }) =>
      tool('submit_feedback', { kind: 'useful', query, cited_memory_ids: memoryIds, volume_id: tenant.volumeId }),
    ),
  ],
  delete_memory: [changes(({ memoryIds }) => tool('delete_memory', { memory_id: memoryIds[0] }))],
}
