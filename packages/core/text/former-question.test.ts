import { expect, test } from '@jest/globals'
import { asksOfFormer, withoutFormer } from './former-question.js'

test.each([
  ['Where did Marta live before?', 'Where did Marta live?'],
  ['Where did Marta live before that?', 'Where did Marta live?'],
  ['Where did Marta live before she moved to Graz?', 'Where did Marta live?'],
  ['Where did Marta live before moving to Graz?', 'Where did Marta live?'],
  ['Where did Marta use to live, and where did she used to work?', 'Where did Marta live, and where did she work?'],
  ['Where did Marta use to live?', 'Where did Marta live?'],
  ['What was the previous price of the Pro plan?', 'What was the price of the Pro plan?'],
  ["Who was Ada's former manager?", "Who was Ada's manager?"],
  ['Where did I previously work?', 'Where did I work?'],
  ['Wo wohnte Marta früher?', 'Wo wohnte Marta?'],
  ['Wer war die frühere Leiterin?', 'Wer war die Leiterin?'],
])('%s', (query, rest) => {
  expect(withoutFormer(query)).toBe(rest)
})

test.each([
  'Where does Marta live?',
  'Where did Marta live in 2019?',
  'What must I do before a release?',
  'What does Marta eat before lunch?',
  'What is the knife used to cut bread called?',
  'Which tool is used to deploy?',
  'When did Marta move to Graz?',
])('%s asks for nothing former', (query) => {
  expect(asksOfFormer(query)).toBe(false)
})
