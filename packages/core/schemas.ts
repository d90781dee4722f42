import { z } from 'zod'
import type { FieldErrors } from './errors.js'
import { LIMITS } from './limits.js'

/**
 * Whether PostgreSQL stores the text unchanged: it rejects NUL (error 22021), and an unpaired surrogate would silently
 * become U+FFFD.
 */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text)

export const UNSTORABLE_TEXT = 'must not contain NUL or an unpaired surrogate'

/**
 * Schema for a text of `min` to `max` characters. zod 4 counts Unicode code points, so an emoji is one character
 * (tested in schemas.test.ts).
 */
export const text = (min: number, max: number) => z.string().min(min).max(max).refine(isStorableText, UNSTORABLE_TEXT)

/** Schema for a user_id or session_id chosen by the caller. */
export const scopeId = () => text(LIMITS.scopeId.min, LIMITS.scopeId.max)

/** Uses this message for a wrong value only; a missing value gets the usual message (messages.ts). */
const unlessMissing = (message: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? undefined : message

/** Schema for a UUID of any version, lower-cased because ids are compared as strings. */
export const uuid = () => z.guid({ error: unlessMissing('must be a UUID') }).toLowerCase()

/** Schema for an e-mail address, lower-cased. */
export const email = () =>
  z
    .email({ error: unlessMissing('must be an e-mail address') })
    .max(LIMITS.email.max)
    .toLowerCase()

export const EARLIEST = Date.parse('0001-01-01T00:00:00Z')
/** The last instant that can be written and read back, because ISO 8601 uses another form after the year 9999. */
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

/** Schema for an ISO 8601 date or timestamp in the years 1 to 9999 (UTC), kept as written; `parseIsoDate` reads it. */
export const isoDate = () =>
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true, local: true })], {
      error: unlessMissing('must be an ISO 8601 date or timestamp'),
    })
    .refine((value) => {
      const instant = parseIsoDate(value).at.getTime()
      return instant >= EARLIEST && instant <= LATEST
    }, 'must be between the years 1 and 9999')
    .describe('ISO 8601 date or timestamp; without an offset, UTC')

/** Maximum number of fields reported per request, so that a hostile request does not get an even larger response. */
export const MAX_REPORTED_FIELDS = 50

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
 * Schema for a flat object of at most 4,096 bytes as JSON, with strings, numbers, booleans and null as values. A key
 * `__proto__` is dropped. Wrong entries are collected before zod runs, at most MAX_REPORTED_FIELDS: zod would raise
 * four issues for each, which took seconds for a body full of them.
 */
export const metadata = () =>
  z.preprocess((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    let mistakes = 0
    for (const [key, held] of Object.entries(value)) {
      if (isScalar(held)) continue
      const message = 'must be text, a number, true, false or null'
      context.issues.push({ code: 'custom', path: [key], message, input: held })
      if (++mistakes === MAX_REPORTED_FIELDS) break
    }
    return value
  }, flatObject()) as unknown as ReturnType<typeof flatObject>

/**
 * Returns an error message for each field of a parsed JSON value that holds unstorable text; null if there is none.
 * Fields are named by dotted path (`items.0.content`), the value itself by `root`; at most MAX_REPORTED_FIELDS are
 * named. An unstorable key is reported by the path of the object that has it. Recurses: call it only on values of
 * limited depth.
 */
export function unstorableFields(value: unknown, root = 'body'): FieldErrors | null {
  const fields: string[] = []
  collectUnstorable(value, '', fields)
  if (fields.length === 0) return null
  return Object.fromEntries(fields.map((path) => [path || root, [UNSTORABLE_TEXT]]))
}

function collectUnstorable(value: unknown, path: string, found: string[]): void {
  if (found.length >= MAX_REPORTED_FIELDS) return
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
