import { type Redacted, redact } from '../secrets/secrets.js'
import { findPersonal, type PersonalKind } from './pii.js'

/** What becomes of personal identifiers in a volume's writes. */
export const PII_SETTINGS = ['allow', 'redact', 'reject'] as const
export type PiiSetting = (typeof PII_SETTINGS)[number]

/** A text as it may be stored. `found`: what makes the guard reject the write, each kind once. */
export interface Storable {
  text: string
  found: readonly (Redacted['found'][number] | PersonalKind)[]
}

/**
 * Redacts secrets and, unless the setting is `allow`, personal identifiers: each is replaced by `[redacted:<kind>]`.
 * With `reject` their kinds are found too, so that the guard rejects the write. Linear in the text's length.
 */
export const redactFor =
  (pii: PiiSetting) =>
  (text: string): Storable => {
    const secrets = redact(text)
    if (pii === 'allow') return secrets
    const personal = redactPersonal(secrets.text)
    return { text: personal.text, found: pii === 'reject' ? [...secrets.found, ...personal.found] : secrets.found }
  }

const redactPersonal = (text: string): { text: string; found: PersonalKind[] } => {
  const found = new Set<PersonalKind>()
  let redacted = ''
  let position = 0
  for (const { start, end, kind } of findPersonal(text)) {
    redacted += `${text.slice(position, start)}[redacted:${kind}]`
    position = end
    found.add(kind)
  }
  return { text: redacted + text.slice(position), found: [...found] }
}
