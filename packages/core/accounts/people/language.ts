/** The languages of pages and mails. The first is used if the browser asks for none of them. */
export const LANGUAGES = ['en', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Maximum characters read of the header; browsers send a few dozen. */
const LONGEST = 1_000

/** Returns the language that an Accept-Language header prefers (RFC 9110, section 12.5.4). */
export function languageOf(accepted: string | undefined): Language {
  const ranges = (accepted ?? '').slice(0, LONGEST).split(',').map(rangeOf)
  // Sorting keeps the order of equal weights, so the first of them wins.
  const [best] = ranges.filter(({ language, weight }) => language !== undefined && weight > 0).sort(byWeight)
  return best?.language ?? LANGUAGES[0]
}

interface Range {
  language: Language | undefined
  weight: number
}

/** Reads a range such as `de-AT;q=0.8`: a region does not matter here. */
const rangeOf = (range: string): Range => {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const [primary] = tag.split('-', 1)
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return {
    language: LANGUAGES.find((language) => language === primary),
    weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0,
  }
}

const byWeight = (a: Range, b: Range): number => b.weight - a.weight
