import { expect, test } from '@jest/globals'
import { AppError, Unavailable } from '../../errors.js'
import type { Edge } from '../../ports/graph/graph-store.js'
import type { CurrentMemory } from '../../ports/memory/memories.js'
import type { FoundMemory } from '../find/current-hits.js'
import { type FactSourcesPorts, withFactSources } from './fact-sources.js'

const memory = (memoryId: string, flagReason: string | null = null) =>
  ({ memoryId, content: memoryId, flagReason }) as unknown as CurrentMemory
const fact = (target: string, description: string): Edge => ({
  ...{ source: { node: 'g', name: 'Grace' }, target: { node: target, name: target } },
  ...{ label: 'LIVES_IN', description, strength: 1 },
})
const FACTS = [fact('Rome', 'Grace lives in Rome.'), fact('Arlington', 'Grace, the manager, lives in Arlington.')]
const found = [{ memory: memory('found'), score: 0.9 } as FoundMemory]

/** Asks "Where in Arlington does the manager live?" `statedIn` finds each fact's memory; `stored` are all memories. */
const sourcesOf = async (stored: CurrentMemory[], statedIn: FactSourcesPorts['graphLinks']['statedIn']) => {
  const memories = {
    current: async (_: string, ids: readonly string[]) => stored.filter(({ memoryId }) => ids.includes(memoryId)),
  }
  const call = { volumeId: 'v', query: 'Where in Arlington does the manager live?', filters: {} }
  const results = await withFactSources({ graphLinks: { statedIn }, memories }, call, { found, facts: FACTS, limit: 5 })
  return { ...results, sources: results.sources.map(({ memoryId }) => memoryId) }
}
const inRomeAndArlington = async () => ['rome', 'arlington']

test('the memories that facts add come in the order of how close the facts are, whatever order they are read in', async () => {
  for (const stored of [
    [memory('rome'), memory('arlington')],
    [memory('arlington'), memory('rome')],
  ]) {
    const { sources, facts, degraded } = await sourcesOf(stored, inRomeAndArlington)
    expect(sources).toEqual(['found', 'arlington', 'rome'])
    expect(facts.map(({ target, supportedBy }) => [target, supportedBy])).toEqual([
      ['Rome', 2],
      ['Arlington', 1],
    ])
    expect(degraded).toEqual([])
  }
})

test('a memory that has become suspicious meanwhile is not added, nor is its fact', async () => {
  const { sources, facts } = await sourcesOf([memory('arlington', 'suspicious'), memory('rome')], inRomeAndArlington)
  expect(sources).toEqual(['found', 'rome'])
  expect(facts.map(({ target }) => target)).toEqual(['Rome'])
})

test('without the graph, what was found is left, and the graph is named', async () => {
  const late = () => Promise.reject(new Unavailable('postgresql', 'The database is late.'))
  expect(await sourcesOf([], late)).toEqual({ sources: ['found'], facts: [], degraded: ['graph'] })
  await expect(sourcesOf([], () => Promise.reject(new AppError('conflict', 'Other.')))).rejects.toThrow('Other.')
})
