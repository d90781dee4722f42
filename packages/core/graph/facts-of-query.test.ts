import { expect, test } from '@jest/globals'
import type { Edge } from '../ports/graph/graph-store.js'
import { aroundNames, factsOfQuery } from './facts-of-query.js'

const edge = (source: string, label: string, target: string): Edge => ({
  source: { node: `${source} of ${target}`, name: source },
  target: { node: target, name: target },
  label,
  description: `${source} ${label} ${target}`,
  strength: 0.9,
})

/** Answers a query that names the nodes `named`; `read` records the nodes around which the graph was read. */
const ask = async (named: string[], edges: Edge[]) => {
  const read: string[][] = []
  const ports = {
    graphLinks: { nodesNamed: async () => named, edgesAmong: async () => [] },
    graph: {
      neighbourhood: async (_volume: string, nodes: readonly string[], { limit }: { limit: number }) => {
        read.push([...nodes])
        return edges.slice(0, limit)
      },
    },
  }
  const call = { volumeId: 'v', query: 'any', filters: {} }
  const facts = await factsOfQuery(ports, call, await aroundNames(ports, call, named), ['Tom', 'Tom', 'Ola'])
  return { read, facts: facts.map(({ description }) => description) }
}

test('if the query names entities, those that the results mention are not asked for', async () => {
  const edges = [edge('Marta', 'WORKS_AT', 'Acme'), edge('Tom', 'WORKS_AT', 'Acme')]
  expect(await ask(['Marta of Acme'], edges)).toEqual({ read: [['Marta of Acme']], facts: ['Marta WORKS_AT Acme'] })
})

test('if it names none, the facts are those at the entities that the results mention', async () => {
  const edges = [edge('Tom', 'WORKS_AT', 'Acme'), edge('Ola', 'LIVES_IN', 'Oslo')]
  expect(await ask([], edges)).toEqual({ read: [['Tom', 'Ola']], facts: ['Tom WORKS_AT Acme', 'Ola LIVES_IN Oslo'] })
})

test('there are at most 50 facts', async () => {
  const edges = Array.from({ length: 120 }, (_, at) => edge('Marta', 'LIKES', `Film ${at}`))
  expect((await ask([], edges)).facts).toHaveLength(50)
  const named = edges.map(({ source }) => source.node)
  expect((await ask(named, edges)).facts).toHaveLength(50)
})
