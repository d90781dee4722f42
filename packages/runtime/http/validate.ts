import { AppError, type FieldErrors } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { CREDENTIAL_IN_NAME, holdsCredential } from '@agent-memory/core/memory/guard/secrets/identifiers'
import { messageFor } from '@agent-memory/core/messages'
import { MAX_REPORTED_FIELDS } from '@agent-memory/core/schemas'
import type { Response } from 'express'
import type { z } from 'zod'

/** A part of an HTTP request, or the arguments of a tool call. A part without a schema is not validated. */
export interface Part {
  /** Field name for errors about the part as a whole. */
  name: 'body' | 'query' | 'params' | 'arguments'
  schema: z.ZodType | undefined
  value: unknown
}

/**
 * Validates all parts and returns their parsed values in the same order.
 * @throws AppError validation_failed with the messages of all parts, by dotted field (`items.0.content`)
 */
export function validate(parts: readonly Part[]): unknown[] {
  const details: FieldErrors = {}
  const outputs = parts.map(({ name, schema, value }) => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: messageFor })
    if (result.success) return result.data
    for (const issue of result.error.issues.slice(0, MAX_REPORTED_FIELDS))
      addMessage(details, issue.path.join('.') || name, issue.message)
    return undefined
  })
  if (Object.keys(details).length > 0) throw new AppError('validation_failed', details)
  return outputs
}

function addMessage(details: FieldErrors, field: string, message: string): void {
  const messages = Object.hasOwn(details, field) ? details[field] : undefined
  if (messages) messages.push(message)
  else Object.defineProperty(details, field, { value: [message], enumerable: true, configurable: true, writable: true })
}

/**
 * Returns the Idempotency-Key header, if there is one.
 * @throws AppError validation_failed if the header is not 1 to 255 printable ASCII characters or holds a credential
 */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const { min, max } = LIMITS.idempotencyKey
  if (header.length < min || header.length > max || !/^[\x20-\x7e]+$/.test(header)) {
    const message = `must be ${min} to ${max} printable ASCII characters`
    throw new AppError('validation_failed', { 'Idempotency-Key': [message] })
  }
  if (holdsCredential(header)) throw new AppError('validation_failed', { 'Idempotency-Key': [CREDENTIAL_IN_NAME] })
  return header
}

/** Header that lists ignored fields if the response is not a JSON object. */
export const IGNORED_HEADER = 'X-Ignored-Fields'

/**
 * Adds the names of ignored request fields to the response, so that a misspelled field does not go unnoticed. If the
 * response is a list or a stream, the names go into a header, percent-encoded and comma-separated.
 */
export function withIgnored(response: Response, body: unknown, ignored: readonly string[]): unknown {
  if (ignored.length === 0) return body
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body, ignored }
  response.set(IGNORED_HEADER, ignored.map(encodeURIComponent).join(', '))
  return body
}
