import { dotOf } from '@agent-memory/cli/drawing/dot'
import { type Drawing, drawingOf, labelOf, surroundingsOf } from '@agent-memory/cli/drawing/drawing'
import { mermaidOf } from '@agent-memory/cli/drawing/mermaid'
import type { Entity } from '@agent-memory/client/types'
import { ENTITY_TYPES } from '@agent-memory/core/graph/types'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { drawnByGraphviz, type Shown } from '../../../tests/support/deploy/graphviz.js'

const person = (name: string) => ({ name, type: 'person' as const, summary: '', factCount: 1 })

const drawn = (names: readonly string[]): Drawing => ({
  entities: names.map((name, at) => ({ name, type: ENTITY_TYPES[at % ENTITY_TYPES.length] ?? 'other' })),
  relationships: names.map((description, at) => ({
    source: at,
    target: (at + 1) % names.length,
    label: 'WORKS_AT',
    description,
    strength: 0.5,
  })),
})

const HARD_NAMES = [
  'Marta "the fox" Kowalska',
  'back\\slash\\',
  '\\"',
  '\\N \\G \\n',
  'AT&amp;T',
  '<b>bold</b>',
  '[brackets] {braces} (parentheses) |pipes|',
  'two\nlines\r\nand\ttabs',
  'end',
  'graph',
  'subgraph',
  'style a:b#c',
  'default',
  '--> o--o x--x',
  '%%{init: {"theme": "dark"}}%%',
  '#quot; #35;',
  '`markdown`',
  '1. first',
  '- item',
  '**strong** _soft_ ~~gone~~',
  '$$x^2$$',
  'fa:fa-car',
  'www.example.com',
  'C++',
  'ﬂ°°35¶ß',
  '東京都（とうきょうと）',
  'الرباط',
  'naïve café',
  '👩‍👩‍👧 🚀',
  '\u202eevil\u0000\u001b[31m',
  'a name of very many words which nobody could read in a drawing that has room for far fewer of them',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '-',
  '',
]

describe('DOT, as Graphviz draws it,', () => {
  const namesIn = async (dot: string): Promise<string[]> =>
    (await drawnByGraphviz(dot)).flatMap(({ name, label }) => (/^n\d/.test(name) && !name.includes('>') ? [label] : []))
  /** Collapses spaces, because the lines of a label are broken at spaces. */
  const asDrawn = (text: string) => text.replaceAll(/[ \u00a0]+/g, ' ').trim()

  test.each(HARD_NAMES)('shows %j verbatim', async (name) => {
    expect((await namesIn(dotOf(drawn([name, 'Acme'])))).map(asDrawn)).toEqual([asDrawn(labelOf(name)), 'Acme'])
  })

  test('shows every name, whatever it contains', async () => {
    const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(names, async (given) => {
        expect((await namesIn(dotOf(drawn(given)))).map(asDrawn)).toEqual(given.map(labelOf).map(asDrawn))
      }),
      { numRuns: 50 },
    )
  })

  test('has relationships with tooltips, styles by type and a legend of the types that occur', async () => {
    const dot = dotOf(drawn(['Marta', 'Acme', 'Blue "team"']))
    const shown = await drawnByGraphviz(dot)
    const labels = (which: (one: Shown) => boolean) => shown.filter(which).map(({ label }) => label)
    expect(shown.filter(({ kind }) => kind === 'edge')).toEqual([
      { kind: 'edge', name: 'n0->n1', label: 'WORKS_AT', hint: 'Marta' },
      { kind: 'edge', name: 'n1->n2', label: 'WORKS_AT', hint: 'Acme' },
      { kind: 'edge', name: 'n2->n0', label: 'WORKS_AT', hint: 'Blue "team"' },
    ])
    expect(labels(({ kind }) => kind === 'cluster')).toEqual(['Types'])
    expect(labels(({ name }) => /^t\d/.test(name))).toEqual(['person', 'organization', 'team'])
    expect(new Set([...dot.matchAll(/shape=(\w+), fillcolor="#/g)].map(([, shape]) => shape)).size).toBe(3)
    expect(await drawnByGraphviz(dotOf({ entities: [], relationships: [] }))).toEqual([])
  })
})

describe('Mermaid', () => {
  const LABEL = /"((?:[\p{L}\p{M}\p{N} ]|(?<=[\p{L}\p{N}])[-_,'](?=[\p{L}\p{N}])|#\d+;)+)"/u.source
  const SHAPE = /(?:\(\[L\]\)|\[\[L\]\]|\[\/L\\\]|\[\\L\/\]|\[\/L\/\]|\[\\L\\\]|\[L\]|\{\{L\}\}|\(L\)|>L\])/.source
  const NODE = new RegExp(`^ +([nt]\\d+)${SHAPE.replaceAll('L', LABEL)}:::([a-z]+)$`, 'u')
  const LINE = [
    /^flowchart LR$/,
    new RegExp(`^ {2}n\\d+ -->\\|${LABEL}\\| n\\d+$`, 'u'),
    /^ {2}subgraph legend \["Types"\]$/,
    /^ {2}end$/,
    /^ {2}classDef [a-z]+ fill:#[\da-f]{6},stroke:#[\da-f]{6},color:#[\da-f]{6}$/,
  ]
  const decoded = (label: string) => label.replaceAll(/#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
  /** Returns the ids, labels and types of the nodes; throws for a line that `mermaidOf` would not write. */
  const nodesOf = (text: string): [id: string, label: string, type: string][] =>
    text.split('\n').flatMap((line): [string, string, string][] => {
      const node = NODE.exec(line)
      if (!node) {
        if (LINE.some((pattern) => pattern.test(line))) return []
        throw new Error(`a line that mermaidOf would not write: ${line}`)
      }
      const label = node.slice(2, -1).find((part) => part !== undefined) ?? ''
      return [[node[1] ?? '', decoded(label), node.at(-1) ?? '']]
    })
  const namesIn = (text: string) => nodesOf(text).flatMap(([id, label]) => (id.startsWith('n') ? [label] : []))

  test.each(HARD_NAMES)('shows %j verbatim', (name) => {
    expect(namesIn(mermaidOf(drawn([name, 'Acme'])))).toEqual([labelOf(name) || ' ', 'Acme'])
  })

  test('every name is one label, whatever it contains', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 80 }), { minLength: 1, maxLength: 11 }), (names) => {
        expect(namesIn(mermaidOf(drawn(names)))).toEqual(names.map((name) => labelOf(name) || ' '))
      }),
      { numRuns: 300 },
    )
  })

  test('has a legend of the types that occur', () => {
    expect(nodesOf(mermaidOf(drawn(['Marta', 'Acme'])))).toEqual([
      ['n0', 'Marta', 'person'],
      ['n1', 'Acme', 'organization'],
      ['t0', 'person', 'person'],
      ['t1', 'organization', 'organization'],
    ])
    expect(mermaidOf({ entities: [], relationships: [] })).toBe('flowchart LR')
  })
})

describe('what is drawn', () => {
  test('in an overview connects its entities; of two with the same name, the one with more facts', () => {
    const edge = { type: 'KNOWS', description: 'They met.', strength: 0.9 }
    const drawing = drawingOf({
      volume_id: '',
      entities: [person('Marta'), person('Tom'), person('Tom')],
      relationships: [
        { ...edge, source: 'Marta', target: 'Tom' },
        { ...edge, source: 'Marta', target: 'Elsewhere' },
      ],
    })
    expect(drawing.entities).toHaveLength(3)
    expect(drawing.relationships).toEqual([
      { source: 0, target: 1, label: 'KNOWS', description: 'They met.', strength: 0.9 },
    ])
  })

  type Related = Entity['relationships'][number]
  const related = (name: string, direction: Related['direction'] = 'outgoing'): Related => ({
    name,
    type: 'person',
    rel_type: 'KNOWS',
    direction,
    description: '',
    strength: 0.5,
  })
  const entity = (name: string, ...relationships: Related[]): Entity => ({
    ...person(name),
    aliases: [],
    facts: [],
    summaries: [],
    relationships,
  })
  const edgesOf = ({ entities, relationships }: Drawing) =>
    relationships.map(({ source, target }) => `${entities[source]?.name} -> ${entities[target]?.name}`)

  test('around an entity includes its neighbours and their relationships', () => {
    const middle = entity('Marta', related('Tom'), related('Ines', 'incoming'), related('Far'))
    const tom = entity('Tom', related('Marta', 'incoming'), related('Ines'), related('Stranger'))
    const drawing = surroundingsOf(middle, 3, [tom])
    expect(drawing.entities.map(({ name }) => name)).toEqual(['Marta', 'Tom', 'Ines'])
    expect(edgesOf(drawing)).toEqual(['Marta -> Tom', 'Ines -> Marta', 'Tom -> Ines'])
  })

  test('ignores another entity with a neighbour’s name', () => {
    const namesake = entity('Tom', related('Ines'))
    const drawing = surroundingsOf(entity('Marta', related('Tom'), related('Ines')), 30, [namesake])
    expect(edgesOf(drawing)).toEqual(['Marta -> Tom', 'Marta -> Ines'])
  })
})
