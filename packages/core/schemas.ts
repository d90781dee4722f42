import { z } from 'zod'
import type { FieldErrors } from './errors.js'
import { LIMITS } from './limits.js'

/**
 * What PostgreSQL cannot keep unchanged: NUL is refused by it (error 22021), and a surrogate without its other half
 * would quietly become U+FFFD.
 */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

export const UNSTORABLE_TEXT = 'must not contain NUL or half of a surrogate pair'

/**
 * Text of `min` to `max` characters. zod 4 counts Unicode code points, so an emoji is one character
 * (held in schemas.test.ts).
 */
export const text = (min: number, max: number) => z.string().min(min).max(max).refine(isStorableText, UNSTORABLE_TEXT)

/** A user_id or session_id of a caller's own making. */
export const scopeId = () => text(LIMITS.scopeId.min, LIMITS.scopeId.max)

/** A message of ours for a wrong value; a missing one is told by whoever validates. */
const unlessMissing = (message: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? undefined : message

/** A UUID of any version, turned to lower case: ids are compared as strings. */
export const uuid = () => z.guid({ error: unlessMissing('must be a UUID') }).toLowerCase()

/** An e-mail address, turned to lower case. */
export const email = () =>
  z
    .email({ error: unlessMissing('must be an e-mail address') })
    .max(LIMITS.email.max)
    .toLowerCase()

export const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
/** The last instant that is kept, shown and read back as it is: beyond the year 9999 ISO 8601 has another form. */
export const LATEST = Date.parse('9999-12-31T23:59:59.999Z')

/** A parsed date or timestamp. `dateOnly`: the whole day is meant, and `at` is its first instant, UTC. */
export interface Instant {
  at: Date
  dateOnly: boolean
}

/** Reads what `isoDate` accepts. A timestamp without an offset is UTC. */
export function parseIsoDate(value: string): Instant {
  const dateOnly = !value.includes('T')
  const hasOffset = /(Z|[+-]\d\d:\d\d)$/.test(value)
  return { at: new Date(dateOnly || hasOffset ? value : `${value}Z`), dateOnly }
}

/** An ISO 8601 date or timestamp in the years 1 to 9999 (UTC), kept as written; `parseIsoDate` reads it. */
export const isoDate = () =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
      error: unlessMissing('must be an ISO 8601 date or timestamp'),
    })
    .refine((value) => {
      const instant = parseIsoDate(value).at.getTime()
      return instant >= EARLIEST && instant <= LATEST
    }, 'must lie in the years 1 to 9999')
    .describe('ISO 8601 date or timestamp; without an offset, UTC')

/** So many fields of one request are named; more would answer a hostile body with a larger one. */
export const MOST_NAMED_FIELDS = 50

type Scalar = string | number | boolean | null

const flatObject = () =>
  z
    .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
    .refine(
      (object) => new TextEncoder().encode(JSON.stringify(object)).length <= LIMITS.metadataBytes,
      `must be at most ${LIMITS.metadataBytes} bytes as JSON`,
    )
    .refine((object) => unstorableFields(object) === null, UNSTORABLE_TEXT)

const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)

/**
 * A flat object of at most 4,096 bytes as JSON: strings, numbers, booleans and null by name.
 * A key `__proto__` is dropped. Wrong entries are looked for first, up to what is told of them: zod would make four
 * mistakes of each, which took seconds for a body full of them.
 */
export const metadata = () =>
  z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    let mistakes = 0
    for (const [key, held] of Object.entries(value)) {
      if (isScalar(held)) continue
      const message = 'must be text, a number, true, false or null'
      context.issues.push({ code: 'custom', path: [key], message, input: held })
      if (++mistakes === MOST_NAMED_FIELDS) break
    }
    return value
  }, flatObject()) as unknown as ReturnType<typeof flatObject>

/**
 * Fields of a parsed JSON value that hold text which cannot be kept, by dotted path (`items.0.content`; the value itself
 * is `root`). A bad key is reported at the object that has it. Null when all is well.
 * Recurses: call it only on values of bounded depth.
 */
export function unstorableFields(value: unknown, root = 'body'): FieldErrors | null {
  const fields: string[] = []
  collectUnstorable(value, '', fields)
  if (fields.length === 0) return null
  return Object.fromEntries(fields.map((path) => [path || root, [UNSTORABLE_TEXT]]))
}

function collectUnstorable(value: unknown, path: string, found: string[]): void {
  if (found.length >= MOST_NAMED_FIELDS) return
  if (typeof value === 'string') {
    if (!isStorableText(value)) found.push(path)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) {
    if (isStorableText(key)) collectUnstorable(child, path ? `${path}.${key}` : key, found)
    else found.push(path)
  }
}
