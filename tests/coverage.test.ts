import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { deferredRequirements, requirements } from './requirements.js'
import { citationsUnder, citingTestsIn, findGaps } from './support/clauses/coverage.js'
import { homesOf } from './support/clauses/homes.js'
import { type Block, skipRepeated } from './support/environment.js'

const TESTS = fileURLToPath(new URL('.', import.meta.url))

describe('the clauses of the specification and of the decisions', () => {
  test('are each covered by a test, or deferred with a reason', () => {
    expect(findGaps(requirements, deferredRequirements, citationsUnder(TESTS))).toEqual([])
  })

  test('average more than one citation: the parser finds them', () => {
    expect(citationsUnder(TESTS).length).toBeGreaterThan(requirements.length)
  })
})

describe('the checker', () => {
  const clause = { id: 'a.one', clause: 'one', where: 'specification' }
  const put = { id: 'a.two', clause: 'two', where: 'decisions', reason: 'not built', comesWith: 'chat' }
  const cited = { id: 'a.one', file: 'a.test.ts' }

  test('passes when every clause is cited or deferred', () => {
    expect(findGaps([clause], [put], [cited])).toEqual([])
  })

  test.each([
    ['an uncited clause', findGaps([clause], [put], []), 'a.one is not cited by any test'],
    ['a citation of no clause', findGaps([clause], [], [cited, { id: 'a.six', file: 'a.test.ts' }]), 'a.six'],
    ['a clause both cited and deferred', findGaps([clause], [put], [cited, { ...cited, id: 'a.two' }]), 'a.two'],
    ['a deferral without a reason', findGaps([clause], [{ ...put, reason: ' ' }], [cited]), 'a.two'],
    ['a duplicate id', findGaps([clause, clause], [], [cited]), 'a.one is defined twice'],
  ])('reports %s', (_name, gaps, expected) => {
    expect(gaps).toEqual([expect.stringContaining(expected)])
  })

  test('collects citations only from tests that run', () => {
    const source = `
      test(cites('runs', 'a.one', 'a.two'), () => {})
      test.each([1])(cites('each', 'a.three'), () => {})
      // test(cites('comment', 'a.four'), () => {})
      test.skip(cites('skipped', 'a.five'), () => {})
      const title = cites('no test', 'a.six')`
    expect(citingTestsIn(source, 'x.test.ts')).toEqual([['a.one', 'a.two'], ['a.three']])
  })
})

describe('CLAUSES=once', () => {
  const titled = (...titles: string[]): Block[] => titles.map((name) => ({ type: 'test', name }))
  const skippedOf = (tests: Block[]) => tests.filter(({ mode }) => mode === 'skip').map(({ name }) => name)

  test('skips only tests whose clauses earlier tests of the file cite', () => {
    const tests = titled('no clause', 'a [a.one]', 'b [a.one]', 'c [a.one, a.two]', 'd [a.two, a.one]', 'no clause')
    const inner = { type: 'describeBlock', name: 'inner', children: tests.slice(1, 2) }
    skipRepeated({ children: [...tests.slice(0, 1), inner, ...tests.slice(2)] }, {}, 'x.test.ts')
    expect(skippedOf(tests)).toEqual(['b [a.one]', 'd [a.two, a.one]'])
  })

  test('skips a clause where it is not at home, in each file of a suite by itself', () => {
    const file = (name: string): Block => ({
      ...{ isFile: true, type: 'describeBlock', name },
      children: titled('no clause', 'a [a.one]', 'b [a.two]', 'c [a.one, a.two]', 'd [a.three]'),
    })
    const files = [file('x.test.ts'), file('y.test.ts')]
    skipRepeated({ children: files }, { 'a.one': 'x.test.ts', 'a.two': 'y.test.ts' }, 'suite.test.ts')
    expect(files.map(({ children = [] }) => skippedOf(children))).toEqual([
      ['b [a.two]', 'c [a.one, a.two]'],
      ['a [a.one]', 'c [a.one, a.two]'],
    ])
  })

  test('keeps all rows of a table that cites many clauses', () => {
    const tests = titled('a [a.one, a.two, a.three]', 'b [a.one, a.two, a.three]', 'c [a.one, a.two]', 'd [a.three]')
    skipRepeated({ children: tests }, {}, 'x.test.ts')
    expect(skippedOf(tests)).toEqual(['c [a.one, a.two]', 'd [a.three]'])
  })

  test('keeps what differs by shape, and lets it stand for other tests of the same clause', () => {
    const [ofShape, other] = ['tests/spec/fleet/x.test.ts', 'tests/spec/query/y.test.ts'] as const
    const homes = homesOf([
      { file: other, tests: [['a.one', 'a.two']] },
      { file: ofShape, tests: [['a.one']] },
    ])
    expect(homes).toEqual({ 'a.one': ofShape, 'a.two': other })
    const tests = titled('a [a.two]', 'b [a.one]')
    skipRepeated({ children: tests }, homes, ofShape)
    expect(skippedOf(tests)).toEqual([])
  })

  test('gives each clause a home, so that few tests are enough', () => {
    const files = [
      { file: 'x.test.ts', tests: [['a.one'], ['a.two']] },
      {
        file: 'y.test.ts',
        tests: [
          ['a.two', 'a.one'],
          ['a.one', 'a.three'],
        ],
      },
    ]
    expect(homesOf(files)).toEqual({ 'a.one': 'y.test.ts', 'a.two': 'y.test.ts', 'a.three': 'y.test.ts' })
  })
})
