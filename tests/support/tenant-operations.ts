import type { Json, RequestOptions } from './client.js'
import type { Tenant } from './tenant.js'

/** A tenant whose every text holds its canary. */
export interface Marked {
  tenant: Tenant
  canary: string
  credentials: RequestOptions[]
  agentId: string
  keyId: string
  memoryIds: string[]
}

/** A request to /mcp. A tool that refuses answers 200 and `isError`: what is let through says so otherwise. */
const mcp = (method: string, params: Json): [string, string, Json] => [
  'POST',
  '/mcp',
  { jsonrpc: '2.0', id: 1, method, params },
]
const tool = (name: string, args: Json) => mcp('tools/call', { name, arguments: args })

interface Operation {
  changes?: true
  /** @param text what is asked for, where something is */
  ask: (target: Marked, text: string) => [method: string, path: string, body?: Json]
}

/** What a caller may try on a target; those that would change it are asked of others alone. */
export const OPERATIONS: readonly Operation[] = [
  { ask: ({ tenant }, query) => ['POST', '/agent/memory/query', { query, volume_id: tenant.volumeId, limit: 50 }] },
  { ask: ({ tenant }, query) => ['POST', '/memory/query', { query, volume_id: tenant.volumeId }] },
  { ask: ({ tenant }) => ['POST', '/memory/export', { volume_id: tenant.volumeId }] },
  { ask: ({ tenant }) => ['POST', '/memory/search', { volume_id: tenant.volumeId, limit: 100 }] },
  { ask: ({ tenant, canary }) => ['POST', '/memory/search', { volume_id: tenant.volumeId, session_id: canary }] },
  { ask: ({ tenant, canary }) => ['POST', '/memory/search', { volume_id: tenant.volumeId, metadata: { canary } }] },
  { ask: ({ tenant }, query) => ['POST', '/memory/search', { query, volume_id: tenant.volumeId, mode: 'keyword' }] },
  {
    ask: ({ tenant }, query) => [
      'POST',
      '/memory/search',
      { query, volume_id: tenant.volumeId, agent: tenant.email.split('@')[0] },
    ],
  },
  { ask: ({ memoryIds }) => ['GET', `/memory/${memoryIds[0]}`] },
  { ask: ({ memoryIds }) => ['GET', `/memory/${memoryIds[1]}`] },
  { ask: ({ tenant }) => ['GET', `/volumes/${tenant.volumeId}`] },
  { ask: () => ['GET', '/volumes?limit=100'] },
  { ask: ({ tenant }) => ['GET', `/volumes?org_id=${tenant.orgId}`] },
  { ask: () => ['GET', '/agent/volumes'] },
  { ask: () => ['GET', '/auth/me'] },
  { ask: () => ['GET', '/keys?limit=100'] },
  { ask: ({ tenant }) => ['GET', `/keys?org_id=${tenant.orgId}`] },
  { ask: ({ tenant }) => ['GET', `/orgs/${tenant.orgId}/projects`] },
  { ask: ({ agentId }) => ['GET', `/agents/${agentId}`] },
  { ask: ({ tenant }) => ['GET', `/agents?org_id=${tenant.orgId}&project_id=${tenant.projectId}`] },
  { ask: () => tool('list_volumes', {}) },
  { ask: ({ tenant }, query) => tool('search_memories', { query, volume_id: tenant.volumeId, limit: 50 }) },
  { ask: (_target, query) => tool('search', { query }) },
  { ask: ({ memoryIds }) => tool('fetch', { id: memoryIds[0] }) },
  { ask: () => mcp('resources/list', {}) },
  { ask: ({ tenant }) => mcp('resources/read', { uri: `memory://volumes/${tenant.volumeId}` }) },
  {
    ask: ({ tenant }, topic) =>
      mcp('prompts/get', { name: 'recall', arguments: { topic, volume_id: tenant.volumeId } }),
  },
  { ask: (_target, topic) => mcp('prompts/get', { name: 'recall', arguments: { topic } }) },
  {
    ask: ({ tenant }) =>
      mcp('completion/complete', {
        ref: { type: 'ref/resource', uri: 'memory://volumes/{id}' },
        argument: { name: 'id', value: tenant.volumeId.slice(0, 2) },
      }),
  },
  {
    changes: true,
    ask: ({ tenant }) => tool('add_memory', { content: 'An intruder was here.', volume_id: tenant.volumeId }),
  },
  { changes: true, ask: ({ memoryIds }) => tool('delete_memory', { memory_id: memoryIds[0] }) },
  {
    changes: true,
    ask: ({ tenant }) => [
      'POST',
      '/agent/memory/write',
      { content: 'An intruder was here.', volume_id: tenant.volumeId },
    ],
  },
  {
    changes: true,
    ask: ({ tenant }) => ['POST', '/memory/propose', { content: 'An intruder was here.', volume_id: tenant.volumeId }],
  },
  {
    changes: true,
    ask: ({ tenant: { volumeId }, agentId }) => {
      const items = ['An intruder was here.', 'And here.'].map((content) => ({ content, volume_id: volumeId }))
      return ['POST', '/memory/propose', { items: [...items, { ...items[0], origin: { agent_id: agentId } }] }]
    },
  },
  { changes: true, ask: ({ memoryIds }) => ['DELETE', `/memory/${memoryIds[0]}`] },
  { changes: true, ask: ({ tenant }) => ['PATCH', `/volumes/${tenant.volumeId}`, { name: 'taken' }] },
  { changes: true, ask: ({ tenant }) => ['DELETE', `/volumes/${tenant.volumeId}`] },
  { changes: true, ask: ({ tenant }) => ['POST', '/volumes', { name: 'intruder', project_id: tenant.projectId }] },
  {
    changes: true,
    ask: ({ agentId, tenant }) => ['POST', '/agent/connect', { agent_id: agentId, volume_id: tenant.volumeId }],
  },
  { changes: true, ask: ({ agentId, tenant }) => ['DELETE', `/agent/${agentId}/disconnect/${tenant.volumeId}`] },
  { changes: true, ask: ({ agentId }) => ['PATCH', `/agents/${agentId}`, { name: 'taken' }] },
  { changes: true, ask: ({ agentId }) => ['DELETE', `/agents/${agentId}`] },
  { changes: true, ask: ({ agentId }) => ['POST', `/agents/${agentId}/rotate-key`, {}] },
  { changes: true, ask: ({ keyId }) => ['DELETE', `/keys/${keyId}`] },
  { changes: true, ask: ({ keyId }) => ['POST', `/keys/${keyId}/rotate`, {}] },
  {
    changes: true,
    ask: ({ tenant }) => ['POST', '/agents', { org_id: tenant.orgId, project_id: tenant.projectId, name: 'intruder' }],
  },
  { changes: true, ask: ({ tenant }) => ['POST', `/orgs/${tenant.orgId}/projects`, { name: 'intruder' }] },
]
