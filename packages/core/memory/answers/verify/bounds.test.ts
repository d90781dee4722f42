import { describe, expect, test } from '@jest/globals'
import type { Meaning } from '../../../ports/answers/meaning.js'
import { always, call, source, verify } from './sources.cases.js'
import { verifySentence } from './verify.js'

const SENTENCE = { text: 'Ada lives in Rome.', cites: [0, 1, 2, 3, 4, 5, 6] }
const sources = SENTENCE.cites.map((at) => source(`Ada lives in Rome. Note ${at}.`))

test('only the first five sources that a sentence cites are compared', async () => {
  const found = await verify(SENTENCE.text, sources, SENTENCE.cites)
  expect(found.map(({ sourceIndex }) => sourceIndex)).toEqual([0, 1, 2, 3, 4])
})

test('after the signal is aborted, no further source is compared', async () => {
  const controller = new AbortController()
  const checking = verifySentence(SENTENCE, sources, always(0), { ...call, signal: controller.signal })
  controller.abort(new Error('gone'))
  await expect(checking).rejects.toThrow('gone')
})

test('other requests get their turn between two sources', async () => {
  let turns = 0
  let ticking = setImmediate(function count() {
    turns += 1
    ticking = setImmediate(count)
  })
  await verifySentence(SENTENCE, sources, always(0), call)
  clearImmediate(ticking)
  expect(turns).toBeGreaterThanOrEqual(4)
})

describe('the similarity model', () => {
  const open =
    'Ada got the old bicycle working, and Bob got the rusty lawnmower running, and Eva got the big printer going.'
  const many = Array.from({ length: 5 }, (_, at) =>
    source(
      `Ada repaired the old bicycle ${at}. Ada cleaned the old bicycle. Bob fixed the rusty lawnmower. ` +
        'Bob sold the rusty lawnmower. Eva mended the big printer. Eva hid the big printer.',
    ),
  )
  test('compares at most eight texts for one sentence', async () => {
    const asked: number[] = []
    const meaning: Meaning = {
      closeness: async (_, others) => {
        asked.push(others.length)
        return others.map(() => 0)
      },
    }
    await verify(open, many, [0, 1, 2, 3, 4], meaning)
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(8)
  })
})

test('of a long source without full stops, what shares words with the sentence is read', async () => {
  const filler = 'rooms were painted on a rainy day, '.repeat(700)
  const of = source(`${filler}\nAda hid the spare key under the third flowerpot.\n${filler}`)
  const [found] = await verify('Ada hid the spare key under the third flowerpot.', [of])
  expect(found?.status).toBe('verified')
})
