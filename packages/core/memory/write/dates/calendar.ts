/** A number counts as a year only from 1900 to 50 years from now. */
const EARLIEST_YEAR = 1900
const YEARS_AHEAD = 50

export type CalendarUnit = 'day' | 'week' | 'month' | 'year'

export const isPlausibleYear = (year: number, now: Date): boolean =>
  year >= EARLIEST_YEAR && year <= now.getUTCFullYear() + YEARS_AHEAD

/** Midnight UTC at the start of the moment's day. */
export const dayOf = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))

/** Null if the month does not have this day or the year is implausible. @param month 1 to 12 */
export const dayIn = (year: number, month: number, day: number, now: Date): Date | null => {
  if (!isPlausibleYear(year, now)) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

/** The occurrence of this month and day nearest to now. */
export const nearestDay = (month: number, day: number, now: Date): Date | null => {
  const year = now.getUTCFullYear()
  const days = [year, year - 1, year + 1].flatMap((each) => dayIn(each, month, day, now) ?? [])
  const distance = (date: Date) => Math.abs(date.getTime() - dayOf(now).getTime())
  return days.reduce<Date | null>((best, date) => (best && distance(best) <= distance(date) ? best : date), null)
}

/** `count` units later (earlier if negative), at midnight UTC. If the month is too short, its last day is used. */
export const shift = (from: Date, count: number, unit: CalendarUnit): Date => {
  const date = dayOf(from)
  if (unit === 'day' || unit === 'week') {
    date.setUTCDate(date.getUTCDate() + count * (unit === 'week' ? 7 : 1))
    return date
  }
  const months = date.getUTCMonth() + count * (unit === 'year' ? 12 : 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(date.getUTCFullYear(), months, Math.min(date.getUTCDate(), lastDay)))
}

/** The first day of the week (a Sunday), month or year, or the day itself. */
export const startOf = (moment: Date, unit: CalendarUnit): Date => {
  const date = dayOf(moment)
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - date.getUTCDay())
  if (unit === 'month' || unit === 'year') date.setUTCDate(1)
  if (unit === 'year') date.setUTCMonth(0)
  return date
}
