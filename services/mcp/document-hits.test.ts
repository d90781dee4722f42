import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import type { Scope } from '@agent-memory/core/accounts/scopes'
import type { Memory } from '@agent-memory/core/memory/types'
import { searchEverywhere } from '@agent-memory/service-mcp/across-volumes'
import type { Exchange } from '@agent-memory/service-mcp/exchange'
import { askMemory } from '@agent-memory/service-mcp/tools/ask-memory'
import { fetchMemory } from '@agent-memory/service-mcp/tools/fetch'
import { searchMemories } from '@agent-memory/service-mcp/tools/search-memories'
import { describe, expect, test } from '@jest/globals'

const VOLUME = '00000000-0000-4000-9000-000000000001'
const signal = new AbortController().signal
const principal: KeyPrincipal = {
  kind: 'key',
  keyKind: 'org_r',
  keyId: 'key',
  orgId: 'org',
  projectId: null,
  agentId: null,
  userId: null,
  name: 'Key',
  roles: {},
}
const volume = { volumeId: VOLUME, orgId: 'org', projectId: 'project', headSeq: 7n, permissions: null }

const statement = (memoryId: string, chunk: Memory['chunk']) => ({
  memoryId,
  chunk,
  volumeId: VOLUME,
  content: `Says ${memoryId}.`,
  status: 'approved',
  mergedInto: null,
  memoryType: 'factual',
  category: 'other',
  confidence: 1,
  writer: { keyId: 'key', agentId: 'key', agent: 'Key' },
  userId: null,
  sessionId: null,
  eventDate: new Date(0),
  eventDateSource: 'written',
  ...{ supersededBy: null, validTo: null, flagReason: null, conflictsWith: [], outdated: [] },
  createdAt: new Date(0),
  nodes: [],
  likelyUpdates: [],
})
const KEPT = [
  statement('memory', null),
  statement('chunk', { documentId: 'document', filename: 'manual.md', chunkIndex: 3 }),
]

/** Returns a fake service for the tools: its index finds everything, and its store applies the `chunks` option. */
const exchangeWith = (...scopes: Scope[]) => {
  const candidates = KEPT.map(({ memoryId }) => ({
    memoryId,
    cosine: 0.9,
    lexical: 0.9,
    context: 0,
    fit: 0,
    former: 0,
    length: 5,
  }))
  const ports = {
    reranker: null,
    activity: { note() {} },
    volumes: { volumeForKey: async () => volume, listAll: async () => [volume] },
    retrieval: () => ({
      embedder: { query: async () => Float32Array.of(1) },
      index: { search: async () => candidates },
    }),
    graphLinks: { nodesNamed: async () => [], statedIn: async () => [] },
    speakerNames: { namesOf: async () => new Map() },
    ...{ answerer: null, extractive: { async *draft() {} }, now: () => new Date(0) },
    memories: {
      locate: async (memoryId: string) => ({ volumeId: VOLUME, isChunk: memoryId === 'chunk' }),
      read: async (_volume: string, id: string) => ({
        memory: KEPT.find(({ memoryId }) => memoryId === id),
        sources: [],
        supersedes: [],
      }),
      current: async (_volume: string, ids: string[], { chunks }: { chunks: boolean }) =>
        KEPT.filter(({ memoryId, chunk }) => ids.includes(memoryId) && (chunks || chunk === null)),
    },
  }
  const watchVolume = () => {}
  return {
    ports,
    caller: { principal, scopes },
    requestId: 'r',
    signal,
    watchVolume,
    baseUrl: 'http://x',
  } as unknown as Exchange
}

describe.each<[string, Scope[], string[]]>([
  ['with', ['memory:read', 'documents:read'], ['chunk', 'memory']],
  ['without', ['memory:read'], ['memory']],
])('%s the scope of documents', (_name, scopes, expected) => {
  test.each([
    ['search_memories', {}],
    ['search_memories by filters', { category: ['other'] }],
  ])('%s finds only what it may', async (_tool, filters) => {
    const args = { query: 'what', volume_id: VOLUME, limit: 10, ...filters }
    const { memories } = (await searchMemories.run(exchangeWith(...scopes), args, signal, () => {})) as {
      memories: { memory_id: string }[]
    }
    expect(memories.map(({ memory_id }) => memory_id).sort()).toEqual(expected)
  })

  test('ask_memory answers only from what it may', async () => {
    const args = { query: 'what', volume_id: VOLUME, limit: 10 }
    const reached: string[] = []
    const report = (sentence: string) => void reached.push(sentence)
    const { sources } = (await askMemory.run(exchangeWith(...scopes), args, signal, report)) as {
      sources: { memory_id: string }[]
    }
    expect(sources.map(({ memory_id }) => memory_id).sort()).toEqual(expected)
    expect(reached[0]).toBe(`Found ${expected.length} memories; answering.`)
  })

  test('search and recall find only what they may', async () => {
    const found = await searchEverywhere(exchangeWith(...scopes), { query: 'what', limit: 10, signal })
    expect(found.map(({ memory }) => memory.memoryId).sort()).toEqual(expected)
  })

  test('fetch reads only what it may', async () => {
    const read = async (id: string) => {
      const exchange = exchangeWith(...scopes)
      return (fetchMemory.run(exchange, { id }, signal, () => {}) as Promise<{ id: string }>).then(
        (found) => [found.id],
        ({ code }) => [code],
      )
    }
    expect(await read('memory')).toEqual(['memory'])
    expect(await read('chunk')).toEqual([expected.includes('chunk') ? 'chunk' : 'memory_not_found'])
  })
})
