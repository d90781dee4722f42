import type { DatePrecision } from '../../types.js'

/** A number counts as a year only from 1900 to 50 years from now. */
const EARLIEST_YEAR = 1900
const YEARS_AHEAD = 50

export type CalendarUnit = DatePrecision

export const isPlausibleYear = (year: number, now: Date): boolean =>
  year >= EARLIEST_YEAR && year <= now.getUTCFullYear() + YEARS_AHEAD

/** Returns midnight UTC at the start of the moment's day. */
export const dayOf = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))

/** Returns the date; null if the month does not have this day or the year is implausible. @param month 1 to 12 */
export const dayIn = (year: number, month: number, day: number, now: Date): Date | null => {
  if (!isPlausibleYear(year, now)) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

/** Returns the dates with this month and day from 4 years ago to 4 years ahead, earliest first (29 February: fewer). */
const aroundNow = (month: number, day: number, now: Date): Date[] => {
  const year = now.getUTCFullYear()
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((away) => dayIn(year + away, month, day, now) ?? [])
}

/** Returns the date nearest to now that has this month and day, last year, this year or next year. */
export const nearestDay = (month: number, day: number, now: Date): Date | null => {
  const distance = (date: Date) => Math.abs(date.getTime() - dayOf(now).getTime())
  const days = aroundNow(month, day, now).filter((date) => Math.abs(date.getUTCFullYear() - now.getUTCFullYear()) <= 1)
  return days.reduce<Date | null>((best, date) => (best && distance(best) <= distance(date) ? best : date), null)
}

/** Returns the latest occurrence of this month and day up to today. @param month 1 to 12 */
export const latestDay = (month: number, day: number, now: Date): Date | null =>
  aroundNow(month, day, now).findLast((date) => date <= now) ?? null

/** Returns the first occurrence of this month and day from today on. @param month 1 to 12 */
export const nextDay = (month: number, day: number, now: Date): Date | null =>
  aroundNow(month, day, now).find((date) => date >= dayOf(now)) ?? null

const MONTHS = { month: 1, quarter: 3, season: 3, year: 12 }

/**
 * Returns the day `count` units later (earlier if negative), at midnight UTC. If the month is too short (31 February),
 * returns its last day.
 */
export const shift = (from: Date, count: number, unit: CalendarUnit): Date => {
  const date = dayOf(from)
  if (unit === 'day' || unit === 'week') {
    date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1))
    return date
  }
  const months = date.getUTCMonth() + count * MONTHS[unit]
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay)))
}

/**
 * Returns the first day of the moment's week (a Monday, ISO 8601), month, quarter, season or year, or the day itself.
 * Seasons are those of the northern hemisphere as meteorologists count them: from 1 March, June, September and
 * December.
 */
export const startOf = (moment: Date, unit: CalendarUnit): Date => {
  const date = dayOf(moment)
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  if (unit === 'day' || unit === 'week') return date
  date.setUTCDate(1)
  if (unit === 'year') date.setUTCMonth(0)
  if (unit === 'quarter') date.setUTCMonth(date.getUTCMonth() - (date.getUTCMonth() % 3))
  // January and February belong to the winter that began in December.
  if (unit === 'season') date.setUTCMonth(date.getUTCMonth() - ((date.getUTCMonth() + 1) % 3))
  return date
}

/** Returns the last day of the moment's week, month, quarter, season or year. */
export const lastDayOf = (moment: Date, unit: CalendarUnit): Date =>
  shift(shift(startOf(moment, unit), 1, unit), -1, 'day')

/**
 * Returns the period that a date with this precision can mean: the calendar week, month … that contains it, from its
 * first instant (inclusive) to the first instant after it (exclusive), UTC.
 */
export const periodOf = (date: Date, precision: DatePrecision): { from: Date; to: Date } => {
  const from = startOf(date, precision)
  return { from, to: shift(from, 1, precision) }
}
