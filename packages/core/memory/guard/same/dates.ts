import type { Token } from './tokens.js'

/** A match that starts at a token: the canonical text, and how many tokens it covers. */
export interface Match {
  text: string
  length: number
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
/** Months that are also ordinary words: without a year, they count only with a capital letter. */
const WORDS_TOO = new Set(['march', 'may', 'mar', 'august'])
const ISO = /^(\d{4})([-/])(\d{2})\2(\d{2})$/
const DAY = /^(\d{1,2})(?:st|nd|rd|th)?$/i
const YEAR = /^(?:1[5-9]|20|21)\d{2}$/

/**
 * Matches a calendar day in an unambiguous form: "2024-03-05", "5 March 2024", "March 5th, 2024", "5 March".
 * "03/05/2024" depends on the country, so it stays as written.
 */
export function matchDate(tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at]
  if (!first || first.verbatim) return null
  const iso = ISO.exec(first.text)
  if (iso) return day(Number(iso[1]), Number(iso[3]), Number(iso[4]), 1)
  return dayFirst(tokens, at) ?? monthFirst(tokens, at)
}

function dayFirst(tokens: readonly Token[], at: number): Match | null {
  const dayOfMonth = dayNumber(tokens[at])
  if (dayOfMonth === null || tokens[at]?.pauseAfter) return null
  const monthAt = tokens[at + 1]?.text === 'of' ? at + 2 : at + 1
  const year = yearOf(tokens[monthAt + 1])
  const month = monthOf(tokens[monthAt], year !== null)
  if (month === null) return null
  return year === null ? day(null, month, dayOfMonth, monthAt + 1 - at) : day(year, month, dayOfMonth, monthAt + 2 - at)
}

function monthFirst(tokens: readonly Token[], at: number): Match | null {
  const dayOfMonth = dayNumber(tokens[at + 1])
  if (dayOfMonth === null || tokens[at]?.pauseAfter) return null
  const year = yearOf(tokens[at + 2])
  const month = monthOf(tokens[at], year !== null)
  if (month === null) return null
  return year === null ? day(null, month, dayOfMonth, 2) : day(year, month, dayOfMonth, 3)
}

function day(year: number | null, month: number, dayOfMonth: number, length: number): Match | null {
  const date = new Date(Date.UTC(year ?? 2000, month - 1, dayOfMonth))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return null
  const two = (part: number) => String(part).padStart(2, '0')
  return { text: `day ${year ?? ''}-${two(month)}-${two(dayOfMonth)}`, length }
}

const SPOKEN_DAYS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

function dayNumber(token: Token | undefined): number | null {
  const spoken = SPOKEN_DAYS.indexOf(token?.text.toLowerCase() ?? '')
  if (spoken >= 0) return spoken + 1
  const [, digits] = DAY.exec(token && !token.verbatim ? token.text : '') ?? []
  return digits === undefined ? null : Number(digits)
}

const yearOf = (token: Token | undefined) =>
  token && !token.verbatim && YEAR.test(token.text) ? Number(token.text) : null

function monthOf(token: Token | undefined, withYear: boolean): number | null {
  if (!token || token.verbatim) return null
  const lower = token.text.toLowerCase()
  if (WORDS_TOO.has(lower) && !withYear && token.text === lower) return null
  const index = MONTHS.findIndex((month) => month === lower || (month.slice(0, 3) === lower && lower !== 'may'))
  if (lower === 'sept') return 9
  return index === -1 ? null : index + 1
}
