import { describe, expect, test } from '@jest/globals'
import { rejection } from '../reject/reject.js'
import { redactFor } from './redact-personal.js'

const TEXT = 'Write to ana@example.com or call +49 30 901820. The password is hunter2hunter2.'

describe('a text under the setting of its volume', () => {
  test('allow: only secrets are redacted', () => {
    const { text, found } = redactFor('allow')(TEXT)
    expect(text).toContain('ana@example.com or call +49 30 901820')
    expect(found).toEqual(['password'])
  })

  test('redact: personal identifiers too, and they are no reason to reject', () => {
    const { text, found } = redactFor('redact')(TEXT)
    expect(text).toMatch(/^Write to \[redacted:email\] or call \[redacted:phone\]\./)
    expect(found).toEqual(['password'])
    expect(redactFor('redact')('Call +49 30 901820.').found).toEqual([])
  })

  test('reject: they are found, and the reason names them', () => {
    const { found } = redactFor('reject')('Write to ana@example.com or call +49 30 901820.')
    expect(found).toEqual(['email', 'phone'])
    expect(rejection('any', found)?.reason).toBe(
      'The text contains an e-mail address and a phone number, which this volume does not store; the value was redacted.',
    )
  })

  test.each(['allow', 'redact', 'reject'] as const)('%s: redacting again changes nothing', (setting) => {
    const { text } = redactFor(setting)(TEXT)
    expect(redactFor(setting)(text).text).toBe(text)
  })
})
