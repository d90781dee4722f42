import { expect, test } from '@jest/globals'
import { Unavailable } from '../../errors.js'
import { type Reranker, RerankerFailed } from '../../ports/answers/reranker.js'
import type { Edge } from '../../ports/graph/graph-store.js'
import { answerQuery } from './answer-query.js'

const edge: Edge = {
  source: { node: '1', name: 'Marta' },
  target: { node: '2', name: 'Acme' },
  label: 'WORKS_AT',
  description: 'Marta works at Acme.',
  strength: 0.9,
}
const principal = { kind: 'key', keyKind: 'org_rw', orgId: 'o', keyId: 'k', agentId: null, name: 'Key' }
const call = {
  principal,
  volumeId: 'v',
  query: 'Where does Marta work?',
  limit: 10,
  filters: {},
  signal: AbortSignal.timeout(1_000),
}

const volume = { volumeId: 'v', orgId: 'o', projectId: 'p', headSeq: 0n, permissions: null }

const embedded = async (_query?: string, _options?: { tenant: string }) => new Float32Array(1)

/** Queries a volume without memories; `neighbourhood` returns what its graph contains. */
const ask = (
  neighbourhood: () => Promise<Edge[]>,
  embed = embedded,
  nodesNamed = async () => ['1'],
  { volumeForKey = async () => volume as typeof volume | null, by = principal as object, more = {} } = {},
) => {
  const ports = {
    volumes: { volumeForKey },
    activity: { note() {} },
    reranker: null,
    retrieval: () => ({ embedder: { query: embed }, index: { search: async () => [] } }),
    memories: { current: async () => [] },
    graphLinks: { nodesNamed },
    graph: { neighbourhood },
    ...more,
  }
  return answerQuery(ports as never, { ...call, principal: by } as never)
}

test('a query returns graph facts about the names in it', async () => {
  expect(await ask(async () => [edge])).toEqual({ found: [], facts: [edge], degraded: [] })
})

test('the graph is read while the text of the query is embedded', async () => {
  let read = () => {}
  const wasRead = new Promise<void>((resolve) => {
    read = resolve
  })
  const neighbourhood = async () => {
    read()
    return [edge]
  }
  expect((await ask(neighbourhood, () => wasRead.then(() => embedded()))).facts).toEqual([edge])
})

test('the text is embedded while the volume is fetched, for the organization of the key', async () => {
  let embedFor = (_tenant: string | undefined) => {}
  const embeddedFor = new Promise<string | undefined>((resolve) => {
    embedFor = resolve
  })
  const embed: typeof embedded = async (_query, options) => {
    embedFor(options?.tenant)
    return embedded()
  }
  const volumeForKey = async () => ({ ...volume, orgId: (await embeddedFor) as string })
  expect((await ask(async () => [edge], embed, undefined, { volumeForKey })).facts).toEqual([edge])
})

test('for a user, embedding waits for the volume and uses its organization', async () => {
  const said: string[] = []
  const volumeForKey = async () => {
    said.push('volume')
    return volume
  }
  const embed: typeof embedded = async (_query, options) => {
    said.push(`model for ${options?.tenant}`)
    return embedded()
  }
  const user = { kind: 'session', userId: 'u', roles: { o: 'member' } }
  await ask(async () => [], embed, undefined, { volumeForKey, by: user })
  expect(said).toEqual(['volume', 'model for o'])
})

test('a caller without read access gets that error, even while the model is down', async () => {
  const away: typeof embedded = () => Promise.reject(new Unavailable('embedder', 'Away.', { retryAfter: 1 }))
  const refused = ask(async () => [], away, undefined, { volumeForKey: async () => null })
  await expect(refused).rejects.toMatchObject({ code: 'agent_not_authorized_for_volume' })
})

test('embedding, which takes longest, starts first', async () => {
  const asked: string[] = []
  const embed = () => {
    asked.push('model')
    return embedded()
  }
  const nodesNamed = async () => {
    asked.push('graph')
    return []
  }
  await ask(async () => [], embed, nodesNamed)
  expect(asked).toEqual(['model', 'graph'])
})

/** A volume with two memories, and a reranker that prefers the last. */
const twoMemories = (rank: Reranker['rank'] = async (_, texts) => texts.map((_, at) => at)) => {
  const signals = { lexical: 0.9, context: 0, length: 5, fit: 0, former: 0 }
  const found = [0.9, 0.8].map((cosine, at) => ({ memoryId: `m${at}`, cosine, ...signals }))
  const memories = {
    current: async (_: string, ids: string[]) =>
      ids.map((memoryId) => ({
        memoryId,
        content: memoryId,
        nodes: [],
        likelyUpdates: [],
        createdAt: new Date(0),
        writer: { agentId: 'a' },
      })),
  }
  const retrieval = () => ({ embedder: { query: embedded }, index: { search: async () => found } })
  return { retrieval, memories, reranker: { model: null, rank } }
}

test('a reranker orders the memories, which keep their scores', async () => {
  const { found, degraded } = await ask(async () => [], undefined, undefined, { more: twoMemories() })
  expect(found.map(({ memory }) => memory.memoryId)).toEqual(['m1', 'm0'])
  expect((found[0]?.score as number) < (found[1]?.score as number)).toBe(true)
  expect(degraded).toEqual([])
})

test('graph and reranker are both named when both fail', async () => {
  const away = () => Promise.reject(new Unavailable('postgresql', 'Away.', { retryAfter: 1 }))
  const late = () => Promise.reject(new RerankerFailed('It is late.'))
  const { found, degraded } = await ask(away, undefined, undefined, { more: twoMemories(late) })
  expect(found.map(({ memory }) => memory.memoryId)).toEqual(['m0', 'm1'])
  expect(degraded).toEqual(['graph', 'reranker'])
})

test('an unavailable graph leaves its part empty and is named; other errors are thrown', async () => {
  const away = async (): Promise<Edge[]> => {
    throw new Unavailable('neo4j', 'Away.', { retryAfter: 1 })
  }
  expect(await ask(away)).toEqual({ found: [], facts: [], degraded: ['graph'] })
  const broken = async (): Promise<Edge[]> => {
    throw new TypeError('broken')
  }
  await expect(ask(broken)).rejects.toThrow('broken')
})
