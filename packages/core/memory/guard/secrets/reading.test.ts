import { describe, expect, test } from '@jest/globals'
import { attempt, withReadings } from './read-first.js'
import { type Reading, readAround } from './reading.js'
import { redact } from './secrets.js'
import { tokensOf } from './tokens.js'
import { words } from './words.js'

/** Returns a reading by which the words in `scores` have these log odds of being part of a secret, all others -9. */
const saying =
  (scores: Record<string, number>): Reading =>
  (window) =>
    [...window.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
      ...{ start: index, end: index + word.length, score: scores[word] ?? -9 },
    }))

const windowsOf = (text: string, isWanted: (word: string) => boolean = () => true): string[] => {
  const windows: string[] = []
  readAround(
    text,
    tokensOf(text, words()),
    (token) => isWanted(token.text),
    (window) => {
      windows.push(window)
      return []
    },
  )
  return windows
}

describe('the windows that are read', () => {
  test('a short text is one window, with the signs around its words', () => {
    expect(windowsOf('"Hi." The gate takes *4821#!')).toEqual(['"Hi." The gate takes *4821#!'])
    expect(windowsOf('')).toEqual([])
    expect(windowsOf('… !')).toEqual([])
  })
  test('have whole sentences, and the last short one again', () => {
    const sentence = (at: number) =>
      `Sentence ${at} says that the gate at the back of the house is open until dusk now.`
    const text = Array.from({ length: 8 }, (_, at) => sentence(at)).join(' ')
    const windows = windowsOf(text)
    expect(windows.length).toBeGreaterThan(2)
    for (const window of windows) {
      expect(window.length).toBeLessThanOrEqual(280)
      expect(window).toMatch(/^Sentence \d .*now\.$/)
    }
    for (const [at, window] of windows.slice(1).entries())
      expect(windows[at]?.endsWith(window.slice(0, sentence(0).length))).toBe(true)
  })
  test('cut a long sentence, and cover every word of a text', () => {
    const text = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ')
    const read = windowsOf(text).join(' ')
    for (let at = 0; at < 300; at += 1) expect(read).toContain(`word${at} `.trim())
    expect(windowsOf('x'.repeat(5_000)).every((window) => window.length <= 400)).toBe(true)
  })
  test('are those with a wanted word', () => {
    const filler = 'It rained all day, and nobody in the house said anything about that to the others. '.repeat(10)
    expect(windowsOf(`${filler}The gate is open. ${filler}`, (word) => word === 'gate')).toHaveLength(1)
    expect(windowsOf(filler, (word) => word === 'gate')).toEqual([])
  })
  test('are smaller in letters and signs of which a token has fewer', () => {
    const russian = 'Сегодня мы поставили новый замок на ворота у дачи и никому пока не сказали, как он открывается. '
    for (const window of windowsOf(russian.repeat(5))) expect(window.length).toBeLessThanOrEqual(120)
    for (const window of windowsOf('1.1.1.1.1.1 '.repeat(60))) expect(window.length).toBeLessThanOrEqual(100)
  })
})

describe('what the reader says', () => {
  test('finds words that no rule takes for a value, with what belongs to them', () => {
    const text = 'The vault listens to the grumpy old heron, and nothing else.'
    const reading = saying({ grumpy: 4, old: 0.5, heron: 6 })
    expect(redact(text).found).toEqual([])
    expect(redact(text, reading)).toEqual({
      text: 'The vault listens to the [redacted:password], and nothing else.',
      found: ['password'],
    })
  })
  test('spares a value that the regression alone would redact', () => {
    const text = 'the keypad likes 4471'
    expect(redact(text).found).toEqual(['pin'])
    expect(redact(text, saying({})).found).toEqual([])
  })
  test('does not outweigh a plain sentence', () => {
    expect(redact('My password is hunter2', saying({})).found).toEqual(['password'])
  })
  test('never makes names of secrets, placeholders, URLs or dates a secret', () => {
    const text = 'The password is on https://vault.example, see [redacted:pin], <PASSWORD> and 2024-05-01.'
    const all = redact(text, (window) => [{ start: 0, end: window.length, score: 9 }]).text
    for (const kept of [' password is', 'https://vault.example,', '[redacted:pin]', '<PASSWORD>', '2024-05-01'])
      expect(all).toContain(kept)
  })
  test('is mapped back to a disguised text', () => {
    const text = 'The vau\u200blt listens to the he\u200bron, and nothing else.'
    expect(redact(text, saying({ heron: 6 })).text).toBe(
      'The vau\u200blt listens to the [redacted:password], and nothing else.',
    )
  })
})

describe('work that needs readings', () => {
  test('is repeated until everything it looks at has been read', async () => {
    const asked: string[][] = []
    const result = await withReadings(
      (known) =>
        attempt(known, 9, (reading) => {
          const first = reading('gate')
          return first && reading(`gate ${first.length}`)
        }),
      async (windows) => {
        asked.push([...windows])
        return windows.map(() => [{ start: 0, end: 4, score: 1 }])
      },
    )
    expect(asked).toEqual([['gate'], ['gate 1']])
    expect(result).toEqual([{ start: 0, end: 4, score: 1 }])
  })
  test('goes on without the reader after the given number of windows', () => {
    const known = new Map([['a', []]])
    const read = (reading: Reading) => ['a', 'b', 'c', 'd'].map((window) => reading(window))
    expect(attempt(known, 3, read)).toEqual({ result: [[], null, null, null], unread: ['b', 'c'] })
  })
  test('asks nothing that is known, and fails with the reader', async () => {
    const known = new Map([['gate', []]])
    const work = (readings: typeof known) => attempt(readings, 9, (reading) => reading('gate'))
    const away = () => Promise.reject(new Error('away'))
    expect(await withReadings((readings) => work(new Map(readings as typeof known)), away, known)).toEqual([])
    await expect(withReadings((readings) => work(new Map(readings as typeof known)), away)).rejects.toThrow('away')
  })
})
