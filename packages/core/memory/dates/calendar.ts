/** Years outside of 1900 to 50 years ahead are other numbers. */
const EARLIEST_YEAR = 1900
const YEARS_AHEAD = 50

export type CalendarUnit = 'day' | 'week' | 'month' | 'year'

export const isPlausibleYear = (year: number, now: Date): boolean =>
  year >= EARLIEST_YEAR && year <= now.getUTCFullYear() + YEARS_AHEAD

/** Midnight UTC of the day of a moment. */
export const dayOf = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()))

/** @param month 1 to 12. Null for a day that the month does not have, and for a year that is not plausible. */
export const dayIn = (year: number, month: number, day: number, now: Date): Date | null => {
  if (!isPlausibleYear(year, now)) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null
}

/** The day of this month and number that is nearest to now, of the years around it. */
export const nearestDay = (month: number, day: number, now: Date): Date | null => {
  const year = now.getUTCFullYear()
  const days = [year, year - 1, year + 1].flatMap((each) => dayIn(each, month, day, now) ?? [])
  const distance = (date: Date) => Math.abs(date.getTime() - dayOf(now).getTime())
  return days.reduce<Date | null>((best, date) => (best && distance(best) <= distance(date) ? best : date), null)
}

/** So many units later (earlier, if negative), at midnight UTC. A month that is too short gives its last day. */
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
