import { LIMITS } from '@agent-memory/core/limits'
import type { NewMemory } from './read/parsed.js'
import type { Fields } from './read/readers/json-values.js'

/** Maximum size of a memory with its wordings, in bytes of JSON: small enough for a request, which can have 1 MB. */
const ITEM_BYTES = 450_000

/**
 * Converts a record of a volume file into proposals: the memory with as many of its other wordings as fit into one
 * item, and the rest of the wordings as separate proposals. Leaves out missing fields. Validates nothing.
 */
export function fromRecord(record: Fields): { memory: NewMemory; wordings: NewMemory[] } {
  const sources = Array.isArray(record.sources) ? (record.sources as Fields[]) : []
  const further = sources[0]?.content === record.content ? sources.slice(1) : sources
  const kind = given(record, 'memory_type', 'category', 'user_id', 'session_id', 'event_date', 'metadata')
  const dated = given(record, 'event_date_source', 'event_date_precision')
  const origin = { ...given(record, 'agent', 'agent_id', 'created_at', 'memory_type_source'), ...dated }
  const fitting = howManyFit(further, bytesOf([record.content, kind, origin]))
  const memory = {
    content: record.content,
    ...kind,
    origin: {
      ...origin,
      ...given(record, 'last_confirmed_at'),
      ...(fitting > 0 && { sources: further.slice(0, fitting) }),
    },
  }
  return {
    memory: memory as unknown as NewMemory,
    wordings: further.slice(fitting).map((source) => wordingOf(source, record)),
  }
}

/** Makes a proposal from a wording that is written separately; the guard will merge it into its memory. */
const wordingOf = (source: Fields, record: Fields): NewMemory =>
  ({
    content: source.content,
    ...given(record, 'memory_type', 'category'),
    ...given(source, 'user_id', 'session_id', 'event_date'),
    origin: {
      ...given(source, 'agent', 'agent_id', 'created_at'),
      ...(source.event_date !== null && { event_date_precision: source.event_date_precision ?? null }),
      ...given(record, 'memory_type_source'),
    },
  }) as NewMemory

function howManyFit(sources: readonly Fields[], taken: number): number {
  let bytes = taken
  let fitting = 0
  for (const source of sources.slice(0, LIMITS.originSources)) {
    bytes += bytesOf(source) + 1
    if (bytes > ITEM_BYTES) break
    fitting++
  }
  return fitting
}

export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '')

/** Picks the named fields of a record, except those that are missing or null. */
const given = (record: Fields, ...names: string[]): Fields =>
  Object.fromEntries(names.filter((name) => (record[name] ?? null) !== null).map((name) => [name, record[name]]))
