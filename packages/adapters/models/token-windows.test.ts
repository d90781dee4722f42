import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  MAX_WINDOWS,
  OVERLAP_TOKENS,
  openTokenizer,
  planWindows,
  WINDOW_TOKENS,
} from '@agent-memory/adapters/models/token-windows'
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { growth } from '../../../tests/support/texts/growth.mjs'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const tokenizer = openTokenizer(path('../../../models/all-MiniLM-L6-v2'))
const CLS = 101
const SEP = 102

describe('token ids', () => {
  // Made by the reference implementation: Python tokenizers 0.23.3 with padding and truncation off.
  const reference = JSON.parse(readFileSync(path('./fixtures/token-ids.json'), 'utf8')) as {
    text: string
    ids: number[]
  }[]
  test.each(reference)('of $text are those of the reference', ({ text, ids }) => {
    expect(tokenizer.windows(text)).toEqual([ids])
    expect(tokenizer.cut(text)).toEqual(ids)
    expect(tokenizer.beginning(text, ids.length)).toEqual(ids)
  })
})

describe('the beginning of a text', () => {
  test('has the first tokens of the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'grapheme', maxLength: 20 })),
        fc.integer({ min: 2, max: 40 }),
        (words, most) => {
          const text = words.join(' ')
          const ids = tokenizer.cut(text)
          expect(tokenizer.beginning(text, most)).toEqual([CLS, ...ids.slice(1, -1).slice(0, most - 2), SEP])
        },
      ),
    )
  })
  test.each(['qzjxkv'.repeat(16), `${'x'.repeat(99)}-`, 'a ', '.'])(
    'takes no longer in a longer text of %j',
    (unit) => {
      const textOf = (length: number) => unit.repeat(length / unit.length)
      expect(growth((text) => tokenizer.beginning(text, 72), textOf(2_000), textOf(50_000))).toBeLessThan(10)
    },
  )
})

describe('windows of a text', () => {
  const sentences = Array.from({ length: 300 }, (_, i) => `On day ${i} Marta counted ${i * 7} apples, plums and pears.`)

  test('a short text and one of exactly the length of a window have one', () => {
    expect(tokenizer.windows('apple '.repeat(WINDOW_TOKENS))).toHaveLength(1)
    expect(tokenizer.windows('apple '.repeat(WINDOW_TOKENS + 1))).toHaveLength(2)
  })

  test('a long text begins each at a sentence, frames it and leaves nothing out', () => {
    const windows = tokenizer.windows(sentences.join(' '))
    const whole = sentences.map((sentence) => tokenizer.windows(sentence)[0]?.slice(1, -1).join(' '))
    for (const ids of windows) {
      expect(ids.length).toBeLessThanOrEqual(WINDOW_TOKENS + 2)
      expect([ids[0], ids.at(-1)]).toEqual([CLS, SEP])
      expect(ids.slice(1).join(' ')).toMatch(/^2006 2154 /) // "on day"
    }
    for (const sentence of whole) expect(windows.some((ids) => ids.join(' ').includes(` ${sentence} `))).toBe(true)
  })

  test('a line break begins a window too', () => {
    const lines = Array.from({ length: 100 }, (_, i) => `- item ${i} is in the list`).join('\n')
    const windows = tokenizer.windows(lines)
    expect(windows.length).toBeGreaterThan(2)
    for (const ids of windows) expect(ids[1]).toBe(1011) // "-"
  })

  test('50,000 characters: English is covered, what has a token a character is sampled up to its end', () => {
    const english = tokenizer.windows('Marta went to the shop, and bought twelve apples. '.repeat(1000))
    expect(english.length).toBeLessThanOrEqual(MAX_WINDOWS)
    const dense = tokenizer.windows(`${'東'.repeat(49_999)}京`)
    expect(dense).toHaveLength(MAX_WINDOWS)
    expect(dense.at(-1)?.at(-2)).toBe(tokenizer.cut('京')[1])
  })

  test('a query is cut to one window', () => {
    const ids = tokenizer.cut('apple '.repeat(1000))
    expect(ids).toHaveLength(WINDOW_TOKENS + 2)
    expect([ids[0], ids.at(-1)]).toEqual([CLS, SEP])
  })
})

test('whatever the words, windows cover all tokens in order, within their length and overlap', () => {
  const qualities = fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2), { minLength: 1, maxLength: 6_000 })
  fc.assert(
    fc.property(qualities, (list) => {
      const spans = planWindows(Uint8Array.from(list))
      expect(spans[0]?.[0]).toBe(0)
      expect(spans.at(-1)?.[1]).toBe(list.length)
      spans.forEach(([start, end], i) => {
        const before = spans[i - 1]
        expect(end - start).toBeLessThanOrEqual(WINDOW_TOKENS)
        if (!before) return
        expect(start).toBeGreaterThan(before[0])
        expect(start).toBeLessThanOrEqual(before[1])
        expect(start).toBeGreaterThanOrEqual(before[1] - OVERLAP_TOKENS)
      })
    }),
    { numRuns: 200 },
  )
})
