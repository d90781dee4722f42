import type { AnswerSource } from './source.js'

/**
 * Returns a text that is safe in an answer, whether rendered as Markdown or as HTML. The address of an image could
 * carry what the answer says to its server (OWASP LLM02), and `[2]` would look like a citation mark.
 *
 * Images and links become their text, HTML tags are removed, and `[2]` becomes `(2)`. Takes time linear in the length.
 */
export function plainText(text: string): string {
  if (!/[[\]<]/.test(text)) return text
  return withoutMarks(withoutLinks(withoutTags(text)))
}

/** Sources as an answer may quote them. */
export const plainSource = (source: AnswerSource): AnswerSource => ({
  ...source,
  content: plainText(source.content),
  outdated: source.outdated.map(plainText),
})

const ADDRESS =
  /(?<!\p{L})(?:[a-z][a-z\d+.-]{1,20}:)?\/\/[^\s<>"'“”„‘’|\\^`{}]+|(?<!\p{L})www\.[^\s<>"'“”„‘’|\\^`{}]+/giu

/** Whether a text names an address that none of the sources contains, so that only the model vouches for it. */
export function hasUnknownAddress(text: string, sources: readonly string[]): boolean {
  const addresses = text.match(ADDRESS) ?? []
  // Punctuation at the end belongs to the sentence.
  return addresses.some((found) => {
    const address = found.replace(/[\p{P}\p{S}]{1,8}$/u, '')
    return !sources.some((source) => source.includes(address))
  })
}

/** A tag, or the beginning of one that is not closed before the next `<`. */
const TAG = /<(\/?[a-z!?][^<>]*)>?/giu
/** Elements that are removed even without attributes. Other tags without them stay: "<ada> hello" says who speaks. */
const ELEMENTS = new Set(
  `a abbr b base big blockquote body br button center code col dd del details div dl dt em embed font footer form frame
  frameset h1 h2 h3 h4 h5 h6 head header hr html i iframe image img input ins kbd li link main map mark marquee math meta
  nav nobr noscript object ol option p param picture plaintext pre q s samp script section select small source span strike
  strong style sub summary sup svg table tbody td template textarea tfoot th thead title tr track tt u ul var video audio
  wbr xmp`.split(/\s+/),
)

function withoutTags(text: string): string {
  return text.replace(TAG, (whole, inside: string) => {
    // Not closed: without its "<" no later text can make it a tag.
    if (!whole.endsWith('>')) return inside
    if (/^[a-z][a-z\d+.-]{1,20}:[^\s]*$/i.test(inside)) return inside
    const [name = ''] = /^[a-z\d]*/i.exec(inside.replace('/', '')) ?? []
    return /[!?=]/.test(inside) || ELEMENTS.has(name.toLowerCase()) ? '' : whole
  })
}

/** `[text](address)`, also as an image; the address may contain parentheses. */
const LINK = /(\s?)!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g
/** Levels of links that become text: an image in a link is two. Deeper ones are broken up instead. */
const NESTED = 2

function withoutLinks(text: string): string {
  let plain = text
  for (let time = 0; time < NESTED; time++) {
    plain = plain.replace(LINK, (_, space: string, inside: string) => (inside === '' ? '' : space + inside))
  }
  // Remnants of links, and references to addresses given elsewhere, must not be rendered as links.
  return plain.replaceAll('](', '] (').replaceAll('][', '] [').replaceAll(']:', '] :').replaceAll('![', '! [')
}

/** "2", "2, 3", "2-4", "^2", "source 2" */
const NUMBERS = /^\s*(?:sources?|quellen?)?[\s\p{Nd},;:.^–—-]*$/iu

function withoutMarks(text: string): string {
  return text.replace(/\[([^[\]]*)\]/g, (whole, inside: string) =>
    /\p{Nd}/u.test(inside) && NUMBERS.test(inside) ? `(${inside})` : whole,
  )
}
