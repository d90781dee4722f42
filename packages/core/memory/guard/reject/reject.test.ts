import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { growth } from '../../../../../tests/support/texts/growth.mjs'
import { redact } from '../secrets/secrets.js'
import { TALK } from '../secrets/secrets-talk.cases.js'
import { ATTACKS } from './injection.cases.js'
import { NOTHING, SOMETHING } from './nothing.cases.js'
import { PROCEDURES } from './procedures.cases.js'
import { rejection } from './reject.js'

const judged = (text: string) => {
  const redacted = redact(text)
  return rejection(redacted.text, redacted.found)
}

describe('attacks on a reading model', () => {
  test('are many', () => expect(ATTACKS.length).toBeGreaterThanOrEqual(60))
  test.each(ATTACKS)('%s', (text) => expect(judged(text)?.kind).toBe('injection'))
})

describe('procedures, wishes and talk', () => {
  test('are many', () => expect(new Set(PROCEDURES).size).toBeGreaterThanOrEqual(150))
  // No redaction is passed, because the secret reader redacts none of these (adapters/models/secret-reader.test.ts).
  test.each([...PROCEDURES, ...TALK])('%s', (text) => expect(rejection(text, [])).toBeNull())
})

describe('nothing said', () => {
  test.each(NOTHING)('%j', (text) => expect(judged(text)?.kind).toBe('nothing_said'))
})

describe('something said', () => {
  test.each(SOMETHING)('%j', (text) => expect(judged(text)).toBeNull())
})

describe('the reason', () => {
  test('names what was found, and never the secret', () => {
    const reason = judged('My password is hunter2 and the PIN is 4821')?.reason ?? ''
    expect(reason).toBe(
      'The text contains a password and a PIN or door code; credentials are not stored, and the value was redacted.',
    )
  })
  test.each([...ATTACKS.slice(0, 5), ...NOTHING])('is one sentence: %j', (text) => {
    expect(judged(text)?.reason).toMatch(/^The text [^.]+\.$/)
  })
})

test('any text is judged', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => void judged(text)))
})

// Compares the CPU times of two texts, because a single time depends on the machine. A text ten times as long takes
// about ten times as long, or a hundred times if a pattern backtracks.
test.each([
  'ignore ',
  'ignore all ',
  'send ',
  'system:\n',
  '<system>',
  '</',
  '"',
  'show me your ',
  '![](http://',
  'а',
  'e',
  '\n',
])('the work grows with the text, not with its square: %j', (unit) => {
  const text = (length: number) => `x ${unit.repeat(length / unit.length)}`
  expect(growth((given) => rejection(given, []), text(5_000), text(50_000))).toBeLessThan(60)
})
