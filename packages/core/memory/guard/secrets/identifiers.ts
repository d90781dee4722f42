import { undisguise } from '../../../text/undisguise.js'
import { isPlaceholder } from './exempt.js'
import { secretsByShape } from './shapes.js'

export const CREDENTIAL_IN_NAME = 'must not be or contain a credential'

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i
const PLAIN_NUMBER = /^\d+$/

/**
 * Whether an identifier chosen by a caller (an id, a file name, a field of metadata) contains a credential with a known
 * form: a vendor's key or token, a private key, a password in a URL, or a card number grouped as on cards. The
 * words in an identifier do not matter: "reset-password-4821" is a good name. A long number, or a UUID with a prefix,
 * is not a credential, because it can be an id. Linear in the length of the identifier.
 */
export const holdsCredential = (identifier: string): boolean => {
  const { text } = undisguise(identifier)
  return [identifier, text].some((read) =>
    secretsByShape(read).some(({ start, end, kind }) => {
      const value = read.slice(start, end)
      if (kind === 'private_key') return true
      return !isPlaceholder(value) && !UUID.test(value) && !PLAIN_NUMBER.test(value)
    }),
  )
}

export const holdsNoCredential = (identifier: string): boolean => !holdsCredential(identifier)
