import { CATEGORIES, type Category, MEMORY_TYPES, type MemoryType } from '@agent-memory/core/memory/types'
import { pastInstant } from '../../dates.js'
import { boundedMetadata } from '../../metadata.js'
import type { NewMemory, Origin, Parsed } from '../parsed.js'
import { asObject, type Fields, firstText, jsonValues } from './json-values.js'
import type { ReadContext, Reader } from './reader.js'

/** Names of the lists that hold records, in responses of get_all and search, schema exports and OpenMemory's backup. */
const LISTS = new Set(['results', 'memories', 'data', 'items', 'relations'])
/** Fields that do not become metadata: they are used elsewhere, or mean nothing outside of mem0. */
const TAKEN = new Set(
  [
    ['memory', 'content', 'text', 'data', 'id', 'user_id', 'run_id', 'session_id', 'agent_id', 'app', 'created_at'],
    ['metadata', 'categories', 'payload', 'hash', 'score', 'embedding', 'vector', 'state', 'category_ids'],
  ].flat(),
)

/**
 * Reads mem0 data in any of these forms: a response of get_all (`{results: [{id, memory, …}]}`); a list of its records;
 * one record per line; a schema export (`memories`, with texts or objects); the OpenMemory backup (`memories.json` or
 * `memories.jsonl.gz`); points of mem0's vector store (`payload.data`). Deleted, archived, paused and expired memories
 * are skipped.
 */
export const readMem0: Reader = async function* (text, context) {
  for await (const element of jsonValues(text, context, LISTS)) {
    if (element.kind === 'complaint') yield element
    else if (element.list === 'relations') yield relation(element.value, element.line, context)
    else yield record(element.value, element.line, context)
  }
}

function record(value: unknown, line: number, { file, now }: ReadContext): Parsed {
  const place = { file, line }
  if (typeof value === 'string') return { kind: 'statement', ...place, memory: { content: value }, wordings: [] }
  const outer = asObject(value)
  if (outer === null) return { kind: 'complaint', ...place, reason: 'is neither a record nor a text' }
  const fields: Fields = { ...outer, ...asObject(outer.payload) }
  const content = firstText(fields.memory, fields.content, fields.text, fields.data)
  if (content === undefined)
    return { kind: 'complaint', ...place, reason: 'has no text under memory, content, text or data' }
  const skipped = whySkipped(fields, now)
  if (skipped !== null) return { kind: 'skipped', ...place, reason: skipped }
  return { kind: 'statement', ...place, memory: memoryOf(content, fields, now), wordings: [] }
}

function whySkipped(fields: Fields, now: Date): string | null {
  const { state, deleted_at: deleted, expiration_date: expires } = fields
  if (typeof state === 'string' && state !== 'active') return `is ${state} in mem0`
  if (deleted !== undefined && deleted !== null) return 'is deleted in mem0'
  return pastInstant(expires, now) === null ? null : 'has expired in mem0'
}

function memoryOf(content: string, fields: Fields, now: Date): NewMemory {
  const own = asObject(fields.metadata) ?? {}
  const categories = [fields.categories, own.category].flat().filter((name) => typeof name === 'string')
  const category = categories.find((name): name is Category => CATEGORIES.includes(name as Category))
  const userId = firstText(fields.user_id, own.user_id)
  const sessionId = firstText(fields.run_id, fields.session_id)
  const type = MEMORY_TYPES.find((name) => typeof own.memory_type === 'string' && own.memory_type.startsWith(name))
  const metadata = boundedMetadata([
    ['source_format', 'mem0'],
    ['source_id', fields.id],
    ['categories', fields.categories],
    ...Object.entries(own),
    ...Object.entries(fields).filter(([name]) => !TAKEN.has(name)),
  ])
  return {
    content,
    metadata,
    ...(userId !== undefined && { user_id: userId }),
    ...(sessionId !== undefined && { session_id: sessionId }),
    ...(category !== undefined && { category }),
    ...(type !== undefined && { memory_type: type satisfies MemoryType }),
    ...originOf(fields, now),
  }
}

function originOf(fields: Fields, now: Date): { origin?: Origin } {
  const agent = firstText(fields.agent_id, fields.app)
  const createdAt = pastInstant(fields.created_at, now)
  if (agent === undefined && createdAt === null) return {}
  return {
    origin: {
      ...(agent !== undefined && { agent: agent.slice(0, 100) }),
      ...(createdAt !== null && { created_at: createdAt }),
    },
  }
}

/** Turns a relation of mem0's graph, `{source, relationship, target}`, into a statement. */
function relation(value: unknown, line: number, { file }: ReadContext): Parsed {
  const { source, relationship, relation, target, destination } = asObject(value) ?? {}
  const words = [source, firstText(relationship, relation), firstText(target, destination)]
  if (!words.every((word) => typeof word === 'string'))
    return { kind: 'complaint', file, line, reason: 'is not a relation: source, relationship and target are expected' }
  const content = words.map((word) => String(word).replaceAll('_', ' ').trim()).join(' ')
  const metadata = boundedMetadata([['source_format', 'mem0']])
  return { kind: 'statement', file, line, memory: { content, metadata }, wordings: [] }
}
