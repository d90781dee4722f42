import { expect, test } from '@jest/globals'
import { withoutLoneLeads } from './two-answers.js'

const ONE = 'There are two answers: Ada was born in Porto.'
const OTHER = 'The other answer: Ada was born in Lyon.'

/** What is passed on if the check leaves out every sentence with one of these words. */
const passed = async (texts: string[], ...leftOut: string[]) => {
  async function* drafts() {
    for (const text of texts) yield { text, cites: [0] }
  }
  const all: string[] = []
  const check = async ({ text }: { text: string }) => (leftOut.some((word) => text.includes(word)) ? null : text)
  for await (const text of withoutLoneLeads(drafts(), check)) all.push(text)
  return all
}

test.each<[string, string[], string[], string[]]>([
  ['both are supported', [ONE, OTHER, 'So it is.'], [], [ONE, OTHER, 'So it is.']],
  ['only the first is', [ONE, OTHER, 'So it is.'], ['Lyon'], ['Ada was born in Porto.', 'So it is.']],
  ['only the second is', [ONE, OTHER], ['Porto'], ['Ada was born in Lyon.']],
  ['neither is', [ONE, OTHER], ['born'], []],
  ['there is no second', [ONE], [], ['Ada was born in Porto.']],
  ['another sentence follows', [ONE, 'So it is.'], [], ['Ada was born in Porto.', 'So it is.']],
  ['it is said in German', ['Es gibt zwei Antworten: Porto.', 'Die andere Antwort: Lyon.'], ['Lyon'], ['Porto.']],
])('of two answers, when %s', async (_name, texts, leftOut, expected) => {
  expect(await passed(texts, ...leftOut)).toEqual(expected)
})

test('the check sees neither lead', async () => {
  expect(await passed([ONE, OTHER], 'answer')).toEqual([ONE, OTHER])
})
