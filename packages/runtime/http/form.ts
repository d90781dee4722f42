import type { IncomingMessage } from 'node:http'
import { AppError, invalid } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { unstorableFields } from '@agent-memory/core/schemas'
import { readBytes } from './body.js'

/** The filled-in fields of a form; a list where a name came more than once, as with checkboxes. */
export type Form = Readonly<Record<string, string | readonly string[]>>

/**
 * Reads the form that a page posted. A field left empty counts as missing, so that a required field is reported.
 * @throws AppError payload_too_large over 1 MB, unsupported_media_type for another content type, validation_failed for
 * an incomplete body, too many fields, invalid UTF-8 or text that cannot be stored
 */
export async function readForm(request: IncomingMessage): Promise<Form> {
  const bytes = await readBytes(request)
  if (bytes.length === 0) return {}
  if (!/^\s*application\/x-www-form-urlencoded\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new AppError(
      'unsupported_media_type',
      'The body must be sent as Content-Type: application/x-www-form-urlencoded.',
    )
  requireFewFields(bytes)
  const form = fieldsOf(new URLSearchParams(textOf(bytes)))
  const unstorable = unstorableFields(form)
  if (unstorable) throw new AppError('validation_failed', unstorable)
  return form
}

const AMPERSAND = 0x26

/** Counts the fields before parsing, because a body of 1 MB has room for 500,000 fields. */
function requireFewFields(bytes: Uint8Array): void {
  let fields = 1
  for (const byte of bytes) if (byte === AMPERSAND) fields++
  if (fields > LIMITS.formFields) throw invalid('body', `must have at most ${LIMITS.formFields} fields`)
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalid('body', 'must be valid UTF-8')
  }
}

function fieldsOf(parameters: URLSearchParams): Form {
  const fields = new Map<string, string[]>()
  for (const [name, value] of parameters) {
    if (value === '') continue
    const values = fields.get(name)
    if (values) values.push(value)
    else fields.set(name, [value])
  }
  // `fromEntries` defines each field, so that even `__proto__` is a field like any other.
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? String(values[0]) : values]),
  )
}

/** Returns what was typed into a field, to show it again. */
export const typedIn = (form: Form, field: string): string | undefined => {
  const value = Object.hasOwn(form, field) ? form[field] : undefined
  return typeof value === 'string' ? value : undefined
}
