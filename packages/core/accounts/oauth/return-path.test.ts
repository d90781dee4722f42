import { describe, expect, test } from '@jest/globals'
import { returnPath } from './return-path.js'

const OWN = [
  '/',
  '/account',
  '/account/',
  '/oauth/interaction/Zk3_9-x~',
  '/oauth/authorize?redirect_uri=https://client.example/cb&state=a%2Fb',
  '/account#keys',
  '/@name/%2F%2Fevil.example',
]

const FOREIGN = [
  '',
  ' ',
  'account',
  '?return_to=/account',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2f..',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/account\\..\\..\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '/.//evil.example',
  '/account//evil.example',
  '/account/..//evil.example',
  '/\u0000/evil.example',
  '/\u00a0/evil.example',
  '/\u2028/evil.example',
  '/\uff0fevil.example',
  '／／evil.example',
  '@evil.example',
  '.evil.example',
  ':80',
  `/${'a'.repeat(2_048)}`,
]

describe('the path to return to', () => {
  test.each(OWN)('%j is of this service', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  test.each(FOREIGN)('%j is refused', (path) => {
    expect(returnPath(path)).toBeNull()
  })

  test('what is accepted stays on this origin, as the URL standard reads it', () => {
    for (const path of [...OWN, ...FOREIGN]) {
      const accepted = returnPath(path)
      if (accepted !== null) expect(new URL(accepted, 'https://own.example/deep/').origin).toBe('https://own.example')
    }
  })
})
