import { describe, expect, test } from '@jest/globals'
import { queryMemories } from '../memory/find/query.js'
import { searchMemories } from '../memory/find/search.js'
import type { VolumeReach } from '../ports/accounts/volumes.js'
import type { CurrentMemory } from '../ports/memory/memories.js'
import { presentResults } from '../present/memories.js'
import { authorizedVolume, authorizedVolumeOf } from './authorized-volume.js'
import { authorOf, type KeyPrincipal, type Principal, type Role, type SessionPrincipal } from './principal.js'

const person = (role?: Role): SessionPrincipal => ({
  ...{ kind: 'session', userId: 'user', email: 'ada@example.org', name: null },
  roles: role ? { org: role } : {},
})
const agent: KeyPrincipal = {
  ...{ kind: 'key', keyKind: 'agent', keyId: 'key', orgId: 'org', projectId: null, agentId: 'agent', userId: null },
  ...{ name: 'Agent', roles: {} },
}
const volume = { volumeId: 'volume', orgId: 'org', projectId: 'project', createdBy: null, headSeq: 7n }

/** A volume that agent `agent` may read. */
const volumes = {
  volumeForKey: async (volumeId: string, agentId: string | null) =>
    volumeId === 'volume' ? ({ ...volume, permissions: agentId && ['read'] } as VolumeReach) : null,
}

describe('a volume is fetched and authorized in one step', () => {
  test.each<[string, Principal, 'read_memories' | 'write_memories', string, string | null]>([
    ['a member reads', person('member'), 'read_memories', 'volume', null],
    ['a member writes', person('member'), 'write_memories', 'volume', 'agent_not_authorized_for_volume'],
    ['a developer writes', person('developer'), 'write_memories', 'volume', null],
    ['a stranger reads', person(), 'read_memories', 'volume', 'agent_not_authorized_for_volume'],
    ['what is not there', person('owner'), 'read_memories', 'other', 'agent_not_authorized_for_volume'],
    ['an agent reads by its connection', agent, 'read_memories', 'volume', null],
    ['and does not write', agent, 'write_memories', 'volume', 'agent_not_authorized_for_volume'],
  ])('%s', async (_name, principal, action, volumeId, code) => {
    const asked = authorizedVolume({ volumes }, principal, action, volumeId)
    if (code === null) expect((await asked).headSeq).toBe(7n)
    else await expect(asked).rejects.toMatchObject({ code })
  })

  test('a memory is not found without access to its volume, nor if it does not exist', async () => {
    const read = (principal: Principal, held: { volumeId: string } | null) =>
      authorizedVolumeOf({ volumes }, principal, 'read_memories', ['memory', held])
    expect(await read(person('member'), volume)).toMatchObject({ volumeId: 'volume' })
    await expect(read(person(), volume)).rejects.toMatchObject({ code: 'memory_not_found' })
    await expect(read(person('owner'), null)).rejects.toMatchObject({ code: 'memory_not_found' })
  })
})

test('signed-in users query like keys: query and search share one implementation', async () => {
  const noted: string[] = []
  const memory = { memoryId: 'memory', content: 'Marta sails.', chunk: null, writer: {}, eventDate: new Date(0) }
  const ports = {
    volumes,
    reranker: null,
    activity: { note: (orgId: string) => void noted.push(orgId) },
    retrieval: () => ({
      embedder: { query: async () => Float32Array.of(1) },
      index: {
        search: async () => [
          { memoryId: 'memory', cosine: 0.9, lexical: 0.9, context: 0, length: 5, fit: 0, former: 0 },
        ],
      },
    }),
    memories: {
      current: async () => [{ ...memory, createdAt: new Date(0), likelyUpdates: [] } as unknown as CurrentMemory],
      lastPosition: async () => 9n,
      list: () => Promise.reject(new Error('there is a query')),
    },
  }
  const call = { principal: person('member'), volumeId: 'volume', query: 'Who sails?', limit: 10, filters: {} }
  const signal = new AbortController().signal
  const found = await queryMemories(ports, { ...call, signal })
  const page = await searchMemories(ports, { ...call, mode: 'hybrid', cursor: undefined, signal })
  expect(page).toEqual({ found, cursor: null, degraded: [] })
  expect(noted).toEqual(['org', 'org'])
  const { memories } = presentResults('Who sails?', 'volume', { found, facts: [], degraded: [] })
  expect(memories.map(({ id }) => id)).toEqual(['memory'])
  const foreign = { ...call, principal: person(), signal }
  await expect(queryMemories(ports, foreign)).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
})

test('an author is a key or the signed-in person', () => {
  expect(authorOf(agent)).toEqual({ keyId: 'key', agentId: 'agent', name: 'Agent' })
  expect(authorOf(person())).toEqual({ keyId: 'user', agentId: null, name: 'ada@example.org' })
  expect(authorOf({ ...person(), name: 'Ada' }).name).toBe('Ada')
})
