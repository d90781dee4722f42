import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cites } from '../../support/cites.js'
import { drawnByGraphviz } from '../../support/deploy/graphviz.js'
import { eventually } from '../../support/eventually.js'
import { memoriesOf } from '../../support/http/memories.js'
import { newTenant } from '../../support/http/tenant.js'
import { newTerminal, onTty, type Terminal } from '../../support/programs/command-line.js'
import { send, shared } from '../../support/shared.js'
import { type Graph, graphOf } from '../../support/stores/graph.js'

let terminal: Terminal
let graph: Graph
beforeAll(async () => {
  const tenant = await newTenant(send)
  const key = await tenant.key('org_rw', { name: 'Laptop' })
  terminal = newTerminal({ SM_BASE_URL: shared().baseUrl, SM_API_KEY: key })
  graph = graphOf(send, key, tenant.volumeId)
  const memories = memoriesOf(send, key, tenant.volumeId)
  await memories.write('Henrik Dahl works at Cobalt Freight as a dispatcher.')
  await memories.write('Henrik Dahl lives in Aarhus.')
  await memories.write('Cobalt Freight is headquartered in Aarhus.')
  await eventually(async () => {
    expect((await graph.entity('Henrik Dahl')).relationships).toHaveLength(2)
    expect((await graph.entity('Aarhus')).relationships).toHaveLength(2)
  })
})
afterAll(() => terminal.remove())

const linesOf = (stdout: string): string[][] =>
  stdout
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'))

test(
  cites('sm graph lists entities and their relationships', 'cli.graph', 'cli.json', 'cli.quiet', 'cli.plain'),
  async () => {
    const overview = await graph.overview()
    const ran = await terminal.run(['graph', '--json'])
    expect([ran.code, ran.stderr, ran.json]).toEqual([0, '', overview])
    const lines = linesOf((await terminal.run(['graph'])).stdout)
    expect(lines.filter(([kind]) => kind === 'entity').map(([, name]) => name)).toEqual(
      overview.entities.map(({ name }: { name: string }) => name),
    )
    expect(lines).toContainEqual([
      'relationship',
      'Henrik Dahl',
      expect.stringMatching(/^WORKS_/),
      'Cobalt Freight',
      expect.stringMatching(/^[01]\.\d{4}$/),
      expect.stringContaining('Cobalt Freight'),
    ])
    expect((await terminal.run(['graph', 'list', '-q', '-n', '1'])).stdout).toBe(`${overview.entities[0].name}\n`)
    const seen = await onTty(terminal, ['graph'])
    expect(seen).toContain('FACTS  TYPE')
    expect(seen).toMatch(/ 2 {2}person {8}.*Henrik Dahl/)
  },
)

test(cites('sm graph show prints all of an entity', 'cli.graph', 'cli.json', 'cli.plain'), async () => {
  const ran = await terminal.run(['graph', 'show', 'henrik', 'DAHL', '--json'])
  expect([ran.code, ran.json]).toEqual([0, await graph.entity('Henrik Dahl')])
  const lines = linesOf((await terminal.run(['graph', 'show', 'Henrik Dahl'])).stdout)
  expect(lines.slice(0, 3)).toEqual([
    ['name', 'Henrik Dahl'],
    ['type', 'person'],
    ['facts', '2'],
  ])
  expect(lines).toContainEqual(['fact', expect.any(String), expect.any(String), 'Henrik Dahl lives in Aarhus.'])
  expect(lines).toContainEqual(expect.arrayContaining(['relationship', 'outgoing', 'Cobalt Freight']))
  const seen = await onTty(terminal, ['graph', 'show', 'Aarhus'])
  expect(seen).toMatch(/<- .*LIVES_IN.* Henrik Dahl/)
})

test(cites('sm graph search finds parts of names', 'cli.graph', 'cli.json', 'cli.quiet', 'cli.plain'), async () => {
  const ran = await terminal.run(['graph', 'search', 'FREIGHT', '--json'])
  expect([ran.code, ran.json]).toEqual([0, await graph.search('freight')])
  expect(linesOf((await terminal.run(['graph', 'search', 'freight'])).stdout)[0]?.slice(0, 2)).toEqual([
    'Cobalt Freight',
    'organization',
  ])
  expect((await terminal.run(['graph', 'search', 'a', '-q', '-n', '1'])).stdout).toMatch(/^[^\n]+\n$/)
  expect(await terminal.run(['graph', 'search', 'no such name'])).toMatchObject({ code: 0, stdout: '' })
})

describe('sm graph draw', () => {
  test(cites('prints DOT, of everything or around an entity', 'cli.graph-draw', 'cli.json'), async () => {
    const all = await terminal.run(['graph', 'draw'])
    expect([all.code, all.stderr]).toEqual([0, ''])
    const labelsIn = async (dot: string) => (await drawnByGraphviz(dot)).map(({ label }) => label)
    expect(await labelsIn(all.stdout)).toEqual(expect.arrayContaining(['Henrik Dahl', 'Cobalt Freight', 'Aarhus']))
    const around = (await terminal.run(['graph', 'draw', '--around', 'henrik dahl', '--json'])).json
    expect(around).toEqual({ format: 'dot', drawing: expect.any(String) })
    // Three relationships, because the neighbours are related to each other, too.
    const shown = await drawnByGraphviz(around.drawing)
    expect(shown.find(({ name }) => name === 'n0')?.label).toBe('Henrik Dahl')
    expect(shown.filter(({ kind }) => kind === 'edge')).toHaveLength(3)
    const two = await terminal.run(['graph', 'draw', '--around', 'Henrik Dahl', '--limit', '2'])
    expect((await drawnByGraphviz(two.stdout)).filter(({ name }) => /^n\d$/.test(name))).toHaveLength(2)
  })

  test(cites('prints Mermaid', 'cli.graph-draw', 'cli.quiet'), async () => {
    const ran = await terminal.run(['graph', 'draw', '--format', 'mermaid'])
    expect([ran.code, ran.stderr]).toEqual([0, ''])
    expect(ran.stdout).toMatch(/^flowchart LR\n/)
    expect(ran.stdout).toMatch(/^ {2}n\d+\(\["Henrik Dahl"\]\):::person$/m)
    expect(ran.stdout).toMatch(/^ {2}n\d+ -->\|"LIVES_IN"\| n\d+$/m)
    expect((await terminal.run(['graph', 'draw', '--format', 'mermaid', '-q'])).stdout).toBe(ran.stdout)
  })

  test(cites('an empty graph is an empty drawing, and says so', 'cli.graph-draw'), async () => {
    const env = { SM_API_KEY: await (await newTenant(send)).key('org_r') }
    const ran = await terminal.run(['graph', 'draw'], { env })
    expect([ran.code, ran.stderr]).toEqual([0, expect.stringContaining('empty')])
    expect(await drawnByGraphviz(ran.stdout)).toEqual([])
    expect(await terminal.run(['graph'], { env })).toMatchObject({ code: 0, stdout: '' })
  })
})

test.each<[string, string[], number, RegExp]>([
  ['an unknown entity', ['show', 'Nobody of this name'], 5, /sm graph search/],
  ['an unknown middle', ['draw', '--around', 'Nobody of this name'], 5, /sm graph search/],
  ['a limit beyond its bounds', ['draw', '-n', '201'], 2, /whole number from 1 to 200/],
  ['a format that there is not', ['draw', '--format', 'svg'], 2, /Allowed choices are dot, mermaid/],
  ['a name that is too long', ['show', 'x'.repeat(501)], 2, /entity_name/],
  ['a command that there is not', ['paint'], 2, /Unknown command "graph paint"/],
])(cites('%s is rejected', 'cli.graph', 'cli.exit-codes', 'cli.sentences'), async (_name, args, code, sentence) => {
  const ran = await terminal.run(['graph', ...args])
  expect([ran.code, ran.stdout]).toEqual([code, ''])
  expect(ran.stderr).toMatch(sentence)
})
