import { fileURLToPath } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { deferredRequirements, requirements } from './requirements.js'
import { citationsIn, citationsUnder, findGaps } from './support/coverage.js'
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
    expect(citationsIn(source, 'x.test.ts').map(({ id }) => id)).toEqual(['a.one', 'a.two', 'a.three'])
  })
})

describe('CLAUSES=once', () => {
  test('skips only tests whose clauses earlier tests of the suite cite', () => {
    const titles = ['no clause', 'a [a.one]', 'b [a.one]', 'c [a.one, a.two]', 'd [a.two, a.one]', 'no clause']
    const tests: Block[] = titles.map((name) => ({ type: 'test', name }))
    const inner = { type: 'describeBlock', name: 'inner', children: tests.slice(1, 2) }
    skipRepeated({ children: [...tests.slice(0, 1), inner, ...tests.slice(2)] })
    const skipped = tests.filter(({ mode }) => mode === 'skip')
    expect(skipped.map(({ name }) => name)).toEqual(['b [a.one]', 'd [a.two, a.one]'])
  })

  test('looks at each file of a suite by itself', () => {
    const file = (): Block => ({ isFile: true, type: 'describeBlock', children: [{ type: 'test', name: 'a [a.one]' }] })
    const files = [file(), file()]
    skipRepeated({ children: files })
    expect(files.flatMap(({ children = [] }) => children.map(({ mode }) => mode))).toEqual([undefined, undefined])
  })
})
