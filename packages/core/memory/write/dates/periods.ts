import { dayIn, startOf } from './calendar.js'
import { type DatedText, past } from './dated-text.js'
import { type Found, phraseAt } from './phrases.js'
import { type Time, timeAt } from './tense.js'
import { type DateToken, numberIn, type Reading, touches } from './tokens.js'
import { monthAt, writtenDay, yearAt } from './written.js'

/** The first months of spring, summer, autumn and winter, 1 to 12. */
const SEASON_MONTHS = [3, 6, 9, 12] as const

/**
 * Reads a month, quarter, season or year that starts at this token, dated by its first day: May 2024, Q3 2026, the
 * summer of 2019. After a word like "in", "since" or "until", the year may be missing or alone: in May, in summer, in
 * 2019. Winter 2018 begins in December 2018. Without a year, the past tense means the period that began last, other
 * tenses the current or next one. Reads a limited number of tokens.
 */
export function periodAt(text: DatedText, at: number): Reading | null {
  const whole = monthOfYear(text, at) ?? seasonOfYear(text, at) ?? quarterAt(text, at)
  if (whole) return whole
  if (isBareYear(text, at)) return yearAlone(text, at)
  const range = phraseAt(text.language.between, text.tokens, at)
  if (range) {
    const start = at + range.length
    const first = anyPeriod(text, start)
    const to = first && phraseAt(text.language.to, text.tokens, start + first.length)
    const last = first && to && anyPeriod(text, start + first.length + to.length)
    if (last) return { ...first, length: range.length + first.length + to.length + last.length }
  }
  const cue = phraseAt(text.language.cues, text.tokens, at)
  if (!cue) return null
  const start = past(text, text.language.fillers, at + cue.length)
  const found = anyPeriod(text, start)
  return found && { ...found, length: found.length + start - at }
}

/** Reads a month, quarter, season or year at this token, with or without its year. */
export const anyPeriod = (text: DatedText, at: number): Reading | null =>
  monthOfYear(text, at) ??
  seasonOfYear(text, at) ??
  quarterAt(text, at) ??
  yearAlone(text, at) ??
  (writtenDay(text, at) ? null : monthAlone(text, at)) ??
  seasonAlone(text, at)

function monthOfYear(text: DatedText, at: number): Reading | null {
  const month = monthAt(text, at)
  const year = month && yearAt(text, at + month.length)
  return year && reading(dayIn(year.value, month.value, 1, text.now), 'month', month.length + year.length)
}

function seasonOfYear(text: DatedText, at: number): Reading | null {
  const season = seasonAt(text, at)
  const year = season && yearAt(text, at + season.length)
  if (!year) return null
  const { tokens } = text
  const next = at + season.length + year.length
  // "Winter 2018/19" has a double year.
  const isDouble = tokens[next]?.text === '/' && touches(tokens[next], tokens[next + 1]) && numberIn(tokens[next + 1])
  const length = season.length + year.length + (isDouble ? 2 : 0)
  return reading(dayIn(year.value, seasonMonth(season.value), 1, text.now), 'season', length)
}

/** Reads a season's name, but not the participle in "a été". */
export const seasonAt = ({ tokens, language }: DatedText, at: number): Found<number> | null =>
  language.notBeforeSeason.has(tokens[at - 1]?.word ?? '') ? null : phraseAt(language.seasons, tokens, at)

export const seasonMonth = (season: number): number => SEASON_MONTHS[season] ?? 3

function quarterAt(text: DatedText, at: number): Reading | null {
  const { tokens, language, now } = text
  const leading = numberIn(tokens[at])
  const isLed = leading !== null && tokens[at]?.text.length === 4 && dayIn(leading, 1, 1, now) !== null
  const start = isLed ? at + (tokens[at + 1]?.text === '-' ? 2 : 1) : at
  const quarter = quarterSign(text, start) ?? spokenQuarter(text, start)
  if (!quarter) return null
  const month = quarter.value * 3 - 2
  const end = start + quarter.length
  if (isLed) return reading(dayIn(leading, month, 1, now), 'quarter', end - at)
  const year = yearAt(text, end)
  if (year) return reading(dayIn(year.value, month, 1, now), 'quarter', end + year.length - at)
  if (phraseAt(language.of, tokens, end)) return null // "the third quarter of the game" is not a date
  return recurring(text, at, end, month, 'quarter')
}

/** Reads a quarter such as "Q3" or "T3". */
function quarterSign({ tokens, language }: DatedText, at: number): Found<number> | null {
  const value = numberIn(tokens[at + 1])
  if (!language.quarterSigns.has(tokens[at]?.plain ?? '') || value === null || value < 1 || value > 4) return null
  return touches(tokens[at], tokens[at + 1]) ? { value, length: 2 } : null
}

/** Reads a quarter such as "third quarter", "3. Quartal" or "3e trimestre". */
function spokenQuarter({ tokens, language }: DatedText, at: number): Found<number> | null {
  const spoken = phraseAt(language.ordinals, tokens, at)
  const number = spoken ? null : numberIn(tokens[at])
  const value = spoken?.value ?? number
  if (value === null || value < 1 || value > 4) return null
  const isMarked = !spoken && language.ordinalMarks.has(tokens[at + 1]?.plain ?? '')
  const next = at + (spoken?.length ?? (isMarked ? 2 : 1))
  const quarter = phraseAt(language.quarters, tokens, next)
  return quarter && { value, length: next + quarter.length - at }
}

function yearAlone({ tokens, language, now }: DatedText, at: number): Reading | null {
  const value = numberIn(tokens[at])
  if (value === null || tokens[at]?.text.length !== 4) return null
  const next = tokens[at + 1]
  // Not a year: "In 2019 cases", "2000 €", "2019.5", "2019:3"
  if (next && (language.amounts.has(next.plain) || /^[%€$£°:]$/.test(next.text))) return null
  if (next && language.amountEnding?.test(next.text) && !language.known.has(next.plain) && !isNamed(tokens[at - 1]))
    return null
  if (next && touches(tokens[at], next) && touches(next, tokens[at + 2]) && /\d/.test(tokens[at + 2]?.text ?? ''))
    if (!'-–/'.includes(next.text)) return null
  const isRange = next && '-–/'.includes(next.text) && touches(tokens[at], next) && numberIn(tokens[at + 2]) !== null
  return reading(dayIn(value, 1, 1, now), 'year', isRange ? 3 : 1)
}

/** Whether a token is a word for "year", as in "im Jahr 2000". */
const isNamed = (token: DateToken | undefined): boolean => /^(?:jahre?|annee|ano)$/.test(token?.plain ?? '')

function monthAlone(text: DatedText, at: number): Reading | null {
  const month = monthAt(text, at)
  return month && recurring(text, at, at + month.length, month.value, 'month')
}

function seasonAlone(text: DatedText, at: number): Reading | null {
  const season = seasonAt(text, at)
  return season && recurring(text, at, at + season.length, seasonMonth(season.value), 'season')
}

/**
 * Whether a year without a preposition is a date, as it can be in German: "2019 habe ich …". The tense must be the
 * past, and the verb next to the year: right after it if the year begins the sentence, otherwise right before it.
 */
function isBareYear(text: DatedText, at: number): boolean {
  const { tokens, language } = text
  if (!language.bareYears || numberIn(tokens[at]) === null || tokens[at]?.text.length !== 4) return false
  const { past: verbs, auxiliaries } = language.tense
  const isVerb = (word = '') => verbs.has(word) || auxiliaries.has(word)
  const neighbour = at === 0 || tokens[at - 1]?.text === '.' ? tokens[at + 1] : tokens[at - 1]
  return isVerb(neighbour?.plain) && timeAt(text, at, at + 1) === 'past'
}

function recurring(text: DatedText, at: number, end: number, month: number, unit: 'month' | 'quarter' | 'season') {
  if (phraseAt(text.language.pointersAfter, text.tokens, end)) return null // "au printemps prochain": see `pointed`
  const date = periodFrom(month, unit, timeAt(text, at, end), text.now)
  const found = reading(date, unit, end - at)
  return found && { ...found, recurs: { month } }
}

/**
 * Returns the first day of a period that is named without its year. In the past tense this is the period that began
 * last, in other tenses the current or next one.
 * @param month the period's first month, 1 to 12
 */
export function periodFrom(month: number, unit: 'month' | 'quarter' | 'season', time: Time, now: Date): Date | null {
  const running = startOf(now, unit)
  if (running.getUTCMonth() === month - 1) return running
  const year = now.getUTCFullYear()
  const starts = [year - 1, year, year + 1].map((each) => new Date(Date.UTC(each, month - 1, 1)))
  const found = time === 'past' ? starts.findLast((start) => start <= now) : starts.find((start) => start > now)
  return found ?? null
}

const reading = (date: Date | null, precision: Reading['precision'], length: number): Reading | null =>
  date && { date, precision, length }
