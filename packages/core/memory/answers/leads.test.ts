import { expect, test } from '@jest/globals'
import type { DraftSentence } from '../../ports/answers/answerer.js'
import { withTrueLeads } from './leads.js'

const [ONE, OTHER] = ['There are two answers:', 'The other answer:']
const TWO = [
  [ONE, 'Porto.'],
  [OTHER, 'Lyon.'],
] as const
const COUNTED = [
  ['I found three:', 'Ash.'],
  ['', 'Elm.'],
  ['', 'Oak.'],
] as const
const SO = [undefined, 'So it is.'] as const

/** Returns the sentences that are passed on if the check finds those in `leftOut` unsupported. */
const passed = async (given: readonly (readonly [string | undefined, string])[], ...leftOut: string[]) => {
  async function* drafts(): AsyncGenerator<DraftSentence> {
    for (const [lead, text] of given) yield { text, cites: [0], ...(lead !== undefined && { lead }) }
  }
  const all: string[] = []
  const check = async ({ text }: DraftSentence) => (leftOut.includes(text) ? null : text)
  for await (const text of withTrueLeads(drafts(), check)) all.push(text)
  return all
}

test.each<[string, readonly (readonly [string | undefined, string])[], string[], string[]]>([
  ['both are supported', [...TWO, SO], [], [`${ONE} Porto.`, `${OTHER} Lyon.`, 'So it is.']],
  ['only the first is', [...TWO, SO], ['Lyon.'], ['Porto.', 'So it is.']],
  ['only the second is', TWO, ['Porto.'], ['Lyon.']],
  ['neither is', TWO, ['Porto.', 'Lyon.'], []],
  ['all of a count are', COUNTED, [], ['I found three: Ash.', 'Elm.', 'Oak.']],
  ['one of a count is not', COUNTED, ['Elm.'], ['Ash.', 'Oak.']],
  ['they have none', [SO, SO], [], ['So it is.', 'So it is.']],
])('of sentences with leads, when %s', async (_name, given, leftOut, expected) => {
  expect(await passed(given, ...leftOut)).toEqual(expected)
})

test('a sentence without a lead does not wait', async () => {
  let drafted = 0
  async function* drafts() {
    for (const text of ['One.', 'Two.']) {
      drafted++
      yield { text, cites: [0] }
    }
  }
  const passing = withTrueLeads(drafts(), async ({ text }) => text)
  await passing.next()
  expect(drafted).toBe(1)
  await passing.return()
})
