import { monthName } from './lexicon/calendar.js'

/** Maximum characters and sentences read of a text: most facts that affect other statements are near the beginning. */
export const MAX_CHARS = 2_000
export const MAX_SENTENCES = 12
export const ABBREVIATIONS = new Set(
  'dr mr mrs ms st prof vs approx no nr bzw ca etc inc ltd co jr sr fig vol e.g i.e z.b u.a a.m p.m u.s u.k'.split(' '),
)

/** Returns the sentences of a text, each with its closing mark. */
export function sentencesOf(text: string, { chars = MAX_CHARS, most = MAX_SENTENCES } = {}): string[] {
  const read = text.slice(0, chars)
  const sentences: string[] = []
  let start = 0
  const close = (end: number) => {
    const sentence = read.slice(start, end).trim()
    if (sentence !== '') sentences.push(sentence)
    start = end
  }
  for (let at = 0; at < read.length && sentences.length < most; at += 1) {
    const sign = read[at] as string
    if (sign === '\n' || sign === ';') close(at + 1)
    else if (sign === '.' || sign === '!' || sign === '?' || sign === '。') {
      const next = read[at + 1]
      if (next !== undefined && !/\s/.test(next)) continue
      if (sign === '.' && isAbbreviation(read, at)) continue
      close(at + 1)
    }
  }
  if (sentences.length < most) close(read.length)
  return sentences
}

/** Whether the full stop belongs to an abbreviation, an initial or a day: "Dr. Klein", "J. Doe", "am 5. Mai". */
function isAbbreviation(text: string, at: number): boolean {
  let start = at
  while (start > 0 && at - start < 8 && /[\p{L}\p{N}.]/u.test(text[start - 1] as string)) start -= 1
  const word = text.slice(start, at).toLowerCase()
  if (ABBREVIATIONS.has(word) || /^\p{L}$/u.test(word)) return true
  return /^\d{1,2}$/.test(word) && monthName(text.slice(at + 1, at + 14)) !== null
}
