import { undisguise } from '../../../text/undisguise.js'
import { isPlaceholder } from './exempt.js'
import { secretsByShape } from './shapes.js'

export const CREDENTIAL_IN_NAME = 'must not be or contain a credential'

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i
const PLAIN_NUMBER = /^\d+$/

/**
 * Whether an identifier that a caller chose (an id, a file's name, a key of metadata) holds a credential of certain shape:
 * a vendor's key or token, a private key, a password in a URL, a card's number as cards print it. Ids are never judged by
 * the words in them: "reset-password-4821" is a good name, a long number may be an id, and so may a UUID with a prefix.
 * Linear in its length.
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
