import { nationalIds } from './national-ids.js'

/** Kinds of personal data, the most certain first: overlapping matches become one span of the first of their kinds. */
const PERSONAL_KINDS = ['card_like', 'national_id', 'email', 'postal_address', 'phone'] as const
export type PersonalKind = (typeof PERSONAL_KINDS)[number]

const KINDS: ReadonlySet<string> = new Set(PERSONAL_KINDS)
/** Whether a kind of redaction is personal data rather than a secret. */
export const isPersonal = (kind: string): kind is PersonalKind => KINDS.has(kind)

/** Position of personal data in a text: code units, end exclusive. */
export interface PersonalSpan {
  start: number
  end: number
  kind: PersonalKind
}

/**
 * An e-mail address; RFC 5321 limits the lengths of its parts. A match never starts within a run of the characters that
 * can precede the "@", so that a search takes time linear in the length of the text.
 */
const EMAIL = /(?<![\w.+@-])[\w.+-]{1,64}@[A-Za-z\d](?:[A-Za-z\d-]{0,62}\.){1,8}[A-Za-z]{2,24}(?![\w@-])/g

/** E.164: a plus (or 00) and at most 15 digits, grouped as people write them. */
const INTERNATIONAL = /(?<![\w+])(?:\+|00)[1-9](?:[ .\-/()]{0,2}\d){6,14}(?!\d)/g
/**
 * National forms: an area code in parentheses; groups of digits, the first with a leading 0; or three groups as in
 * North America.
 */
const NATIONAL =
  /(?<![\w.,/+-])(?:\(0?\d{2,5}\)[ -]?\d{2,4}(?:[ -]?\d{2,4}){1,3}|0[1-9]\d{1,4}[ /-]\d{2,4}(?:[ -]?\d{2,4}){1,3}|\d{3}[-.]\d{3}[-.]\d{4})(?![\w-])/g
/** A number without a prefix counts only after a word for a phone. */
const NAMED =
  /(?<![\p{L}\d])(?:phone|mobile|cell|tel|telephone|fax|whatsapp|telefon|handy|mobil|téléphone|teléfono|móvil|telefone|telefono|telefoon|puhelin|телефон|电话|手机|電話|전화)(?: (?:number|no|nr|is|ist|est|es|é|è|номер))*[.:：]{0,2}(?: is)?[^\S\n]{0,2}(?<number>\d(?:[ .-]?\d){6,13})(?![\w-])/giu

const STREET_WORD =
  '[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|[Ll]n|[Dd]rive|[Dd]r|[Bb]oulevard|[Bb]lvd|[Cc]ourt|[Cc]t|[Ss]quare|[Ss]q|[Tt]errace|[Cc]lose|[Cc]rescent|[Pp]arkway|[Pp]kwy|[Hh]ighway|[Hh]wy|[Ww]ay'
/** Matches "12 Oak Lane", "1470 North Main St". */
const ENGLISH_STREET = new RegExp(
  `(?<![\\w.,:#-])\\d{1,5}[A-Za-z]? (?:[A-Z][\\p{L}'’.]{0,24} ){1,3}(?:${STREET_WORD})(?![\\p{L}\\d])`,
  'gu',
)
/** Matches "Hauptstraße 45", "Bergstr. 9a", "Kerkstraat 12", "Storgatan 7". */
const COMPOUND_STREET =
  /(?<!\p{L})\p{Lu}[\p{L}-]{1,30}(?:straße|strasse|str\.|gasse|weg|platz|allee|ufer|straat|laan|plein|gracht|gatan|vägen|gade|vej|gata|katu)\s?\d{1,4}[a-zA-Z]?(?![\p{L}\d])/gu
/** Matches "14 rue des Lilas", "calle Mayor 12", "via Dante 18", "rua Nova, 40", "ulica Długa 25", "ул. Ленина, 5". */
const NAMED_STREET =
  /(?<![\p{L}\d])(?:\d{1,4}(?: ?(?:bis|ter))?,? (?:[Rr]ue|[Aa]venue|[Bb]oulevard|[Pp]lace|[Cc]hemin|[Ii]mpasse|[Qq]uai) (?:(?:de|du|des|la|le|les|l'|d')[ ]?){0,2}\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2}|(?:[Cc]alle|[Aa]venida|[Pp]laza|[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Rr]ua|[Tt]ravessa|[Uu]lica|[Uu]l\.|[Aa]leja|[Уу]лица|[Уу]л\.|[Пп]роспект|[Пп]р\.) (?:(?:de|del|da|do|la|los|las|dos) ){0,2}\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2},? ?(?:n[.º°]? ?)?\d{1,4}[a-zA-Z]?)(?![\p{L}\d])/gu
/** Matches "北京市朝阳区建国路88号", "渋谷区神南1-19-11". */
const HAN_STREET =
  /[\p{Script=Han}]{1,12}[市区區县縣][\p{Script=Han}]{1,12}(?:[路街道巷]\d{1,5}号|\d{1,3}-\d{1,3}(?:-\d{1,3})?)/gu

/** Numbers formatted like card numbers. Their check digit is not tested here, but by the rule for secrets. */
const CARD_LIKE = /(?<![\w.,-])(?:\d{4}([ -])\d{4}\1\d{4}\1\d{4}|\d{4}([ -])\d{6}\2\d{5}|\d{15,16})(?![\w-]|[.,]\d)/g
const ISSUER = /^(?:4|5[0-8]|2[2-7]|3[4-8]|30|6[0-9])/

/**
 * Finds personal data in a text, in order and without overlap: e-mail addresses, phone numbers, postal addresses
 * (street and number), national ids, and numbers that look like card numbers. Overlapping matches become one span with
 * the most certain of their kinds: card, national id, e-mail, address, phone. Does not look for names of people.
 * Linear in the length of the text.
 */
export const findPersonal = (text: string): PersonalSpan[] => {
  const found: PersonalSpan[] = [
    ...spans(text, CARD_LIKE, 'card_like').filter(({ start, end }) => ISSUER.test(text.slice(start, end))),
    ...nationalIds(text).map((span): PersonalSpan => ({ ...span, kind: 'national_id' })),
    ...spans(text, EMAIL, 'email'),
    ...[ENGLISH_STREET, COMPOUND_STREET, NAMED_STREET, HAN_STREET].flatMap((form) =>
      spans(text, form, 'postal_address'),
    ),
    ...spans(text, INTERNATIONAL, 'phone'),
    ...spans(text, NATIONAL, 'phone'),
    ...spans(text, NAMED, 'phone'),
  ]
  const joined: PersonalSpan[] = []
  for (const span of found.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (!last || span.start >= last.end) joined.push(span)
    else {
      last.end = Math.max(last.end, span.end)
      if (PERSONAL_KINDS.indexOf(span.kind) < PERSONAL_KINDS.indexOf(last.kind)) last.kind = span.kind
    }
  }
  return joined
}

const spans = (text: string, form: RegExp, kind: PersonalKind): PersonalSpan[] =>
  [...text.matchAll(form)].map((match) => {
    const { number } = match.groups ?? {}
    const start = number === undefined ? match.index : match.index + match[0].length - number.length
    return { start, end: match.index + match[0].length, kind }
  })
