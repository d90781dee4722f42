import { jsonElements } from '../json-elements.js'
import { linesOf } from '../lines.js'
import type { Complaint } from '../parsed.js'
import type { ReadContext } from './reader.js'

export interface JsonValue {
  kind: 'value'
  list: string | null
  line: number
  value: unknown
}

/** Yields the values of a JSON file: one per line of JSON Lines, else what `jsonElements` finds. */
export async function* jsonValues(
  text: AsyncIterable<string>,
  { jsonLines, file }: ReadContext,
  lists: ReadonlySet<string>,
): AsyncGenerator<JsonValue | Complaint> {
  if (!jsonLines) {
    for await (const element of jsonElements(text, lists)) yield { kind: 'value', ...element }
    return
  }
  for await (const { line, text: json } of linesOf(text)) {
    if (json.trim() === '') continue
    const value = parseLine(json)
    if (value === undefined) yield { kind: 'complaint', file, line, reason: 'is not valid JSON' }
    else yield { kind: 'value', list: null, line, value }
  }
}

/** Parses a line; returns undefined if it is not valid JSON. */
export function parseLine(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

export type Fields = Record<string, unknown>

/** Returns the value if it is an object, else null. */
export const asObject = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null

/** Returns the first of these values that is a non-blank text. */
export const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')
