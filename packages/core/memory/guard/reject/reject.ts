import { isPersonal, type PersonalKind } from '../pii/pii.js'
import type { SecretKind } from '../secrets/secrets.js'
import { readerAttack } from './injection.js'
import { saysNothing } from './nothing.js'

export interface Rejection {
  kind: 'credentials' | 'personal' | 'injection' | 'nothing_said'
  /** Why the statement is rejected: one sentence for the caller. */
  reason: string
}

const KIND_NAMES: Readonly<Record<SecretKind, string>> = {
  api_key: 'an API key',
  access_token: 'an access token',
  private_key: 'a private key',
  password: 'a password',
  connection_string: 'a connection string with its password',
  pin: 'a PIN or door code',
  card_number: 'a card number',
  seed_phrase: 'a seed phrase',
}

const PERSONAL_NAMES: Readonly<Record<PersonalKind, string>> = {
  email: 'an e-mail address',
  phone: 'a phone number',
  postal_address: 'a postal address',
  national_id: 'a national id',
  card_like: 'a number that looks like a card number',
}

/**
 * Returns why a statement must not be remembered; null if it may be remembered. Unclear statements are not rejected.
 * @param text the statement with its secrets redacted
 * @param redactions what was redacted from the write: kinds of secret, and kinds of personal identifier if the volume
 * rejects those
 */
export function rejection(text: string, redactions: readonly string[]): Rejection | null {
  const personal = redactions.filter(isPersonal)
  if (personal.length > 0 && personal.length === redactions.length) {
    const names = personal.map((kind) => PERSONAL_NAMES[kind])
    const reason = `The text contains ${names.join(' and ')}, which this volume does not store; the value was redacted.`
    return { kind: 'personal', reason }
  }
  if (redactions.length > 0) {
    const secrets = redactions.filter((kind) => !isPersonal(kind))
    const names = secrets.map((kind) => (Object.hasOwn(KIND_NAMES, kind) ? KIND_NAMES[kind as SecretKind] : 'a secret'))
    return {
      kind: 'credentials',
      reason: `The text contains ${names.join(' and ')}; credentials are not stored, and the value was redacted.`,
    }
  }
  const attack = readerAttack(text)
  if (attack) return { kind: 'injection', reason: attack }
  const nothing = saysNothing(text)
  return nothing ? { kind: 'nothing_said', reason: nothing } : null
}
