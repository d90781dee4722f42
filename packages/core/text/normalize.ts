/**
 * Characters that sort themselves behind a letter when a text is normalized (non-starters), and the two of another
 * category that become such in NFKC and NFKD.
 */
const NON_STARTERS = /[\p{M}\uff9e\uff9f]{30}(?=[\p{M}\uff9e\uff9f])/gu
const COMBINING_GRAPHEME_JOINER = '\u034f'

/** What is the same in each normal form; most texts are nothing else. */
const ASCII = /^[\0-\x7f]*$/

type Form = 'NFC' | 'NFKC' | 'NFKD'

/** The last text of each form: the rules that look at one text, one after the other, each begin with its normal form. */
const last: Partial<Record<Form, { text: string; normalized: string }>> = {}

/**
 * A Unicode normal form, of the text in its Stream-Safe form: after 30 non-starters in a row stands a combining grapheme
 * joiner (UAX #15, section 13). No language has so many, and sorting them takes the square of their number: half a second
 * for the longest content.
 */
export const normalize = (text: string, form: Form): string => {
  if (ASCII.test(text)) return text
  if (last[form]?.text === text) return last[form].normalized
  const normalized = text.replace(NON_STARTERS, `$&${COMBINING_GRAPHEME_JOINER}`).normalize(form)
  last[form] = { text, normalized }
  return normalized
}
