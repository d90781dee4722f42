import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { messageFor } from './messages.js'
import { text, uuid } from './schemas.js'

const messagesFor = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: messageFor }).error?.issues.map(({ message }) => message)

test.each<[z.ZodType, unknown, string]>([
  [z.object({ a: text(1, 5) }), {}, 'is required'],
  [z.object({}), [], 'must be a JSON object'],
  [text(1, 5), 7, 'must be text'],
  [text(1, 5), null, 'must be text'],
  [text(1, 5), '', 'must not be empty'],
  [text(8, 200), 'short', 'must have at least 8 characters'],
  [text(1, 5), 'abcdef', 'must have at most 5 characters'],
  [text(0, 1), 'ab', 'must have at most 1 character'],
  [z.int().min(1).max(50), '5', 'must be a number'],
  [z.int().min(1).max(50), 1.5, 'must be a whole number'],
  [z.int().min(1).max(50), 0, 'must be at least 1'],
  [z.int().min(1).max(50), 51, 'must be at most 50'],
  [z.coerce.number().int(), 'x', 'must be a number'],
  [z.boolean(), 'yes', 'must be true or false'],
  [z.enum(['read', 'write']), 'own', 'must be one of read, write'],
  [z.array(z.string()).min(1), [], 'must have at least 1 item'],
  [z.array(z.string()).min(1), 'read', 'must be a list'],
  [z.record(z.string(), z.string()), 5, 'must be a JSON object'],
  [uuid(), '12', 'must be a UUID'],
])('%#: %j', (schema, value, message) => {
  expect(messagesFor(schema, value)).toEqual([message])
})
