import { expect, test } from '@jest/globals'
import { queryTerms, topicOf } from './topic.js'

test.each([
  [
    'Can you list the order in which I brought up aspects of my trip throughout our chats? Mention ONLY two items.',
    'aspects of my trip?',
  ],
  ["Please give me a short summary of what we've discussed about the new kitchen", 'what about the new kitchen'],
  ['What profession did I mention I work in?', 'What profession I work in?'],
  ['Did I ever tell you about my sister?', 'about my sister?'],
  ['Could you summarize the budget across all of our conversations?', 'the budget?'],
  ['Do you remember the name of my first teacher?', 'the name of my first teacher?'],
  ['Can you summarize our conversations?', 'our conversations?'],
  ['Walk me through the different kinds of tea that Marta likes', 'tea that Marta likes'],
])('%j is about %j', (query, topic) => expect(topicOf(query)).toBe(topic))

test.each([
  'Where does Marta work?',
  'What did Ada order in order to fix the sink?',
  'Which photos hang in our sessions room?',
  'Explain photosynthesis',
  'Remember the Titans',
  'Order of the Phoenix, who wrote it?',
  'Which trips did Ada take? Name only the cities in Spain.',
  'What did Ada do when I asked her?',
  '  two   spaces  stay ',
  '',
])('%j is taken as it is', (query) => expect(topicOf(query)).toBe(query))

test.each<[string, string[]]>([
  ['Where does Marta work?', ['marta', 'work']],
  ['Can you list the different kinds of tea Marta likes?', ['tea', 'marta', 'like']],
  ['Summarize our conversation about the budget', ['budget']],
  ['Could you list the items in order?', ['list', 'item', 'order']],
  ['', []],
])('%j is searched by %j', (query, about) => {
  expect(queryTerms(query)).toEqual(about)
})
