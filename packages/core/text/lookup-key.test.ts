import { expect, test } from '@jest/globals'
import { lookupKey } from './lookup-key.js'

test('lookups fold NFKC, case and white space', () => {
  expect(lookupKey('  ＡＣＭＥ\n Corp ')).toBe('acme corp')
})
