import type { Candidate } from '@agent-memory/core/ports/memory/memory-index'
import { terms } from '@agent-memory/core/text/terms'
import { expect, test } from '@jest/globals'
import { axis, questionOn } from './asked.js'
import type { Asked } from './definitions.js'
import type { SearchOptions } from './expectations.js'
import { mirrored, type Statement } from './statements.js'

const HOUR = 3_600_000

/** An adapter with a new volume for each test. */
interface Trial {
  /** Writes statements, and returns them as they were written. */
  write(given: Partial<Statement>[]): Promise<Statement[]>
  search(asked: Asked, options?: SearchOptions): Promise<Map<string, Candidate>>
  /** Searches, and expects these statements with the signals that `Definitions` computes. */
  expectDefined(asked: Asked, statements: readonly Statement[]): Promise<void>
}

/** Tests that an adapter finds memories by words, vector and context, with the signals that `Definitions` computes. */
export const signalsAsDefined = ({ write, search, expectDefined }: Trial): void => {
  test('a words-only search finds exactly what contains them, by its own match', async () => {
    const [has, also] = await write([{ content: 'green tea' }, { content: 'tea, black tea' }, { content: 'coffee' }])
    const found = await search({ vector: null, terms: terms('tea') })
    expect([...found.keys()].sort()).toEqual([has?.memoryId, also?.memoryId].sort())
    for (const { cosine, context, lexical } of found.values()) {
      expect([cosine, context]).toEqual([0, 0])
      expect(lexical).toBeGreaterThan(0)
    }
    expect(await search({ vector: null, terms: terms('water') })).toEqual(new Map())
    expect(await search({ vector: null, terms: [] })).toEqual(new Map())
  })

  test('vector-only and combined searches return all signals', async () => {
    const statements = await write(Array.from({ length: 30 }, () => ({})))
    const { vector, terms: asked } = questionOn(statements[11] as Statement)
    await expectDefined({ vector, terms: [] }, statements)
    await expectDefined({ vector, terms: asked }, statements)
    await expectDefined({ vector, terms: [...asked, ...asked] }, statements)
  })

  test('several windows count as one memory, later ones for less; missing windows or words do no harm', async () => {
    const statements = await write([
      { windows: [axis(0), axis(1), axis(2)] },
      { windows: [axis(1), axis(0)] },
      { windows: [mirrored([1, 1]), axis(5)] },
      { windows: [] },
      { windows: [axis(0)], content: 'it is what it is' },
      { windows: [], content: 'it is' },
    ])
    for (const at of [0, 1, 2, 5]) await expectDefined({ vector: axis(at), terms: [] }, statements)
    await expectDefined({ vector: axis(1), terms: terms(statements[3]?.content as string) }, statements)
    const found = await search({ vector: axis(1), terms: [] })
    expect(found.get(statements[0]?.memoryId as string)?.cosine).toBeCloseTo(0.9, 5)
    expect((await search({ vector: axis(2), terms: [] }, { perLeg: 1 })).has(statements[0]?.memoryId as string)).toBe(
      true,
    )
  })

  test('neighbours in a conversation are context, in write order and up to a gap of an hour', async () => {
    const start = Date.UTC(2026, 5, 1)
    const at = (position: number, writtenAt: number, more: Partial<Statement> = {}) => ({
      position,
      writtenAt: start + writtenAt,
      session: 'one',
      windows: [mirrored([1, position / 10])],
      content: `word${position} shared`,
      ...more,
    })
    const statements = await write([
      at(3, 2_000),
      at(1, 0),
      at(2, 1_000),
      at(4, 2_000 + HOUR),
      at(5, 2_001 + 2 * HOUR),
      at(6, 2_001 + 2 * HOUR, { session: 'another' }),
      at(7, 2_002 + 2 * HOUR, { windows: [axis(7)] }),
    ])
    for (let position = 1; position <= 7; position++)
      await expectDefined({ vector: axis(0), terms: [`word${position}`] }, statements)
    const found = await search({ vector: axis(0), terms: ['word4'] })
    const lexical = (position: number) =>
      found.get(statements.find((one) => one.position === position)?.memoryId as string)?.lexical
    expect(lexical(3)).toBeGreaterThan(0)
    expect(lexical(5)).toBe(0)
    const few = await search({ vector: null, terms: ['word1'] }, { perLeg: 1 })
    expect(few.size).toBe(1)
    expect((await search({ vector: axis(0), terms: ['word1'] }, { perLeg: 1 })).size).toBeGreaterThan(3)
  })

  test('a question as long as a document searches by its rarest terms', async () => {
    const statements = await write(Array.from({ length: 40 }, () => ({})))
    const long = [...statements.slice(0, 25).map(({ content }) => content), 'lighthouse'].join(' ')
    expect(new Set(terms(long)).size).toBeGreaterThan(100)
    const asked = { vector: axis(0), terms: terms(long) }
    await expectDefined(asked, statements)
    const huge = Array.from({ length: 10_000 }, (_, number) => `never${number}`)
    expect((await search({ vector: null, terms: [...huge, ...asked.terms] })).size).toBeLessThanOrEqual(40)
  })
}
