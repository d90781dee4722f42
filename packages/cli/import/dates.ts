/** Smaller numbers are seconds since 1970, others milliseconds. 1e11 seconds end in the year 5138, 1e11 ms in 1973. */
const MILLISECONDS_FROM = 1e11

/**
 * Normalizes an instant from another program to ISO 8601 in UTC. Accepts ISO 8601 with `T` or a space, with an offset
 * or without one (then UTC), a date alone (its first instant), a Date, seconds or milliseconds since 1970. Returns null
 * for anything else, and for instants after `now`, because nothing can have been written in the future.
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
