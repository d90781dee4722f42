import { jsonSchema } from '@agent-memory/runtime/http/openapi'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import type { z } from 'zod'

/**
 * A zod schema as the protocol library lists it. Validation is ours, for its sentences, so this one lets all pass. A
 * server object is made for each request: its JSON Schema is made once, where the definition stands.
 */
export function listed(schema: z.ZodType): StandardSchemaWithJSON {
  const [input, output] = [brief(jsonSchema(schema, 'input')), brief(jsonSchema(schema, 'output'))]
  return {
    '~standard': {
      version: 1,
      vendor: 'agent-memory',
      validate: (value) => ({ value }),
      jsonSchema: { input: () => input, output: () => output },
    },
  }
}

/** Left out: what costs a model more than it tells it, and what would forbid fields that a later version adds. */
const LEFT_OUT: ReadonlySet<string> = new Set(['pattern', 'propertyNames'])

function brief<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(brief) as T
  if (typeof schema !== 'object' || schema === null) return schema
  const kept = Object.entries(schema).filter(
    ([name, value]) =>
      !LEFT_OUT.has(name) && !(name === 'additionalProperties' && value === false) && !isSafeBound(value),
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, brief(value)])) as T
}

/** zod gives every integer the bounds of JavaScript. */
const isSafeBound = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER
