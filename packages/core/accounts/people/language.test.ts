import { expect, test } from '@jest/globals'
import { languageOf } from './language.js'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['fr, it;q=0.5', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['en;q=0.5, de;q=0.6', 'de'],
  ['fr, de;q=0.2', 'de'],
  ['de;q=0, en;q=0.1', 'en'],
  ['de;q=x', 'en'],
  ['den, deutsch', 'en'],
  [`${'fr,'.repeat(1_000_000)}de`, 'en'],
] as const)('%.40s: %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language)
})
