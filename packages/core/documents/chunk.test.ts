import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { chunkBlocks } from './chunk.js'
import { maxCharacters, type TokenWindow } from './cut-units.js'
import type { Block } from './types.js'

/** Counts like a tokenizer of word pieces: four characters of a word are a token. */
const countTokens = (text: string) =>
  (text.match(/\S+/g) ?? []).reduce((total, word) => total + Math.ceil(word.length / 4), 0)
const window: TokenWindow = { countTokens, maxTokens: 40, overlapTokens: 10 }

const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const heading = (text: string, level: number): Block => ({ kind: 'heading', text, level })
const chunked = (...given: Parameters<typeof chunkBlocks>) => [...chunkBlocks(...given)]
const texts = (blocks: Block[], of = window) => chunked(blocks, of).map(({ text }) => text)
const squeezed = (text: string) => text.replace(/\s+/g, '')
const sentences = (count: number, word: string) =>
  Array.from({ length: count }, (_, i) => `The ${word} number ${i} is here.`).join(' ')

describe('chunks follow the structure', () => {
  test('text that fits together is one chunk, verbatim', () => {
    const [chunk, ...rest] = chunked([paragraph('One two.  Three\n  four!'), paragraph('Five.')], window)
    expect(rest).toEqual([])
    expect(chunk).toEqual({
      index: 0,
      text: 'One two.  Three\n  four!\n\nFive.',
      tokens: 8,
      page: null,
      headings: [],
    })
  })

  test('a heading starts a chunk once the previous one is big enough, and never ends one', () => {
    const blocks = [heading('Guide', 1), heading('Install', 2), paragraph(sentences(3, 'first'))]
    const more = [heading('Run', 2), paragraph(sentences(7, 'second')), heading('Stop', 2), paragraph('Press the key.')]
    const chunks = chunked([...blocks, ...more], window)
    expect(chunks.map(({ headings }) => headings.at(-1))).toEqual(['Guide', 'Run', 'Run', 'Stop'])
    expect(chunks.at(-1)?.headings).toEqual(['Guide', 'Stop'])
    expect(chunks[0]?.text).toMatch(/^Guide\n\nInstall\n\nThe first/)
    for (const { text } of chunks) expect(text).not.toMatch(/(Guide|Install|Run|Stop)$/)
  })

  test('a heading that does not fit moves to the next chunk with its text', () => {
    const blocks = [paragraph('One short sentence.'), heading('Costs', 1), paragraph(`${'word '.repeat(37)}end`)]
    expect(texts(blocks)).toEqual(['One short sentence.', expect.stringMatching(/^Costs\n\nword/)])
  })

  test('a full chunk ends with a sentence, and the next one repeats its last ones', () => {
    const chunks = texts([paragraph(sentences(20, 'tap'))])
    expect(chunks.length).toBeGreaterThan(3)
    for (const [i, text] of chunks.entries()) {
      expect(text.endsWith('.')).toBe(true)
      const first = /^[^.]+\./.exec(text)?.[0] as string
      if (i > 0) expect(chunks[i - 1]?.endsWith(first)).toBe(true)
    }
  })

  test('a row is a unit with its column names, without empty cells', () => {
    const rows = [
      ['Ada', '36', ''],
      ['Alan', '41', 'maths'],
    ]
    const header: Block = { kind: 'table_header', cells: ['name', 'age', 'field'] }
    const blocks: Block[] = [header, ...rows.map((cells): Block => ({ kind: 'table_row', cells })), paragraph('After.')]
    expect(texts(blocks)).toEqual(['name: Ada; age: 36\nname: Alan; age: 41; field: maths\n\nAfter.'])
    expect(texts([header, paragraph('No rows.')])).toEqual(['name; age; field\n\nNo rows.'])
  })

  test('a paragraph used as a column name is not repeated in every row', () => {
    const name = sentences(40, 'column')
    const header: Block = { kind: 'table_header', cells: [name, 'age'] }
    const row: Block = { kind: 'table_row', cells: ['Ada', '36'] }
    const all = texts([header, ...Array.from({ length: 100 }, () => row)], { ...window, overlapTokens: 0 })
    for (const sentence of name.match(/[^.]+\./g) ?? []) expect(all.join('\n')).toContain(sentence.trim())
    expect(all.join('').length).toBeLessThan(name.length + 100 * 250)
  })

  test('a row that is too long is cut between cells', () => {
    const cells = Array.from({ length: 12 }, (_, i) => `cell ${i} with words`)
    const chunks = texts([{ kind: 'table_row', cells }])
    expect(chunks.length).toBeGreaterThan(1)
    for (const text of chunks) expect(text).toMatch(/^cell \d+ with words(?:.|\n)*words;?$/)
  })

  test("the page is the one where a chunk's own text begins", () => {
    const blocks = [1, 2, 3].map((page): Block => ({ kind: 'paragraph', text: sentences(5, `p${page}`), page }))
    const chunks = chunked(blocks, window)
    expect(chunks[0]?.page).toBe(1)
    expect(chunks.at(-1)?.page).toBe(3)
    for (const { page, text } of chunks) expect(text).toContain(` p${page} `)
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(fc.constantFrom('word', ' ', '\n', '.', '。', 'Straße', '漢字仮名', '👩‍🔬', 'a'.repeat(90), '"', '  '))
    .map((a) => a.join('')),
)
const anyBlock: fc.Arbitrary<Block> = fc.oneof(
  anyText.map(paragraph),
  fc.tuple(anyText, fc.integer({ min: 1, max: 6 })).map(([text, level]) => heading(text, level)),
  fc.array(anyText, { maxLength: 9 }).map((cells): Block => ({ kind: 'table_row', cells })),
  fc.array(anyText, { maxLength: 9 }).map((cells): Block => ({ kind: 'table_header', cells })),
)

describe('whatever the text', () => {
  test('no chunk is empty, over the window, or divides a character; the same blocks give the same chunks', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (blocks, overlapTokens) => {
        const of = { ...window, overlapTokens }
        const chunks = chunked(blocks, of)
        for (const { text, tokens } of chunks) {
          expect(text.trim()).not.toBe('')
          expect(tokens).toBeLessThanOrEqual(of.maxTokens)
          expect(countTokens(text)).toBeLessThanOrEqual(of.maxTokens)
          expect(text.length).toBeLessThanOrEqual(maxCharacters(of))
          expect(Buffer.from(text).toString()).toBe(text)
        }
        expect(chunks.map(({ index }) => index)).toEqual(chunks.map((_, i) => i))
        expect(chunked(structuredClone(blocks), of)).toEqual(chunks)
      }),
    )
  })

  test('without overlap, every character appears once, in order', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 6 }), (paragraphs) => {
        const chunks = texts(paragraphs.map(paragraph), { ...window, overlapTokens: 0 })
        expect(squeezed(chunks.join(''))).toBe(squeezed(paragraphs.join('')))
      }),
    )
  })
})

describe('cost', () => {
  // The cost is measured in characters passed to the tokenizer, so it does not depend on the load of the machine. A
  // megabyte is a thousand chunks. If the work for a chunk grew with the number of chunks before it, the bounds would
  // be exceeded many times over.
  const counted = (blocks: Block[], mostChunks = Infinity) => {
    let characters = 0
    const measured = (text: string) => {
      characters += text.length
      return countTokens(text)
    }
    let chunks = 0
    for (const _ of chunkBlocks(blocks, { countTokens: measured, maxTokens: 254, overlapTokens: 48 }))
      if (++chunks > mostChunks) break
    return { characters, chunks }
  }
  const MEGABYTE = 2 ** 20
  const single: [string, string, number][] = [
    ['one word', 'x', 10],
    ['short words', 'ab ', 2],
    ['points without white space', '.', 2],
    ['white space', ' ', 5],
    ['ideographs', '漢', 5],
    ['sentences', 'It was so. ', 1],
    ['one line after the other', 'a\n', 0.25],
  ]
  test.each(single)('%s, again and again', (_, unit, megabytes) => {
    const { characters, chunks } = counted([paragraph(unit.repeat((megabytes * MEGABYTE) / unit.length))])
    expect(characters).toBeLessThan(4 * megabytes * MEGABYTE)
    expect(chunks).toBeLessThan((megabytes * MEGABYTE) / 200)
  })

  test('a table that repeats long column names, generated lazily', () => {
    const cells = Array.from({ length: 1_000 }, (_, i) => `${i}`.padEnd(95, '-'))
    const row: Block = { kind: 'table_row', cells: cells.map(() => 'x') }
    const blocks: Block[] = [{ kind: 'table_header', cells }, ...Array.from({ length: 10_000 }, () => row)]
    const { characters, chunks } = counted(blocks, 500)
    expect(chunks).toBe(501)
    expect(characters).toBeLessThan(4 * MEGABYTE)
  })

  test('many columns', () => {
    const cells = Array.from({ length: 200_000 }, (_, i) => `${i}`)
    const { characters } = counted([{ kind: 'table_row', cells }])
    expect(characters).toBeLessThan(7 * MEGABYTE)
  })
})
