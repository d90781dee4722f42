import { createPasswordHasher } from '@agent-memory/adapters/passwords'
import { describe, expect, test } from '@jest/globals'

const passwords = createPasswordHasher()

describe('passwords', () => {
  test('are salted argon2id hashes that only the same password matches', async () => {
    const [one, two] = await Promise.all([passwords.hash('correct horse'), passwords.hash('correct horse')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
    expect(await passwords.verify(one, 'correct horse')).toBe(true)
    expect(await passwords.verify(one, 'correct horsE')).toBe(false)
  })
  test('of unknown users are never right, not even the decoy', async () => {
    expect(await passwords.verify(null, 'no password')).toBe(false)
  })
})
