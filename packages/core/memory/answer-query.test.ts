import { expect, test } from '@jest/globals'
import { Unavailable } from '../errors.js'
import type { Edge } from '../ports/graph-store.js'
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

const embedded = async () => new Float32Array(1)

/** A volume in which nothing is remembered, but Marta is known to the graph, as far as that answers. */
const ask = (neighbourhood: () => Promise<Edge[]>, embed = embedded, nodesNamed = async () => ['1']) => {
  const ports = {
    volumes: {
      volumeForKey: async () => ({ volumeId: 'v', orgId: 'o', projectId: 'p', headSeq: 0n, permissions: null }),
    },
    activity: { note() {} },
    retrieval: () => ({ embedder: { query: embed }, index: { search: async () => [] } }),
    memories: { current: async () => [] },
    graphLinks: { nodesNamed },
    graph: { neighbourhood },
  }
  return answerQuery(ports as never, call as never)
}

test('a query is answered with what the graph knows around what it names', async () => {
  expect(await ask(async () => [edge])).toEqual({ found: [], facts: [edge], degraded: [] })
})

test('what the query names is read while its text is embedded', async () => {
  let read = () => {}
  const wasRead = new Promise<void>((resolve) => {
    read = resolve
  })
  const neighbourhood = async () => {
    read()
    return [edge]
  }
  expect((await ask(neighbourhood, () => wasRead.then(embedded))).facts).toEqual([edge])
})

test('the text is given to the model first, which takes longest', async () => {
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

test('a graph that is away leaves its part empty and is named; anything else is told', async () => {
  const away = async (): Promise<Edge[]> => {
    throw new Unavailable('neo4j', 'Away.', { retryAfter: 1 })
  }
  expect(await ask(away)).toEqual({ found: [], facts: [], degraded: ['graph'] })
  const broken = async (): Promise<Edge[]> => {
    throw new TypeError('broken')
  }
  await expect(ask(broken)).rejects.toThrow('broken')
})
