/** Numbers below this are seconds since 1970, others milliseconds: it is the year 5138 in the one, 1973 in the other. */
const MILLISECONDS_FROM = 1e11

/**
 * An instant as other programs leave it, as ISO 8601 in UTC: ISO 8601 with `T` or a space, with an offset or without
 * one (then UTC), a date alone (its first instant), a Date, seconds or milliseconds since 1970. Null for anything else,
 * and for what lies after `now`: nothing can have been written then.
 */
export function pastInstant(value: unknown, now: Date): string | null {
  const at = parsed(value)
  if (at === null || Number.isNaN(at.getTime()) || at > now || at.getUTCFullYear() < 1) return null
  return at.toISOString()
}

function parsed(value: unknown): Date | null {
  if (value instanceof Date) return value
  if (typeof value === 'number') return new Date(value < MILLISECONDS_FROM ? value * 1_000 : value)
  if (typeof value !== 'string') return null
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/.exec(value.trim())
  if (!match) return null
  const [, date, time, offset] = match
  const zone = offset?.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2') ?? 'Z'
  return new Date(time === undefined ? `${date}T00:00:00Z` : `${date}T${time}${zone}`)
}
