import { periodOf } from '../../write/dates/calendar.js'
import { datesIn } from '../../write/dates/date-in.js'
import type { AnswerSource } from '../source.js'

/** A date that a text names, as the period that it means, UTC. */
export interface Period {
  from: Date
  to: Date
  /** The words. */
  text: string
}

/** Returns the periods that the dates of a text mean, relative ones counted from `now`. */
export const periodsIn = (text: string, now: Date): Period[] =>
  datesIn(text, now).map(({ date, precision, start, end }) => ({
    ...periodOf(date, precision),
    text: text.slice(start, end),
  }))

/** The moment that "yesterday" in a source counts from: its given date, else when it was written. */
export const writtenAt = ({ eventDate, eventDateSource, createdAt }: AnswerSource): Date =>
  eventDateSource === 'given' ? eventDate : createdAt

/** The day of writing, as a period. */
export const writtenPeriod = (source: AnswerSource): Period => ({ ...periodOf(writtenAt(source), 'day'), text: '' })

/** The period that the source as a whole is about; null if it only has a day of writing. */
export const eventPeriod = ({ eventDate, eventDateSource, eventDatePrecision }: AnswerSource): Period | null =>
  eventDateSource === 'written' ? null : { ...periodOf(eventDate, eventDatePrecision ?? 'day'), text: '' }

/** Whether what happened in one period happened in the other: it is the same, or part of it. */
export const isWithin = (part: Pick<Period, 'from' | 'to'>, whole: Pick<Period, 'from' | 'to'>): boolean =>
  part.from >= whole.from && part.to <= whole.to

export const isApart = (one: Period, other: Period): boolean => one.to <= other.from || other.to <= one.from
