import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { RefusedError } from '@agent-memory/core/errors'
import type { Encryption } from '@agent-memory/core/ports/notify/encryption'

/** First byte of sealed bytes. Another algorithm or layout needs another number. */
const VERSION = 1
/** Length of the key id, which distinguishes a changed SECRET_KEY from damaged data. */
const KEY_ID_BYTES = 4
const KEY_BYTES = 32
/** For AES-GCM, NIST SP 800-38D, 5.2.1.1 recommends 96 bits for the IV and 128 for the tag. */
const IV_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + KEY_ID_BYTES

/**
 * Encrypts with AES-256-GCM under a key derived from SECRET_KEY by HKDF (RFC 5869). Sealed bytes are: version, key id,
 * IV, tag, ciphertext. Version, key id and context are authenticated. IVs are random, so one key is safe for 2^32 seals
 * (SP 800-38D, 8.3), far more than there will be webhooks.
 */
export const openEncryption = (secretKey: string): Encryption => {
  const derive = (purpose: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `agent-memory ${purpose}`, bytes))
  const key = derive('encryption of stored secrets', KEY_BYTES)
  const head = Buffer.from([VERSION, ...derive('id of the encryption key', KEY_ID_BYTES)])
  const bound = (context: string): Buffer => Buffer.concat([head, Buffer.from(context)])
  return {
    seal(text, context) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES }).setAAD(bound(context))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, iv, cipher.getAuthTag(), sealed])
    },

    open(given, context) {
      const bytes = Buffer.from(given)
      checkHead(bytes, head)
      const iv = bytes.subarray(HEAD_BYTES, HEAD_BYTES + IV_BYTES)
      const tag = bytes.subarray(HEAD_BYTES + IV_BYTES, HEAD_BYTES + IV_BYTES + TAG_BYTES)
      const sealed = bytes.subarray(HEAD_BYTES + IV_BYTES + TAG_BYTES)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
        decipher.setAAD(bound(context)).setAuthTag(tag)
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
      } catch {
        throw new RefusedError(
          'A stored secret cannot be decrypted, because it was changed or belongs to another row: set the secret again.',
        )
      }
    },
  }
}

/** @throws RefusedError for another version or key */
const checkHead = (bytes: Buffer, head: Buffer): void => {
  if (bytes[0] !== VERSION)
    throw new RefusedError(
      'A newer version of the service encrypted a stored secret: start that version, or set the secret again.',
    )
  if (!bytes.subarray(0, HEAD_BYTES).equals(head)) {
    throw new RefusedError(
      'A stored secret was encrypted with another SECRET_KEY: start the service with the former SECRET_KEY, or set the secret again.',
    )
  }
}
