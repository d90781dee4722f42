import type { KeyPrincipal } from '@agent-memory/core/accounts/principal'
import {
  type SearchCall,
  type SearchPage,
  type SearchPorts,
  searchMemories,
} from '@agent-memory/core/memory/find/search'
import type { Memory } from '@agent-memory/core/memory/types'
import type { VolumeReach } from '@agent-memory/core/ports/accounts/volumes'
import type { CurrentMemory } from '@agent-memory/core/ports/memory/memories'
import type { Candidate, IndexQuery } from '@agent-memory/core/ports/memory/memory-index'

export const VOLUME = '00000000-0000-4000-9000-000000000001'
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
const volume = { volumeId: VOLUME, orgId: 'org', projectId: 'project', headSeq: 7n, permissions: null } as VolumeReach

export const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
export const candidate = (at: number, lexical: number): Candidate => ({
  memoryId: idOf(at),
  cosine: 0.8,
  lexical,
  context: 0,
  length: 5,
  fit: 0,
  former: 0,
})

const storedMemory = (memoryId: string) =>
  ({
    ...{ memoryId, content: memoryId, createdAt: new Date(0), writer: { agentId: 'agent' }, likelyUpdates: [] },
  }) as unknown as CurrentMemory

/**
 * Makes an index that returns these candidates, and a store that contains those for which `positionOf` returns a
 * position.
 */
export const world = (candidates: Candidate[], positionOf: (memoryId: string) => bigint | null = () => 1n) => {
  const asked: IndexQuery[] = []
  const embedded: string[] = []
  const ports: SearchPorts = {
    reranker: null,
    activity: { note() {} },
    volumes: { volumeForKey: async (volumeId) => (volumeId === VOLUME ? volume : null) },
    retrieval: () => ({
      embedder: {
        async query(text) {
          embedded.push(text)
          return Float32Array.of(1)
        },
      },
      index: {
        async search(query) {
          asked.push(query)
          return candidates
        },
      },
    }),
    memories: {
      lastPosition: async () => 7n,
      current: async (_volumeId, ids, { lastPosition = 9n }) =>
        ids.filter((id) => (positionOf(id) ?? 10n) <= lastPosition).map(storedMemory),
      list: async (_volumeId, _filters, { limit, after }) => {
        const all = candidates.map(({ memoryId }) => ({ memoryId }) as Memory)
        const start = after === null ? 0 : all.findIndex(({ memoryId }) => memoryId === after.id) + 1
        const items = all.slice(start, start + limit)
        const last = items.at(-1)
        const next = last && start + limit < all.length ? { createdAt: new Date(0), id: last.memoryId } : null
        return { items, next }
      },
    },
  }
  return { ports, asked, embedded, candidates }
}

export const call = (changes: Partial<SearchCall>): SearchCall => ({
  principal,
  volumeId: VOLUME,
  query: undefined,
  mode: 'hybrid',
  filters: {},
  limit: 20,
  cursor: undefined,
  signal: new AbortController().signal,
  ...changes,
})

export const ids = ({ found }: SearchPage) => found.map(({ memory }) => memory.memoryId)

/** Returns the ids of all pages, and calls `between` between two pages. */
export const walk = async (
  ports: SearchPorts,
  changes: Partial<SearchCall>,
  between: () => void = () => {},
): Promise<string[][]> => {
  const pages: string[][] = []
  for (let cursor: string | undefined; ; ) {
    const page = await searchMemories(ports, call({ ...changes, cursor }))
    pages.push(ids(page))
    if (page.cursor === null) return pages
    cursor = page.cursor
    between()
  }
}
