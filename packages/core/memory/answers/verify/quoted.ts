import { phraseList } from '../../guard/relation/lexicon/phrases.js'
import { foldCharacters } from '../../guard/same/tokens.js'
import { type AnswerSource, isSuperseded } from '../source.js'
import { type Former, readFormer } from './former.js'
import { leadPeriods } from './lead.js'
import { isOfDate } from './parts.js'
import { bare, linesQuoted } from './source-text.js'
import { isLight, readStatement } from './statement.js'
import { isTelling } from './words/lexicon.js'
import { dayOf, eventPeriod, isWithin, type Period, periodsIn, writtenPeriod } from './words/when.js'

/** A sentence that quotes its source: `7 May 2023 – Ada said on 8 May 2023: "I moved yesterday."` */
export interface Quoted {
  /** The words before a dash, which say when it happened: `7 May 2023`. */
  lead: string
  /** The words before the quotation, which say who said it and when: `Ada said on 8 May 2023:`. */
  frame: string
  quote: string
}

/** Words before a quotation that claim nothing. */
const FRAME_WORDS = new Set(
  phraseList(
    'note;notes;noted;answer;source;memory;record;records;says;say;said;wrote;notizen;notiz;steht;stand;heißt;antwort;sagt;sagte;schrieb',
  ),
)

/**
 * Reads a sentence as a quotation and the words before it, which end with a colon or a comma; null if the sentence does
 * not have this form.
 */
export function quotedIn(sentence: string): Quoted | null {
  const folded = foldCharacters(sentence).replace(/\s+/g, ' ').trim()
  const [from, to] = [folded.indexOf('"'), folded.lastIndexOf('"')]
  if (from <= 0 || to <= from + 1 || !/^[.!?]?$/.test(folded.slice(to + 1))) return null
  const before = folded.slice(0, from).trim()
  const dash = before.lastIndexOf(' - ')
  const [lead, frame] = dash < 0 ? ['', before] : [before.slice(0, dash), before.slice(dash + 3)]
  if (!/[:,]$/.test(frame)) return null
  return { lead, frame, quote: folded.slice(from + 1, to) }
}

/**
 * Checks that the quoted words are whole sentences of the source, and that the words before the quotation are right
 * about who said it and when.
 * @returns null if the quoted words are not whole sentences of the source; else
 * - `full`: all is right
 * - `some`: the frame says more than who and when
 * - `against`: the frame names another person or day, is negated, or tells in the present what is no longer true; or
 * the lead has another date, more than a date, or says "formerly" of what is still true
 */
export function checkQuoted(
  { lead, frame, quote }: Quoted,
  source: AnswerSource,
  name: string | null,
  now: Date,
): 'full' | 'some' | 'against' | null {
  const lines = linesQuoted(quote, source, name)
  const [first] = lines ?? []
  if (!lines || !first) return null
  const units = readStatement(frame)
  const dates = periodsIn(frame, now)
  const said = units.filter((unit) => unit.kind !== 'function' && !isOfDate(unit, dates))
  if (said.some(({ kind, key }) => kind === 'name' && !first.speaker.has(key))) return 'against'
  if (units.some(({ marks }) => marks.has('negation'))) return 'against'
  const former = readFormer(lead, now)
  if (former ? !wasFormer(former, quote, source, now) : isSuperseded(source, now) && !units.some(({ past }) => past))
    return 'against'
  const when = lines.flatMap(({ periods }) => periods)
  if (!datesHold(former ? '' : lead, frame, when, source, now)) return 'against'
  const isMore = said.some(
    (unit) =>
      unit.kind === 'measured' ||
      (unit.kind === 'content' && !isTelling(unit.word.lower) && !FRAME_WORDS.has(unit.word.lower) && !isLight(unit)),
  )
  return isMore ? 'some' : 'full'
}

/** Whether a quotation is no longer true, and was true from and until the dates given. */
function wasFormer({ from, until }: Former, quote: string, source: AnswerSource, now: Date): boolean {
  const isGone = isSuperseded(source, now)
  if (!isGone && !source.outdated.some((text) => bare(text) === bare(quote))) return false
  const end = isGone && source.validTo !== null ? dayOf(source.validTo) : null
  const begin = eventPeriod(source)
  return (
    from.every((period) => begin !== null && isWithin(begin, period)) &&
    until.every((period) => end !== null && isWithin(end, period))
  )
}

/** Whether the lead is right about when the event was, and the frame about when the quoted words were said. */
function datesHold(lead: string, frame: string, said: readonly Period[], source: AnswerSource, now: Date): boolean {
  const event = eventPeriod(source)
  const happened = said.length > 0 || event === null ? said : [event]
  const happenedIn = lead === '' ? [] : leadPeriods(lead, now)
  if (happenedIn === null) return false
  const isIn = (period: Period, all: readonly Period[]) => all.some((each) => isWithin(each, period))
  return (
    happenedIn.every((period) => isIn(period, happened)) &&
    periodsIn(frame, now).every((period) => isIn(period, [writtenPeriod(source)]))
  )
}
