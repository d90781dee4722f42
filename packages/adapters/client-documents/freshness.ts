type Headers = Readonly<Record<string, string | string[] | undefined>>

const MINUTE = 60
const HOUR = 60 * MINUTE
/**
 * A fetched document counts as fresh for at least a minute and at most a day. We chose both bounds: the IETF draft has
 * none.
 */
const BOUNDS = { min: MINUTE, max: 24 * HOUR }
/** Lifetime in seconds of a response without caching headers. */
const DEFAULT = HOUR

/**
 * Returns how many seconds a response stays fresh, by its headers (RFC 9111, sections 4.2.1 and 5.2.2), within our
 * bounds.
 * @param now in ms since 1970
 */
export function freshSeconds(headers: Headers, now: number): number {
  const seconds = secondsBy(headers, now)
  return Math.max(BOUNDS.min, Math.min(BOUNDS.max, seconds - ageOf(headers)))
}

function secondsBy(headers: Headers, now: number): number {
  const directives = [headers['cache-control']]
    .flat()
    .join(',')
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
  if (directives.includes('no-store') || directives.includes('no-cache')) return 0
  const maxAge = directives.find((each) => each.startsWith('max-age='))
  if (maxAge !== undefined) return wholeNumber(maxAge.slice('max-age='.length))
  const expires = [headers.expires].flat()[0]
  if (expires === undefined) return DEFAULT
  const end = Date.parse(expires)
  // `Expires: 0`, like any value that is not a date, means that the response has expired.
  return Number.isNaN(end) ? 0 : (end - now) / 1_000
}

/** Returns how many seconds the response has already spent in caches. */
const ageOf = ({ age }: Headers): number => wholeNumber([age].flat()[0] ?? '0')

const wholeNumber = (text: string): number => (/^"?\d{1,10}"?$/.test(text) ? Number(text.replaceAll('"', '')) : 0)
