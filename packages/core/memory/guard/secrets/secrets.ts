import { type Undisguised, undisguise } from '../../../text/undisguise.js'
import { isPlaceholder } from './exempt.js'
import { type Reading, UNREAD } from './reading.js'
import { secretsByScore } from './score.js'
import { type SecretKind, type SecretSpan, secretsByShape } from './shapes.js'

export type { SecretKind, SecretSpan } from './shapes.js'

export interface Redacted {
  /** Each secret is replaced by `[redacted:<kind>]`. */
  text: string
  /** The kinds found, each once. */
  found: SecretKind[]
}

/**
 * Redacts the values of credentials in a text: keys and tokens of known shape, private keys, passwords in URLs and in
 * prose, PINs and door codes, recovery phrases, card numbers. Placeholders and text that only mentions credentials
 * stay. Without a reading, redacting a redacted text changes nothing. Linear in the text's length.
 * @param reading how the secret reader read the text; without it, fewer secrets told in words are found
 */
export function redact(text: string, reading: Reading = UNREAD): Redacted {
  let redacted = ''
  let position = 0
  const found = new Set<SecretKind>()
  for (const { start, end, kind } of secretsIn(text, reading)) {
    redacted += `${text.slice(position, start)}[redacted:${kind}]`
    position = end
    found.add(kind)
  }
  return { text: redacted + text.slice(position), found: [...found] }
}

/**
 * Returns the positions of the secrets in a text, in order and without overlap. A disguised text ("p a s s w o r d") is
 * read as a person would read it. Secrets of known shape are also looked for in the text as sent.
 */
export function secretsIn(text: string, reading: Reading = UNREAD): SecretSpan[] {
  const read = undisguise(text)
  const candidates = [
    ...secretsByShape(text),
    ...(read.changed ? disguised(read, reading) : secretsByScore(text, reading)),
  ]
  const spans = candidates.filter((span) => span.end > span.start && !isExempt(span, text))
  spans.sort((a, b) => a.start - b.start || b.end - a.end)
  return merge(spans)
}

const disguised = ({ text, original }: Undisguised, reading: Reading): SecretSpan[] =>
  [...secretsByShape(text), ...secretsByScore(text, reading)]
    .filter((span) => !isExempt(span, text))
    .map(({ start, end, kind }) => ({ ...original(start, end), kind }))

/** Joins overlapping spans into one, which has the kind of the first. */
function merge(spans: readonly SecretSpan[]): SecretSpan[] {
  const merged: SecretSpan[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged
}

/**
 * Whether the value is only a placeholder. A private key or a card number never is one: a card number is found only if
 * its check digit is valid.
 */
const isExempt = ({ start, end, kind }: SecretSpan, text: string) =>
  kind !== 'private_key' && kind !== 'card_number' && isPlaceholder(text.slice(start, end))

export type Flat = Record<string, string | number | boolean | null>

/**
 * Redacts the keys and values of a flat object. A key serves as the context of its value (`{"pin": 4821}`).
 * @param redact redacts one text
 */
export function redactDeep<T extends Flat, Kind extends string>(
  value: T,
  redact: (text: string) => { text: string; found: readonly Kind[] },
): { value: Flat; found: Kind[] } {
  const found = new Set<Kind>()
  const note = (redacted: { text: string; found: readonly Kind[] }): string => {
    for (const kind of redacted.found) found.add(kind)
    return redacted.text
  }
  const entries = Object.entries(value).map(([key, held]): [string, Flat[string]] => {
    const name = note(redact(key))
    if (held === null || typeof held === 'boolean') return [name, held]
    const alone = note(redact(String(held)))
    if (alone !== String(held)) return [name, alone]
    const prefix = `${name.replace(/[^\p{L}\d]+/gu, ' ')}: `
    const inContext = redact(prefix + alone)
    if (inContext.text === prefix + alone || !inContext.text.startsWith(prefix)) return [name, held]
    return [name, note(inContext).slice(prefix.length)]
  })
  return { value: Object.fromEntries(entries), found: [...found] }
}
