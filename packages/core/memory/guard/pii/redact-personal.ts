import type { Reading } from '../secrets/reading.js'
import { type Redacted, redact } from '../secrets/secrets.js'
import { findPersonal, type PersonalKind } from './pii.js'

/** What happens to personal identifiers in a volume's writes. */
export const PII_SETTINGS = ['allow', 'redact', 'reject'] as const
export type PiiSetting = (typeof PII_SETTINGS)[number]

/** A text as it may be stored. `found`: the kinds that make the guard reject the write, without repeats. */
export interface Storable {
  text: string
  found: readonly (Redacted['found'][number] | PersonalKind)[]
}

/**
 * Redacts secrets and, unless the setting is `allow`, personal identifiers: replaces each with `[redacted:<kind>]`.
 * With `reject`, `found` includes the kinds of personal identifier too, so that the guard rejects the write. Linear in
 * the length of the text.
 * @param reading see `redact`
 */
export const redactFor =
  (pii: PiiSetting, reading?: Reading) =>
  (text: string): Storable => {
    const secrets = redact(text, reading)
    if (pii === 'allow') return secrets
    const personal = redactPersonal(secrets.text)
    return { text: personal.text, found: pii === 'reject' ? [...secrets.found, ...personal.found] : secrets.found }
  }

/** Replaces each personal identifier by `[redacted:<kind>]`. Linear in the length of the text. */
export const redactPersonal = (text: string): { text: string; found: PersonalKind[] } => {
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
