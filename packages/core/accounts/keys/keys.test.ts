import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { KeyKind, KeyPrincipal } from '../principal.js'
import { findKey, hashSecret, KEY_PREFIXES, mintSecret, parseSecret } from './keys.js'

const kinds = Object.keys(KEY_PREFIXES) as KeyKind[]
const randoms = fc.uint8Array({ minLength: 32, maxLength: 32 })

describe('secrets', () => {
  test('have a prefix for their kind and a fixed length', () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), randoms, (kind, random) => {
        const { apiKey, apiKeyPrefix, hash } = mintSecret(kind, random)
        expect(apiKey).toHaveLength(KEY_PREFIXES[kind].length + 43)
        expect(apiKeyPrefix).toHaveLength(KEY_PREFIXES[kind].length + 6)
        expect(apiKey.startsWith(apiKeyPrefix)).toBe(true)
        expect(parseSecret(apiKey)).toBe(kind)
        expect(hash).toEqual(hashSecret(apiKey))
      }),
    )
  })

  test('keep every bit of their randomness', () => {
    fc.assert(
      fc.property(randoms, fc.nat(255), (random, bit) => {
        const flipped = Uint8Array.from(random)
        flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7))
        expect(mintSecret('agent', flipped).apiKey).not.toBe(mintSecret('agent', random).apiKey)
      }),
    )
    expect(mintSecret('agent', new Uint8Array(32)).apiKey).toBe(`sm_agent_${'0'.repeat(43)}`)
    // 2^256 - 1 in base 62
    expect(mintSecret('agent', new Uint8Array(32).fill(255)).apiKey).toBe(
      'sm_agent_yhjskwdA6OZ1AL1YmHWZWm8LLG7HjnuCA2j5rOw8Xp1',
    )
  })

  test('are never minted twice', () => {
    const minted = Array.from({ length: 1_000 }, () => mintSecret('org_rw').apiKey)
    expect(new Set(minted).size).toBe(1_000)
  })

  test.each(['', 'nonsense', 'sm_', 'sm_agent_', `sm_agent_${'a'.repeat(42)}`, `sm_agent_${'a'.repeat(44)}`])(
    'are not %p',
    (text) => expect(parseSecret(text)).toBeNull(),
  )
  test.each([`sm_agent_${'-'.repeat(43)}`, `sm_root_${'a'.repeat(43)}`, `sm_agent_${'a'.repeat(43)}\n`])(
    'are not %p',
    (text) => expect(parseSecret(text)).toBeNull(),
  )
})

describe('findKey', () => {
  const principal = { kind: 'key', keyId: 'k' } as KeyPrincipal
  test('queries the store by hash, never by secret', async () => {
    const { apiKey, hash } = mintSecret('org_r')
    const asked: Buffer[] = []
    const keys = {
      principal: async (secretHash: Buffer) => {
        asked.push(secretHash)
        return principal
      },
    }
    expect(await findKey(keys, apiKey)).toBe(principal)
    expect(await findKey(keys, `${apiKey}x`)).toBeNull()
    expect(asked).toEqual([hash])
  })
})
