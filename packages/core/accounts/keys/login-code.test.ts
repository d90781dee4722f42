import { expect, test } from '@jest/globals'
import { challengeOf, codeForIssuer, confirmationOf, loginCodeHash, newLoginCode, pastedCode } from './login-code.js'

test('a code uses every letter of the alphabet, and no two are alike', () => {
  const codes = Array.from({ length: 1_000 }, () => newLoginCode())
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(new Set(codes).size).toBe(1_000)
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
  expect(newLoginCode(Uint8Array.from([0, 31, 32, 255, 10, 1, 2, 3, 4, 5, 6, 7]))).toBe('0Z0Z-A123-4567')
})

test.each(['7K0F-2M91-0TVB', '7k0f2m910tvb', ' 7K0F 2M91 0TVB\n', '7KOF-2M9I-oTVB', '7kof-2m9l-0tvb'])(
  '%j is read as it was meant',
  (typed) => {
    expect(loginCodeHash(typed)).toEqual(loginCodeHash('7K0F-2M91-0TVB'))
  },
)

test.each(['7K0F-2M91-0TVC', '7K0F-2M91-0TV', '7K0F-2M91-0TVBB', ''])('%j is another code', (typed) => {
  expect(loginCodeHash(typed)).not.toEqual(loginCodeHash('7K0F-2M91-0TVB'))
})

test('a pasted code is read only for the service that showed it', () => {
  const [code, issuer] = ['7K0F-2M91-0TVB', 'https://memory.example']
  const pasted = pastedCode(code, issuer)
  expect(pasted).toMatch(/^7K0F-2M91-0TVB-[0-9A-HJKMNP-TV-Z]{4}$/)
  for (const typed of [pasted, pasted.toLowerCase(), pasted.replaceAll('-', ' '), pasted.replaceAll('0', 'o')])
    expect(loginCodeHash(codeForIssuer(typed, issuer) ?? '')).toEqual(loginCodeHash(code))
  const others = ['https://evil.example', 'http://memory.example', 'https://memory.example:8443', '']
  for (const other of others) expect(codeForIssuer(pasted, other)).toBeNull()
  for (const typed of [code, pasted.slice(0, -1), `${pasted}0`, pasted.replace('7', '8'), ''])
    expect(codeForIssuer(typed, issuer)).toBeNull()
})

test('the challenge is that of RFC 7636, appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe('E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM')
})

test('terminal and page derive the same confirmation, and each login has its own', () => {
  const confirmations = Array.from({ length: 1_000 }, (_none, at) => confirmationOf(challengeOf(`verifier ${at}`)))
  for (const confirmation of confirmations)
    expect(confirmation).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(new Set(confirmations).size).toBe(1_000)
  expect(confirmationOf(challengeOf('verifier 0'))).toBe(confirmations[0])
})
