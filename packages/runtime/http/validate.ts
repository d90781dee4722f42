import { AppError, type FieldErrors } from '@agent-memory/core/errors'
import { LIMITS } from '@agent-memory/core/limits'
import { messageFor } from '@agent-memory/core/messages'
import { MOST_NAMED_FIELDS } from '@agent-memory/core/schemas'
import type { z } from 'zod'

/** A part of the request (`arguments`: of a tool's call) with the schema for it; a part without one is not looked at. */
export interface Part {
  /** What an error is called that concerns the part as a whole. */
  name: 'body' | 'query' | 'params' | 'arguments'
  schema: z.ZodType | undefined
  value: unknown
}

/**
 * Validates all parts and returns their outputs in the same order.
 * @throws AppError validation_failed with the messages of every part, by dotted field (`items.0.content`)
 */
export function validate(parts: readonly Part[]): unknown[] {
  const details: FieldErrors = {}
  const outputs = parts.map(({ name, schema, value }) => {
    if (!schema) return undefined
    const result = schema.safeParse(value, { error: messageFor })
    if (result.success) return result.data
    for (const issue of result.error.issues.slice(0, MOST_NAMED_FIELDS))
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
 * The Idempotency-Key header, if there is one.
 * @throws AppError validation_failed unless it is 1 to 255 printable ASCII characters
 */
export function idempotencyKeyOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const { min, max } = LIMITS.idempotencyKey
  if (header.length < min || header.length > max || !/^[\x20-\x7e]+$/.test(header)) {
    const message = `must be ${min} to ${max} printable ASCII characters`
    throw new AppError('validation_failed', { 'Idempotency-Key': [message] })
  }
  return header
}
