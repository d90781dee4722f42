import { widthOf } from '@agent-memory/cli/output/columns'
import { coloursFor } from '@agent-memory/cli/output/text'
import { drawCase, type Shown } from '@agent-memory/cli/review/draw'
import { describe, expect, test } from '@jest/globals'

const shown = (memory_id: string, content: string): Shown => ({
  ...{ memory_id, content, status: 'approved', memory_type: 'factual', agent: 'Laptop' },
  ...{ event_date: '2025-02-01T00:00:00.000Z', flag_reason: 'conflict', reason: 'Another birthplace.' },
})
const porto = shown('id-1', 'Marta was born in Porto.')
const faro = shown('id-2', 'Marta was born in Faro.')
const colours = coloursFor(false, {})
const linesOf = (others: readonly Shown[], columns: number, { memory = porto, hidden = 0, chosen = 0 } = {}) =>
  drawCase({ memory, others, hidden }, { columns, chosen, colours }).split('\n')

describe('a case', () => {
  test('is drawn side by side', () => {
    const lines = linesOf([faro], 100)
    expect(lines[1]).toMatch(/^FLAGGED +\| > 1 {2}CONFLICTS WITH$/)
    expect(lines[2]).toMatch(/^ {2}Marta was born in Porto\. +\| {3}Marta was born in Faro\.$/)
    expect(lines[3]).toMatch(/^approved · factual · Laptop · 2025-02-01 +\| approved/)
    expect(lines.at(-1)).toBe('[a]pprove  [r]eject  [m]erge into 1  [s]upersede 1  [u]ndo  [n]ext  [q]uit')
  })

  test('is drawn below each other on a narrow terminal', () => {
    const lines = linesOf([faro], 60)
    expect(lines.filter((line) => /FLAGGED|CONFLICTS|born/.test(line))).toEqual([
      ...['FLAGGED', '  Marta was born in Porto.', '> 1  CONFLICTS WITH', '  Marta was born in Faro.'],
    ])
  })

  test.each([20, 60, 80, 133])('is no wider than %i columns', (columns) => {
    const long = shown('id-3', `${'Grüße aus 東京 🚀 '.repeat(20)}${'x'.repeat(300)}`)
    for (const line of linesOf([faro, long], columns, { memory: long }).slice(0, -1))
      expect(widthOf(line)).toBeLessThanOrEqual(columns)
  })

  test('marks the chosen one of several, and says how many more there are', () => {
    const text = linesOf([faro, porto], 100, { chosen: 1, hidden: 3 }).join('\n')
    expect(text).toContain('  1  CONFLICTS WITH')
    expect(text).toContain('> 2  CONFLICTS WITH')
    expect(text).toContain('and 3 more')
    expect(text).toContain('[m]erge into 2  [s]upersede 2  [1-2] choose')
  })

  test('offers no merge where nothing conflicts', () => {
    expect(linesOf([], 100).at(-1)).toBe('[a]pprove  [r]eject  [u]ndo  [n]ext  [q]uit')
  })
})

test('no field can drive the terminal', () => {
  const evil = 'a\u001b[2J\u202e\u0007'
  const memory = { ...shown(evil, evil), agent: evil, reason: evil, status: evil } as unknown as Shown
  for (const columns of [40, 120])
    for (const line of linesOf([memory], columns, { memory })) expect(line).not.toMatch(/[\p{Cc}\u202e]/u)
})

test('no text can pass for a title', () => {
  const evil = shown('id-5', `x\nFLAGGED\n> 1  CONFLICTS WITH\n${faro.content}`)
  const lines = linesOf([faro], 60, { memory: evil })
  expect(lines.filter((line) => /^(FLAGGED|> 1)/.test(line))).toEqual(['FLAGGED', '> 1  CONFLICTS WITH'])
})

test('a long text is shown in part, which is said', () => {
  const text = linesOf([], 100, { memory: shown('id-4', `${'x'.repeat(1_999)}🚀${'y'.repeat(100)}`) }).join('\n')
  expect(text).toContain('2101 characters')
  expect(text).not.toContain('y')
  expect(text).not.toMatch(/[\ud800-\udfff]/u)
})
