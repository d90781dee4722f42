import type { DayOrder } from './dated-text.js'

/**
 * Returns whether people in this place write the day or the month first in 3/4/2026, according to CLDR. Null without a
 * locale, for an unknown locale, for "en" alone (Britons and Americans differ), and where the year comes first.
 * @param locale a BCP 47 tag: en-US, de
 */
export function dayOrder(locale: string | undefined): DayOrder | null {
  if (locale === undefined || locale.toLowerCase() === 'en') return null
  try {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'short', calendar: 'gregory', timeZone: 'UTC' })
    const [first] = format.formatToParts(0).filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    return first?.type === 'day' ? 'day-first' : first?.type === 'month' ? 'month-first' : null
  } catch {
    return null
  }
}
