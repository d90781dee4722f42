import { describe, expect, test } from '@jest/globals'
import { type Check, findUnlisted, judge } from './verdict.js'

const excused = { reason: 'not offered', scenarios: ['logging'] }
const sometimes = { reason: 'no sessions', scenarios: ['streams'], revisions: ['2025-11-25'] as const }
const lists = { expected: ['ping', 'streams'], notApplicable: [excused, sometimes] }

describe('the lists of scenarios', () => {
  test('are complete, and list nothing that the suite lacks', () => {
    expect(findUnlisted(new Set(['ping', 'streams', 'logging']), lists)).toEqual([])
    expect(findUnlisted(new Set(['ping', 'new']), lists)).toEqual([
      'new is in neither list',
      'streams is listed, but not in the suite',
      'logging is listed, but not in the suite',
    ])
  })

  test('do not overlap, and give reasons', () => {
    const both = { expected: ['ping'], notApplicable: [{ reason: ' ', scenarios: ['ping'] }] }
    expect(findUnlisted(new Set(['ping']), both)).toEqual(['ping is in both lists', 'ping lack a reason'])
  })
})

describe('a run', () => {
  const good: Check = { id: 'a', status: 'SUCCESS' }
  const wire: Check = { id: 'wire-schema-valid', status: 'SUCCESS' }
  const judged = (checks: Record<string, Check[]>, revision: '2025-11-25' | '2026-07-28' = '2026-07-28') =>
    judge(revision, Object.keys(checks), new Map(Object.entries(checks)), lists)

  test('is right when expected scenarios pass and excused ones do not', () => {
    const logging: Check[] = [{ id: 'b', status: 'FAILURE', errorMessage: 'no' }, wire]
    expect(judged({ ping: [good, { id: 'b', status: 'SKIPPED' }], logging })).toEqual({ wrong: [], surprising: [] })
  })

  test.each([
    ['a failure', [good, { id: 'b', status: 'FAILURE', errorMessage: 'no' }], 'FAILURE b no'],
    ['a warning', [good, { id: 'b', status: 'WARNING' }], 'WARNING b'],
    ['a scenario that checked nothing', [{ id: 'b', status: 'INFO' }, wire], 'nothing was checked'],
    ['a scenario that did not run', [], 'nothing was checked'],
  ] as [string, Check[], string][])('is wrong after %s', (_name, checks, said) => {
    expect(judged({ ping: checks }).wrong).toEqual([`ping: ${said}`])
  })

  test('reports excused scenarios that pass', () => {
    expect(judged({ logging: [good] })).toEqual({ wrong: [], surprising: ['logging'] })
  })

  test('excuses by revision', () => {
    const streams: Check[] = [{ id: 'b', status: 'WARNING' }]
    expect(judged({ streams }, '2025-11-25').wrong).toEqual([])
    expect(judged({ streams }, '2026-07-28').wrong).toEqual(['streams: WARNING b'])
  })

  test('never excuses a message of ours that breaks the schema of its revision', () => {
    expect(judged({ logging: [{ id: 'wire-schema-valid', status: 'FAILURE' }] }).wrong).toHaveLength(1)
  })
})
