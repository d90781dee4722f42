import { describe, expect, test } from '@jest/globals'
import type { GuardCandidate } from '../../ports/memory/memories.js'
import { NAMELESS } from '../speaker/speaker.js'
import type { Memory } from '../types.js'
import { judgeInOrder } from './judge-in-order.js'
import { openRelations } from './relate.js'
import { relationKeys } from './relation/relation-keys.js'
import { comparisonContext } from './same/event.js'
import { sameHash } from './same/same.js'
import type { Studied } from './verdict.js'

const NOW = new Date('2026-03-02T10:00:00Z')

const studied = (content: string, changes: Partial<Memory> = {}): Studied => {
  const memory: Memory = {
    ...{ memoryId: content, orgId: 'o', volumeId: 'v', status: 'pending', content, confidence: null, reason: null },
    ...{ writer: { keyId: 'k', agentId: 'a', agent: 'Agent' }, userId: null, sessionId: null, chunk: null },
    ...{ eventDate: NOW, eventDateSource: 'written', eventDatePrecision: 'day', memoryType: null, category: null },
    ...{ memoryTypeSource: 'detected', metadata: {}, redactions: [], mergedInto: null, overruled: false, edits: null },
    ...{ createdAt: NOW, decidedAt: null, lastConfirmedAt: null, supersededBy: null, validTo: null },
    ...{ flagReason: null, conflictsWith: [], outdated: [] },
    ...changes,
  }
  const insight: Studied['insight'] = {
    ...{ hash: sameHash(content, comparisonContext(memory)), relationKeys: relationKeys({ ...memory, told: [] }) },
    ...{
      lastingState: true,
      rejected: null,
      oddness: null,
      orders: null as never,
      suspicion: null,
      windows: null,
      tellsName: null,
    },
    named: NAMELESS,
    isPlain: false,
    hasJudge: false,
    classification: { memoryType: 'factual', category: 'other', confidence: 0.9 },
  }
  return { memory, insight, told: [], relationsOf: openRelations(memory, []), outboxId: 1n }
}

const judge = (group: Studied[], related: GuardCandidate[] = []) =>
  judgeInOrder(
    group,
    group.map(() => ({ asOf: 7n, told: [], same: [], related })),
  )

const stored = (content: string): GuardCandidate => {
  const { writer, ...memory } = studied(content).memory
  return { ...memory, ...writer, isFlagged: false, told: [] }
}

describe('memories judged in one group', () => {
  test('know the ones before them: a repeat merges, a newer value supersedes', () => {
    const [first, repeat, newer] = judge([
      studied('Marta lives in Berlin.'),
      studied('Marta lives in Berlin!', { memoryId: 'repeat' }),
      studied('Marta now lives in Graz.'),
    ])
    expect(first).toMatchObject({ verdict: { status: 'approved' }, restsOn: [] })
    expect(repeat).toMatchObject({
      verdict: { status: 'merged', mergedInto: 'Marta lives in Berlin.' },
      restsOn: ['Marta lives in Berlin.'],
    })
    expect(newer?.verdict.effects).toMatchObject([{ kind: 'superseded', memoryId: 'Marta lives in Berlin.' }])
  })

  test('do not meet a memory that one before them superseded', () => {
    const [first, second] = judge(
      [studied('Marta now lives in Graz.'), studied('Marta now lives in Faro.')],
      [stored('Marta lives in Berlin.')],
    )
    expect(first?.verdict.effects).toMatchObject([{ memoryId: 'Marta lives in Berlin.' }])
    expect(second?.verdict.effects).toMatchObject([{ memoryId: 'Marta now lives in Graz.' }])
    expect(second?.restsOn).toEqual(['Marta now lives in Graz.'])
  })

  test('of another scope, or about something else, stay apart', () => {
    const [, other, unrelated] = judge([
      studied('Marta lives in Berlin.'),
      studied('Marta now lives in Graz.', { userId: 'u' }),
      studied('The kiln needs new bricks.'),
    ])
    expect(other).toMatchObject({ verdict: { effects: [] }, restsOn: [] })
    expect(unrelated).toMatchObject({ verdict: { effects: [] }, restsOn: [] })
  })

  test('never rest on themselves: a job may run twice at once', () => {
    const twice = judge([studied('Marta lives in Berlin.'), studied('Marta lives in Berlin.')])
    expect(twice.map(({ verdict, restsOn }) => [verdict.status, restsOn])).toEqual([
      ['approved', []],
      ['approved', []],
    ])
  })

  test('are flagged against a few memories, however many tell the property differently', () => {
    const towns = ['Porto', 'Faro', 'Graz', 'Ulm', 'Bonn', 'Rome']
    const judged = judge(towns.map((town) => studied(`Marta was born in ${town}.`)))
    expect(judged.map(({ verdict }) => verdict.conflictsWith.length)).toEqual([0, 1, 2, 3, 3, 3])
    expect(judged.at(-1)?.verdict.conflictsWith[0]).toBe('Marta was born in Bonn.')
  })
})

describe('an edit', () => {
  const edit = (content: string, edited: Studied['edited'] = 'current'): Studied => ({
    ...studied(content, { memoryId: 'edit', edits: 'Marta lives in Berlin.' }),
    ...(edited && { edited }),
  })
  const judged = (one: Studied, known: string[]) =>
    judgeInOrder([one], [{ asOf: 7n, told: [], same: known.map(stored), related: known.map(stored) }])[0]?.verdict

  test('is not compared with the version that it replaces, but with the others', () => {
    const edits = 'Marta lives in Berlin.'
    expect(judged(edit('Marta now lives in Graz.'), [edits])).toMatchObject({ status: 'approved', edits, effects: [] })
    const porto = { memoryId: 'Marta lives in Porto.', kind: 'superseded' }
    const [verdict] = judgeInOrder(
      [edit('Marta now lives in Graz.')],
      [{ asOf: 7n, told: [], same: [], related: [stored(edits), stored('Marta lives in Porto.')] }],
    ).map((each) => each.verdict)
    expect(verdict).toMatchObject({ status: 'approved', effects: [porto] })
  })

  test('that says what another memory says is refused, and so is one of a memory that is not current', () => {
    const refused = judged(edit('The pump needs oil.'), ['The pump needs oil!'])
    expect(refused).toMatchObject({ status: 'rejected', reason: expect.stringContaining('The pump needs oil!') })
    expect(judged(edit('The pump needs oil.', 'gone'), [])).toMatchObject({ status: 'rejected' })
  })
})
