import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { growth } from '../../../../../tests/support/texts/growth.mjs'
import { SECRETS } from './secrets.cases.js'
import { redact, redactDeep } from './secrets.js'
import { TALK } from './secrets-talk.cases.js'

/** Cases that only the secret reader finds (adapters/models/secret-reader.test.ts). */
const READ = new Set(['the tablet takes marzipan', 'mysql -u root -ptoor4ever shop'])

describe('credentials with their value', () => {
  test.each(SECRETS.filter(([, text]) => !READ.has(text)))('%s: %s', (kind, text, secret) => {
    const redacted = redact(text)
    expect(redacted.text).not.toContain(secret)
    expect(redacted.text).toContain(`[redacted:${kind}]`)
    expect(redacted.found).toEqual([kind])
  })
  test.each(SECRETS.filter(([, text]) => !READ.has(text)))(
    'nothing is left to redact the second time (%s: %s)',
    (_kind, text) => {
      const once = redact(text).text
      expect(redact(once)).toEqual({ text: once, found: [] })
    },
  )
  const PHRASE = 'wonder genius captain trumpet orbit melody island harvest mountain poppy glimpse tiger'
  test.each([
    [`My secret phrase ${PHRASE}`, 'My secret phrase [redacted:seed_phrase]'],
    [`seed words -> ${PHRASE} (metal plate)`, 'seed words -> [redacted:seed_phrase] (metal plate)'],
    [
      `I copied the mnemonic into the notes, ${PHRASE.replaceAll(' ', ', ')}, and I know`,
      'I copied the mnemonic into the notes, [redacted:seed_phrase], and I know',
    ],
    ['My card PIN is 206-975', 'My card PIN is [redacted:pin]'],
    ['the keypad takes november one two', 'the keypad takes [redacted:pin]'],
    ['The gate is open from November 1 - November 15', 'The gate is open from November 1 - November 15'],
  ])('is redacted whole, and nothing beside it: %s', (text, expected) => expect(redact(text).text).toBe(expected))
  test('surrounding text stays', () => {
    expect(redact('My password is hunter2, and the cat is called Tom').text).toBe(
      'My password is [redacted:password], and the cat is called Tom',
    )
  })
})

describe('a value that looks like a code, with no word for a secret or a lock near it', () => {
  const TOLD = 'rehearsal block is *3540#, bring your own chair please'
  test('is redacted in a sentence that tells it', () => {
    expect(redact(TOLD).text).toBe('rehearsal block is [redacted:pin], bring your own chair please')
  })
  test.each(['*3540#', 'block *3540#', '1E02', 'LH1470 was late again on Monday', 'The score was 21-19 in the final'])(
    'stays alone, with fewer than three words, or where it is something else: %s',
    (text) => expect(redact(text).found).toEqual([]),
  )
})

describe('placeholders and talk about credentials', () => {
  test.each(TALK)('%s', (text) => expect(redact(text)).toEqual({ text, found: [] }))
})

describe('flat objects', () => {
  test('a key names its value', () => {
    expect(redactDeep({ pin: 4821, db_password: 'hunter2', room: 4821, ok: true, none: null }, redact)).toEqual({
      value: { pin: '[redacted:pin]', db_password: '[redacted:password]', room: 4821, ok: true, none: null },
      found: ['pin', 'password'],
    })
  })
  test('secrets in keys and values', () => {
    const key = `ghp_${'a1B2'.repeat(9)}`
    expect(redactDeep({ [key]: 1, note: `use ${key}` }, redact)).toEqual({
      value: { '[redacted:access_token]': 1, note: 'use [redacted:access_token]' },
      found: ['access_token'],
    })
  })
  test('a key that names the prototype is only a key', () => {
    const parsed = JSON.parse('{"__proto__": "x"}')
    expect(Object.keys(redactDeep(parsed, redact).value)).toEqual(['__proto__'])
  })
})

describe('work', () => {
  // Compares the CPU times of two texts, because a single time depends on the machine. A text ten times as long takes
  // about ten times as long, or a hundred times if a pattern backtracks.
  const ADVERSARIAL = [
    'eyJ',
    'eyJ-',
    'password is ',
    'password',
    'a_',
    'pin ',
    'the ',
    '4111 ',
    '4',
    '-----BEGIN PRIVATE KEY-----',
    'x://a:',
    'a://',
    'token=',
    'bearer ',
    'Bearer 1',
    'sk-',
    '"',
    ' to',
    'code for the ',
    'my ',
    '(',
    'secret_',
    ':',
    '@',
    'seed phrase is abandon ',
    'abandon ',
    '?key=',
    'otpauth://',
    'one ',
    'pin 4821 ',
    'a;password=',
    'token=x&',
    'code "a ',
  ]
  test.each(ADVERSARIAL)('grows with the text, not with its square: %j', (unit) => {
    const [short, long] = [unit.repeat(5_000 / unit.length), unit.repeat(50_000 / unit.length)]
    expect(growth((text) => redact(text), short, long)).toBeLessThan(60)
  })
  test('any text can be redacted, and again without change', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const once = redact(text).text
        expect(redact(once).text).toBe(once)
      }),
    )
  })
})
