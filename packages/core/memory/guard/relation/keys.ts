import { readClaims } from './claims.js'
import { slotKeys } from './slot/slot-keys.js'

const MAX_KEYS = 8
const MAX_LENGTH = 80

/**
 * Returns the keys to look a statement up by, the most useful first: keys of claims about a property of the subject,
 * keys of clauses with an unknown verb, keys of all other claims, and last the `slotKeys`. Two statements without a
 * common key are unrelated, except if one of them has claims with more than MAX_KEYS keys: then the common key may have
 * been dropped.
 * @param speaker as in `Said`
 * @returns at most 16 keys of at most 80 characters each, without repeats
 */
export function keysOf(text: string, speaker: string): string[] {
  const keys = readClaims(text, speaker).claims.map(({ key }) => shortened(key))
  const rank = (key: string) => (key.startsWith('is|') ? 0 : key.startsWith('do|') ? 1 : 2)
  const claimed = [...new Set(keys)].sort((a, b) => rank(a) - rank(b)).slice(0, MAX_KEYS)
  return [...claimed, ...slotKeys(text, speaker).map(shortened)]
}

/** Cuts a long key and appends its hash (FNV-1a, 32 bits, http://www.isthe.com/chongo/tech/comp/fnv/). */
function shortened(key: string): string {
  if (key.length <= MAX_LENGTH) return key
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return `${key.slice(0, MAX_LENGTH - 9)}#${(hash >>> 0).toString(16).padStart(8, '0')}`
}
