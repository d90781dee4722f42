import { openEncryption } from '@agent-memory/adapters/encryption'
import { RefusedError } from '@agent-memory/core/errors'
import { describe, expect, test } from '@jest/globals'

const SECRET_KEY = 'thirty-two characters, no less!!'
const SECRET = 'whsec_Zm9vYmFy 密 🔑'
const encryption = openEncryption(SECRET_KEY)

describe('a sealed text', () => {
  test('opens with the same key and context, also in another process', () => {
    expect(openEncryption(SECRET_KEY).open(encryption.seal(SECRET, 'webhook-1'), 'webhook-1')).toBe(SECRET)
    expect(encryption.open(encryption.seal('', 'webhook-1'), 'webhook-1')).toBe('')
  })

  test('does not show the text, and differs every time', () => {
    const [one, other] = [encryption.seal(SECRET, 'webhook-1'), encryption.seal(SECRET, 'webhook-1')]
    expect(one.includes(Buffer.from('whsec_'))).toBe(false)
    expect(one.equals(other)).toBe(false)
  })

  test('does not open with another context', () => {
    const sealed = encryption.seal(SECRET, 'webhook-1')
    expect(() => encryption.open(sealed, 'webhook-2')).toThrow(RefusedError)
    expect(() => encryption.open(sealed, 'webhook-2')).toThrow('belongs to another row')
  })

  test('does not open with another SECRET_KEY, and the error says so', () => {
    const other = openEncryption(`${SECRET_KEY}!`)
    expect(() => other.open(encryption.seal(SECRET, 'webhook-1'), 'webhook-1')).toThrow('another SECRET_KEY')
  })

  test('does not open when any bit of it was changed, or when it was cut', () => {
    const sealed = encryption.seal(SECRET, 'webhook-1')
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => encryption.open(changed, 'webhook-1')).toThrow(RefusedError)
    }
    for (let length = 0; length < sealed.length; length++) {
      expect(() => encryption.open(sealed.subarray(0, length), 'webhook-1')).toThrow(RefusedError)
    }
  })
})

test('the layout of version 1 stays readable', () => {
  const sealed = Buffer.from('AYn0oHeuMMUTPp4CjofCJS+ZhRvfXSE6qsxKrFsv1b9CZGzlkz0ueahWzT8QdEFIWTXi4+0=', 'base64')
  expect(encryption.open(sealed, 'webhook-1')).toBe('kept since version 1')
})
