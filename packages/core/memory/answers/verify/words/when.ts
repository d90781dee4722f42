import type { DatePrecision } from '../../../types.js'
import { periodOf } from '../../../write/dates/calendar.js'
import { datesIn } from '../../../write/dates/date-in.js'
import type { AnswerSource } from '../../source.js'

/** A date that a text names, as the period that it means, UTC. */
export interface Period {
  from: Date
  to: Date
  /** `text`: the date as written; `words`: the words of `text` in lower case. */
  text: string
  words: ReadonlySet<string>
}

/** Matches words before a day that mean the week of that day: "the week of 1 May". */
const WEEK_OF = /(?:week of|woche vom) (?:the )?$/i

/** Returns the periods that the dates of a text mean; relative dates count from `now`. */
export const periodsIn = (text: string, now: Date): Period[] =>
  datesIn(text, now).map(({ date, precision, start, end }) => {
    const written = text.slice(start, end)
    const isWeek = WEEK_OF.test(text.slice(Math.max(0, start - 12), start))
    return {
      ...periodOf(date, isWeek ? 'week' : precision),
      text: written,
      words: new Set(written.toLowerCase().split(/[\s,.]+/)),
    }
  })

/** Returns the period of a date that no words name. */
const unnamed = (date: Date, precision: DatePrecision): Period => ({
  ...periodOf(date, precision),
  text: '',
  words: new Set(),
})

/** Returns the moment from which "yesterday" in a source counts: its given date, else when it was written. */
export const writtenAt = ({ eventDate, eventDateSource, createdAt }: AnswerSource): Date =>
  eventDateSource === 'given' ? eventDate : createdAt

/** Returns the day of a moment, as a period. */
export const dayOf = (moment: Date): Period => unnamed(moment, 'day')

/** Returns the day of `writtenAt`, as a period. */
export const writtenPeriod = (source: AnswerSource): Period => dayOf(writtenAt(source))

/** Returns the period that the source as a whole is about; null if only its day of writing is known. */
export const eventPeriod = ({ eventDate, eventDateSource, eventDatePrecision }: AnswerSource): Period | null =>
  eventDateSource === 'written' ? null : unnamed(eventDate, eventDatePrecision ?? 'day')

/** Whether the first period lies within the second, or equals it. */
export const isWithin = (part: Pick<Period, 'from' | 'to'>, whole: Pick<Period, 'from' | 'to'>): boolean =>
  part.from >= whole.from && part.to <= whole.to

export const isApart = (one: Period, other: Period): boolean => one.to <= other.from || other.to <= one.from
