import { expect, test } from '@jest/globals'
import { normalize } from './normalize.js'

test('ordinary text is normalized as by String.normalize', () => {
  for (const text of ['', 'a\0~', 'Cafe\u0301 №5', 'ﬃ', 'ｶﾞ', `Z${'\u0300\u0315'.repeat(15)}algo`, 'שָׁלוֹם']) {
    for (const form of ['NFC', 'NFKC', 'NFKD'] as const) expect(normalize(text, form)).toBe(text.normalize(form))
  }
})

test('texts that differ after thirty marks stay different', () => {
  const marked = (last: string) => normalize(`Z${'\u0300'.repeat(50)}${last}`, 'NFKC')
  expect(marked('\u0315')).not.toBe(marked('\u0316'))
})

test('each text and form gets its own result, whatever came before', () => {
  for (const text of ['é№', 'ü', 'é№', 'é№']) {
    expect(normalize(text, 'NFKD')).toBe(text.normalize('NFKD'))
    expect(normalize(text, 'NFC')).toBe(text.normalize('NFC'))
  }
})
