/** The parts of a zod issue that its message needs (zod 4, `$ZodRawIssue`). */
export interface Issue {
  code?: string | undefined
  input?: unknown
  expected?: unknown
  origin?: unknown
  minimum?: unknown
  maximum?: unknown
  values?: unknown
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a JSON object',
  record: 'a JSON object',
}
/** The unit of a limit on the length: a text or a list is limited by its length, a number by its value. */
const UNITS: Readonly<Record<string, string>> = { string: 'character', array: 'item' }

/**
 * Returns the message for a field whose schema defines no message, mostly "must …"; undefined if zod's own message is
 * to be used. The message never repeats the value sent.
 */
export function messageFor({ code, input, expected, origin, minimum, maximum, values }: Issue): string | undefined {
  if (input === undefined) return 'is required'
  if (code === 'invalid_type') return TYPES[String(expected)] && `must be ${TYPES[String(expected)]}`
  if (code === 'invalid_value' && Array.isArray(values)) return `must be one of ${values.join(', ')}`
  if (code === 'too_small')
    return `must ${origin === 'string' && minimum === 1 ? 'not be empty' : bound('least', minimum, origin)}`
  if (code === 'too_big') return `must ${bound('most', maximum, origin)}`
  return undefined
}

function bound(extreme: 'least' | 'most', count: unknown, origin: unknown): string {
  const unit = UNITS[String(origin)]
  return unit ? `have at ${extreme} ${count} ${unit}${count === 1 ? '' : 's'}` : `be at ${extreme} ${count}`
}
