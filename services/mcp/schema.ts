import { jsonSchema } from '@agent-memory/runtime/http/openapi/openapi'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod'

/**
 * Wraps a zod schema for the protocol library, which only lists it: the wrapped validation accepts everything, because
 * we validate with our own error messages. The JSON Schema is built once, not per request.
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

/** Keywords that are left out of schemas: they cost a model more tokens than they are worth. */
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

/** Whether a limit is that of JavaScript's safe integers, which zod adds to every integer. */
const isSafeBound = (value: unknown): boolean =>
  typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER

/** An OAuth parameter that we only describe. An OAuth library checks it, and reports errors in the way of OAuth. */
export const parameter = (description: string) => z.unknown().optional().meta({ type: 'string', description })
