import { expect, test } from '@jest/globals'
import { carriesToken, internalToken } from './internal-token.js'

test('the token is the HMAC-SHA256 of the audience', () => {
  // printf embedder | openssl dgst -sha256 -hmac key
  expect(internalToken('key', 'embedder')).toBe('c332da76e123f110b4a7a887af2324f2d8309a2b3ae2a1a93f2861e7785c3f5d')
  expect(internalToken('other key', 'embedder')).not.toBe(internalToken('key', 'embedder'))
})

test('only the whole token in a Bearer header is accepted', () => {
  const token = internalToken('key', 'embedder')
  expect(carriesToken(`Bearer ${token}`, token)).toBe(true)
  expect(carriesToken(`bearer ${token}`, token)).toBe(true)
  for (const wrong of [undefined, '', token, 'Bearer', 'Bearer ', `Basic ${token}`, `Bearer ${token.slice(1)}`]) {
    expect(carriesToken(wrong, token)).toBe(false)
  }
  expect(carriesToken(`Bearer ${token}0`, token)).toBe(false)
})
