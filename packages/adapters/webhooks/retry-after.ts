const MOST_MS = 24 * 3_600_000
/** The form that servers must send (RFC 9110, section 5.6.7): Sun, 06 Nov 1994 08:49:37 GMT */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Reads a Retry-After header (RFC 9110, section 10.2.3): seconds, or a date.
 * @param now milliseconds since 1970
 * @returns milliseconds, from 0 to a day; null for an absent or unreadable header
 */
export const readRetryAfter = (header: string | undefined, now: number): number | null => {
  const text = header?.trim() ?? ''
  const wait = /^\d{1,10}$/.test(text)
    ? Number(text) * 1_000
    : HTTP_DATE.test(text)
      ? Date.parse(text) - now
      : Number.NaN
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MOST_MS)
}
