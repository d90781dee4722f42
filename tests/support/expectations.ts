import { expect } from '@jest/globals'
import type { Json, Reply } from './http/client.js'

export const UUID: Json = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)
export const ISO_TIME: Json = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/)

/** Expects an error with this status and code, and with details for a human reader. */
export function expectError(reply: Reply, status: number, code: string): void {
  expect({ status: reply.status, body: reply.body }).toEqual({
    status,
    body: expect.objectContaining({ error: code, details: expect.stringMatching(/\S/) }),
  })
}

/** Expects 400 validation_failed whose `details` name exactly these fields, each with messages. */
export function expectInvalid(reply: Reply, ...fields: string[]): void {
  const messages = expect.arrayContaining([expect.stringMatching(/\S/)])
  expect({ status: reply.status, body: reply.body }).toEqual({
    status: 400,
    body: { error: 'validation_failed', details: Object.fromEntries(fields.map((field) => [field, messages])) },
  })
}
