import type { Token } from '../tokens.js'
import type { Reference } from './references.js'

/** This file decides whether the words of a clause, in lower case, negate, hedge or extend its statement. */

const DENIED =
  /(?:\bnot\b|n['’]t\b|\bnever\b|\bwithout\b|\brefused\b|\bnor\b|\bhardly\b|\brather than\b|\binstead of\b|\bno\b(?! longer))/
const SUPPOSED =
  /\b(?:would|could|might|may|if|whether|unless|wants?|wanted|wish|wishes|hopes?|hoping|plans?|planning|planned|consider(?:s|ed|ing)?|thinking (?:of|about)|should|dreams?|appl(?:y|ied|ies|ying)|interview(?:s|ed|ing)?|almost|nearly|looking (?:for|to)|trying|tries|considering|must|supposed|rumou?red|offered|going to|about to|intends?|imagine|suppose|pretends?|ought)\b/
const IS_REPORTED =
  /\b(?:says?|said|thinks?|thought|believes?|claims?|claimed|heard|suspects?|according to|apparently|allegedly|guess|assumes?|reportedly)\b/

/** Prepares words for comparison: lower case, one kind of apostrophe and space, no leading brackets or spaces. */
export const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/^[ )"”]+| $/g, '')

/** Words that may follow a name without being a part of it: "works at Acme headquarters", "met Ana yesterday". */
const BESIDE_NAMES =
  /^(?:team|project|office|offices|headquarters|campus|branch|group|company|department|today|yesterday|tomorrow|week|weekend|month|year|years|full|part|time|downtown|area|region|city|s|someday|framework|library|database|app)$/

/** Placeholder for a reference (a name or pronoun) that lies between the two references compared. */
const MARK = '§'
export const LIST =
  /^(?:v?\d[\d.x]* ?)?(?:,|and|or|&|\/|, and|, or|as well as|, as well as|plus|and also|together with)$/
/**
 * Returns the words after the last "and", "but", "then" or comma. The same subject may have another verb there: "Marta
 * left Acme and joined …". Returns null if there is no such word, or if another name follows it, except after "from".
 */
export const lastClause = (between: string): string | null => {
  const cut = Math.max(
    between.lastIndexOf(' and '),
    between.lastIndexOf(' but '),
    between.lastIndexOf(', '),
    between.lastIndexOf(' then '),
  )
  if (cut < 0) return null
  const clause = between.slice(cut).replace(/^[ ,]*(?:(?:and|but|then|also|now) )*/, '')
  return clause.includes(MARK) && !clause.includes(`from ${MARK}`) ? null : clause
}

/**
 * Whether a statement is negated (as `words` show) or hypothetical (as `whole` shows).
 * @param words the words that state it
 * @param whole all words between the two references
 */
export const isUnsaid = (words: string, whole: string): boolean =>
  DENIED.test(words.replace(/\b(?:can't stand|cannot stand|(?:doesn't|does not|don't|do not) like)\b/, '')) ||
  SUPPOSED.test(whole.replace(/\bwould rather\b/, '')) ||
  /\b(?:would|might|may|wants?) (?:to )?$/.test(whole)

/** Returns what the text says about a thing that somebody owns: "is written in" for "'s backend is written in". */
export const doingOfOwned = (between: string): string | undefined =>
  /^(?:'s )?(?:[\p{L}-]+ ){0,2}?(?:back-?end|front-?end|app|application|service|api|site|website|stack|company|team|project|code|codebase|server|servers|database|pipeline|platform|product|system|startup|shop|blog|infrastructure|ci|store|tests?) (.+)$/u.exec(
    between,
  )?.[1]

/** Whether the name that ends before token `to` only describes the noun after it: "an LGBTQ group". */
export const goesWithNoun = (tokens: readonly Token[], to: number): boolean => {
  const next = tokens[to]?.text === '+' ? tokens[to + 1] : tokens[to]
  if (next?.kind !== 'word' || next.shape !== 'lower') return false
  return next.tags.has('Noun') && !next.tags.has('Pronoun') && !BESIDE_NAMES.test(next.lower)
}

/** Maximum distance between two related names, in characters. */
export const FURTHEST = 160

/** Whether the words from `start` to `end` mark a statement as reported or believed: "Tom says that …". */
export const isReported = (text: string, start: number, end: number): boolean =>
  IS_REPORTED.test(plain(text.slice(Math.max(start, end - 2 * FURTHEST), end)))

/**
 * Returns the words between two references, prepared by `plain`; '' if more than FURTHEST characters lie between them.
 * @param isRead whether MARK replaces a reference between the two; otherwise its words stay
 */
export const wordsBetween = (
  text: string,
  references: readonly Reference[],
  first: number,
  second: number,
  isRead: (reference: Reference) => boolean,
): string => {
  const [from, to] = [references[first], references[second]]
  if (!from || !to || to.start - from.end > FURTHEST) return ''
  let words = ''
  let at = from.end
  for (const reference of references.slice(first + 1, second)) {
    if (!isRead(reference) || reference.start < at) continue
    words += text.slice(at, reference.start) + MARK
    at = reference.end
  }
  return plain(words + text.slice(at, to.start))
}
