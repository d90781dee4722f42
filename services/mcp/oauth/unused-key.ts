import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto'

/**
 * Returns a new EC key for ID tokens. No ID token is ever issued, but the library requires a key that could sign one.
 * The key is read back before its export as JWK: Node 20 can hang forever while it exports a key that it has just
 * generated, because the export holds a lock, and a garbage collection during the export waits for that lock.
 */
export const unusedKey = (): JsonWebKey => {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return createPrivateKey(privateKey).export({ format: 'jwk' })
}
