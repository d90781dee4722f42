import type { AnswerSource } from './source.js'

/**
 * Returns a text that is safe in an answer, whether rendered as Markdown or as HTML. An image's URL could carry
 * the answer's content to another server (OWASP LLM02), and `[2]` would look like a citation mark.
 *
 * Images and links become their text, HTML tags are removed, and `[2]` becomes `(2)`. Takes time linear in the length.
 */
export function plainText(text: string): string {
  if (!/[[\]<]/.test(text)) return text
  return withoutMarks(withoutLinks(withoutTags(text)))
}

/** Returns a source with its texts made plain, so that an answer may quote them. */
export const plainSource = (source: AnswerSource): AnswerSource => ({
  ...source,
  content: plainText(source.content),
  outdated: source.outdated.map(plainText),
})

const ADDRESS =
  /(?<!\p{L})(?:[a-z][a-z\d+.-]{1,20}:)?\/\/[^\s<>"'“”„‘’|\\^`{}]+|(?<!\p{L})www\.[^\s<>"'“”„‘’|\\^`{}]+/giu

/** Whether a text contains a web address that no source contains: a model may have invented it. */
export function hasUnknownAddress(text: string, sources: readonly string[]): boolean {
  const addresses = text.match(ADDRESS) ?? []
  // Punctuation at the end belongs to the sentence.
  return addresses.some((found) => {
    const address = found.replace(/[\p{P}\p{S}]{1,8}$/u, '')
    return !sources.some((source) => source.includes(address))
  })
}

/** Matches a tag, or the beginning of a tag that is not closed before the next `<`. */
const TAG = /<(\/?[a-z!?][^<>]*)>?/giu
/**
 * Elements that are removed even without attributes. Other tags without attributes stay: "<ada> hello" names a speaker.
 */
const ELEMENTS = new Set(
  `a abbr b base big blockquote body br button center code col dd del details div dl dt em embed font footer form frame
  frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd li link main map mark marquee math meta
  nav nobr noscript object ol option p param picture plaintext pre q s samp script section select small source span strike
  strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr track tt u ul var video audio
  wbr xmp`.split(/\s+/),
)

function withoutTags(text: string): string {
  return text.replace(TAG, (whole, inside: string) => {
    // The tag is not closed. Without its "<", no later text can complete the tag.
    if (!whole.endsWith('>')) return inside
    if (/^[a-z][a-z\d+.-]{1,20}:[^\s]*$/i.test(inside)) return inside
    const [name = ''] = /^[a-z\d]*/i.exec(inside.replace('/', '')) ?? []
    return /[!?=]/.test(inside) || ELEMENTS.has(name.toLowerCase()) ? '' : whole
  })
}

/** Matches `[text](address)`, also as an image; the address may contain parentheses. */
const LINK = /(\s?)!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g
/** Levels of nested links that become text: an image in a link is two levels. Deeper links are broken up instead. */
const NESTED = 2

function withoutLinks(text: string): string {
  let plain = text
  for (let time = 0; time < NESTED; time++) {
    plain = plain.replace(LINK, (_, space: string, inside: string) => (inside === '' ? '' : space + inside))
  }
  // Remnants of links, and references to addresses given elsewhere, must not be rendered as links.
  return plain.replaceAll('](', '] (').replaceAll('][', '] [').replaceAll(']:', '] :').replaceAll('![', '! [')
}

/** Matches the inside of a citation mark: "2", "2, 3", "2-4", "^2", "source 2". */
const NUMBERS = /^\s*(?:sources?|quellen?)?[\s\p{Nd},;:.^–—-]*$/iu

function withoutMarks(text: string): string {
  return text.replace(/\[([^[\]]*)\]/g, (whole, inside: string) =>
    /\p{Nd}/u.test(inside) && NUMBERS.test(inside) ? `(${inside})` : whole,
  )
}
