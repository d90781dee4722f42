/**
 * 30 non-starters followed by another one. Non-starters are marks that follow a letter; normalization sorts them.
 * U+FF9E and U+FF9F are in another category but become non-starters in NFKC and NFKD.
 */
const NON_STARTERS = /[\p{M}\uff9e\uff9f]{30}(?=[\p{M}\uff9e\uff9f])/gu
const COMBINING_GRAPHEME_JOINER = '\u034f'

/** ASCII text is identical in every normal form, and most texts are pure ASCII. */
const ASCII = /^[\0-\x7f]*$/

type Form = 'NFC' | 'NFKC' | 'NFKD'

/** The last text normalized to each form, kept because many rules in a row normalize the same text. */
const last: Partial<Record<Form, { text: string; normalized: string }>> = {}

/**
 * Normalizes a text, after bringing it into Stream-Safe form: a combining grapheme joiner after every 30 non-starters
 * in a row (UAX #15, section 13). No language needs longer runs, and sorting a run takes quadratic time: half a second
 * for the longest content.
 */
export const normalize = (text: string, form: Form): string => {
  if (ASCII.test(text)) return text
  if (last[form]?.text === text) return last[form].normalized
  const normalized = text.replace(NON_STARTERS, `$&${COMBINING_GRAPHEME_JOINER}`).normalize(form)
  last[form] = { text, normalized }
  return normalized
}
