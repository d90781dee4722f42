import { expect, test } from '@jest/globals'
import type { Edge } from '../ports/graph/graph-store.js'
import { factsAskedFor, onceEach } from './asked-facts.js'

/**
 * Makes an edge from words such as 'Marta WORKS_AT Acme'. The name is also the id of the node, but 'Anna#1' and
 * 'Anna#2' are the ids of two nodes named Anna.
 */
const edge = (words: string): Edge => {
  const [source = '', label = '', target = ''] = words.split(' ')
  const end = (called: string) => ({ node: called, name: called.replace(/#.*/, '').replaceAll('_', ' ') })
  return { source: end(source), label, target: end(target), description: words, strength: 0.9 }
}
const words = (edges: readonly Edge[]) => edges.map(({ description }) => description)
const asked = (named: string[], ...facts: string[]) => words(factsAskedFor(named, facts.map(edge)))

test('facts are those of the named entity, and what the entities it leads to say of themselves', () => {
  expect(asked(['Marta'], 'Marta WORKS_AT Acme', 'Acme LOCATED_IN Warsaw')).toEqual([
    'Marta WORKS_AT Acme',
    'Acme LOCATED_IN Warsaw',
  ])
})

test('facts about others at the same place do not come', () => {
  const facts = ['Tom WORKS_AT Acme', 'Acme LOCATED_IN Warsaw', 'Marta WORKS_AT Acme', 'Ola LIVES_IN Warsaw']
  expect(asked(['Marta'], ...facts)).toEqual(['Marta WORKS_AT Acme', 'Acme LOCATED_IN Warsaw'])
})

test('of a company, its people come, but not what else they do', () => {
  expect(asked(['Acme'], 'Tom WORKS_AT Acme', 'Tom LIKES Chess', 'Acme USES Kafka')).toEqual([
    'Tom WORKS_AT Acme',
    'Acme USES Kafka',
  ])
})

test.each(['Piotr SIBLING_OF Marta', 'Marta SIBLING_OF Piotr', 'Piotr MANAGES Marta', 'Piotr PARENT_OF Marta'])(
  'a person known by a tie can be asked about, from either end: %s',
  (tie) => {
    expect(asked(['Marta'], 'Piotr LIVES_IN Oslo', tie)).toEqual([tie, 'Piotr LIVES_IN Oslo'])
  },
)

test('facts that read the same come once, the first of them', () => {
  const facts = ['Anna#1 WORKS_AT Acme', 'ANNA#2 WORKS_AT acme', 'Anna#1 WORKED_AT Acme', 'Acme WORKS_AT Anna']
  expect(words(onceEach(facts.map(edge)))).toEqual([facts[0], facts[2], facts[3]])
})

test('a mutual tie is the same from either end, others are not', () => {
  const facts = ['Anna SPOUSE_OF Tom', 'Tom SPOUSE_OF Anna', 'Anna PARENT_OF Tom', 'Tom PARENT_OF Anna']
  expect(words(onceEach(facts.map(edge)))).toEqual([facts[0], facts[2], facts[3]])
})
