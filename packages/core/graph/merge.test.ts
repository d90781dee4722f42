import { describe, expect, test } from '@jest/globals'
import { KEPT_SUMMARIES, nextSummaries, type SummaryHistory } from './entity-facts.js'
import type { Evidence } from './evidence.js'
import { extract } from './extract/extract.js'
import { calledBy, MOST_ALIASES, strengthOf } from './merge.js'
import { edgesSaid, factsSaid, voteChanges } from './said.js'
import type { Extraction } from './types.js'

/**
 * Makes evidence from a text. The id of a node is the first word of its name in lower case: `marta` for "Marta
 * Kowalska".
 */
const told = (id: string, text: string, outdated: string[] = []): Evidence => {
  const extraction = extract(text, { speaker: { key: 'user:u', name: 'u' } })
  const nodes = extraction.entities.map(({ name }) => (name.split(' ')[0] ?? '').toLowerCase())
  return { source: { kind: 'memory', id }, at: new Date(0), extraction, nodes, outdated }
}
const nameOf = (node: string, ...evidence: Evidence[]) =>
  calledBy(voteChanges(evidence.map((after) => ({ before: null, after }))).filter((vote) => vote.node === node))

const a = told('a', 'Marta works at Acme.')
const b = told('b', 'Marta lives in Oslo.')
const c = told('c', 'Marta Kowalska works at Acme.')

describe('a node is called', () => {
  test('by the fullest name in use, and others are aliases', () => {
    expect(nameOf('marta', a, b, c)).toMatchObject({ name: 'Marta Kowalska', aliases: ['Marta'], type: 'person' })
    expect(nameOf('marta', a, b)).toMatchObject({ name: 'Marta', aliases: [] })
  })

  test('by its id until the writer states a name', () => {
    const [first, second] = [told('a', 'I live in Oslo.'), told('b', 'My name is Priya Nair.')]
    expect(nameOf('u', first)).toMatchObject({ name: 'u', speakers: ['user:u'] })
    expect(nameOf('u', first, second)).toMatchObject({ name: 'Priya Nair', aliases: ['u'] })
  })

  test('by its most used names, up to a limit', () => {
    const name = (value: string, weight: number) => ({
      ...{ about: 'name' as const, value, confidence: 0, weight, tellers: 1 },
    })
    const votes = [{ about: 'type' as const, value: 'person', confidence: 70, weight: 0, tellers: 2 }]
    const names = Array.from({ length: 99 }, (_, at) => name(`N${at}`, at))
    const called = calledBy([...votes, ...names])
    expect(called).toMatchObject({ name: 'N98', type: 'person', confidence: 0.7 })
    expect(called?.aliases).toHaveLength(MOST_ALIASES)
    expect(called?.aliases).toContain('N97')
  })

  test('not at all when no source mentions it', () => {
    expect(nameOf('acme', b)).toBeNull()
    expect(voteChanges([{ before: a, after: a }])).toEqual([])
    const taken = voteChanges([{ before: a, after: null }])
    expect(taken.map(({ tellers }) => tellers)).toEqual(taken.map(() => -1))
  })
})

const extraction = (more: Partial<Extraction>): Evidence => ({
  ...told('a', 'Marta works at Acme.'),
  extraction: { ...a.extraction, facts: [], relationships: [], ...more },
})

test('a source states a fact once, in its first wording with its highest importance', () => {
  const fact = { entity: 0, category: 'work' as const }
  const facts = [
    { ...fact, content: 'Marta works at Acme.', importance: 0.3 },
    { ...fact, content: 'MARTA works at Acme', importance: 0.9 },
  ]
  expect(factsSaid(extraction({ facts }))).toEqual([
    { ...{ node: 'marta', key: 'marta works at acme' }, content: facts[0]?.content, category: 'work', importance: 0.9 },
  ])
})

test('a source states a relationship once, by its most confident statement, and never of a node with itself', () => {
  const relationship = { source: 0, target: 1, label: 'WORKS_AT' }
  const relationships = [
    { ...relationship, description: 'Perhaps.', confidence: 0.3 },
    { ...relationship, description: 'Surely.', confidence: 0.9 },
    { ...relationship, target: 0, description: 'Herself.', confidence: 1 },
  ]
  expect(edgesSaid(extraction({ relationships }))).toEqual([
    { source: 'marta', label: 'WORKS_AT', target: 'acme', description: 'Surely.', confidence: 0.9 },
  ])
})

test('a sentence that no longer holds is dropped, and the rest of its source stays', () => {
  const both = told('a', 'Marta works at Acme. Marta lives in Oslo.', ['Marta works at Acme.'])
  const facts = factsSaid(both).filter(({ node }) => node === 'marta')
  expect(facts.map(({ content }) => content)).toEqual(['Marta lives in Oslo.'])
  expect(edgesSaid(both).map(({ label }) => label)).toEqual(['LIVES_IN'])
})

test('a relationship is as strong as the noisy-OR of its sources', () => {
  expect(strengthOf([0.8])).toBe(0.8)
  expect(strengthOf([0.8, 0.5])).toBe(0.9)
  expect(strengthOf([])).toBe(0)
  expect(strengthOf([1, 0.3])).toBe(1)
  expect(strengthOf(new Array(10_000).fill(0.2))).toBe(1)
})

describe('summaries', () => {
  const marta = { name: 'Marta', type: 'person' as const }
  const facts = { work: 'Marta works at Acme.', home: 'Marta lives in Oslo.' }
  const top = (...keys: (keyof typeof facts)[]) => keys.map((key) => ({ key, content: facts[key] }))
  const none = { facts: new Map<string, string | null>(), name: false }
  const empty: SummaryHistory = { kept: [], version: 0 }
  const said = ({ kept }: SummaryHistory) => kept.map(({ version, content }) => [version, content])

  test('count up, newest first, and stay while their content is the same', () => {
    const first = nextSummaries(empty, marta, top('work'), none)
    expect(nextSummaries(first, marta, top('work'), none)).toEqual(first)
    const second = nextSummaries(first, marta, top('work', 'home'), none)
    expect(said(second)).toEqual([
      [2, 'Marta works at Acme. Marta lives in Oslo.'],
      [1, 'Marta works at Acme.'],
    ])
    expect(second.kept[0]?.facts).toEqual(['work', 'home'])
  })

  test('do not repeat retracted facts, and their versions never decrease', () => {
    const both = nextSummaries(nextSummaries(empty, marta, top('work'), none), marta, top('work', 'home'), none)
    const gone = { ...none, facts: new Map([['home', null]]) }
    expect(said(nextSummaries(both, marta, top('work'), gone))).toEqual([[3, 'Marta works at Acme.']])
    const other = { ...none, facts: new Map([['work', 'Marta works at ACME.']]) }
    const reworded = nextSummaries(both, marta, [{ key: 'work', content: 'Marta works at ACME.' }], other)
    expect(said(reworded)).toEqual([[3, 'Marta works at ACME.']])
    expect(
      said(nextSummaries(both, marta, top('work', 'home'), { ...none, facts: new Map([['home', facts.home]]) })),
    ).toEqual(said(both))
  })

  test('built from a name alone disappear with it', () => {
    const bare = nextSummaries(empty, marta, [], none)
    expect(said(bare)).toEqual([[1, 'Marta (person)']])
    const renamed = nextSummaries(bare, { ...marta, name: 'M' }, [], { ...none, name: true })
    expect(said(renamed)).toEqual([[2, 'M (person)']])
  })

  test('are kept up to a limit', () => {
    let history = empty
    for (let at = 0; at < KEPT_SUMMARIES + 5; at++)
      history = nextSummaries(history, { ...marta, name: `Marta ${at}` }, [], none)
    expect(history.kept.map(({ version }) => version)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6])
  })
})
