import { expect, test } from '@jest/globals'
import { queryTerms } from './query-terms.js'

test.each<[string, string[]]>([
  ['Where does Marta work?', ['marta', 'work']],
  ['Can you list the different kinds of tea Marta likes?', ['tea', 'marta', 'like']],
  ['Summarize our conversation about the budget', ['budget']],
  ['Could you list the items in order?', ['list', 'item', 'order']],
  ['', []],
])('%j is about %j', (query, about) => {
  expect(queryTerms(query)).toEqual(about)
})
