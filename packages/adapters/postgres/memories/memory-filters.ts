import { type MemoryFilters, readsHistory } from '@agent-memory/core/memory/find/filters'
import type { Database } from '../connection/database.js'
import { sinceOf } from './changes/memory-changes.js'

/** Collects a statement's values as parameters, so that no value ever becomes part of its text. */
export const openParameters = () => {
  const values: unknown[] = []
  return { values, add: (value: unknown): string => `$${values.push(value)}` }
}

export type Parameters = ReturnType<typeof openParameters>

/** The condition for the status that the filters ask for. */
export const statusOf = (filters: MemoryFilters): string =>
  readsHistory(filters) ? `m.status IN ('approved', 'superseded')` : `m.status = 'approved'`

/** Conditions, grouped by what PostgreSQL must read to evaluate them. */
export interface FilterConditions {
  /** Conditions on columns of the index memories_in_order_of_creation. */
  ordered: string[]
  /** Conditions that need more than that index: memory_sources, or columns that only the table memories has. */
  others: string[]
}

/**
 * Builds the filters' SQL conditions on `m`, which can be any relation with a memory's columns. `volume`: the parameter
 * with the volume's id.
 */
export const conditionsOf = (
  filters: MemoryFilters,
  volume: string,
  { add }: Pick<Parameters, 'add'>,
): FilterConditions => {
  const when = <Value>(value: Value | undefined, condition: (value: Value) => string): string[] =>
    value === undefined ? [] : [condition(value)]
  const { memoryTypes, categories, from, until, metadata } = filters
  const entries = metadata && Object.keys(metadata).length > 0 ? JSON.stringify(metadata) : undefined
  const source = [
    ...when(filters.agent, (agent) => `s.agent = ${add(agent)}`),
    ...when(filters.agentId, (agentId) => `s.agent_id = ${add(agentId)}::uuid`),
    ...when(filters.userId, (userId) => `s.user_id = ${add(userId)}`),
    ...when(filters.sessionId, (sessionId) => `s.session_id = ${add(sessionId)}`),
  ]
  return {
    ordered: [
      ...when(memoryTypes, (types) => `m.memory_type = ANY(${add(types)}::text[])`),
      ...when(categories, (names) => `m.category = ANY(${add(names)}::text[])`),
      ...when(from, (moment) => `m.event_date >= ${add(moment)}::timestamptz`),
      ...when(filters.documentId, (documentId) => `m.document_id = ${add(documentId)}::uuid`),
      ...when(until, (moment) => `m.event_date < ${add(moment)}::timestamptz`),
    ],
    others: [
      ...(source.length === 0
        ? []
        : [
            `EXISTS (SELECT FROM memory_sources s WHERE s.memory_id = m.memory_id AND s.volume_id = ${volume}
               AND ${source.join(' AND ')})`,
          ]),
      ...when(filters.flagged, (flagged) => `m.flag_reason IS ${flagged ? 'NOT ' : ''}NULL`),
      ...when(filters.asOf, (moment) => held(add(moment))),
      ...when(entries, (json) => `m.metadata @> ${add(json)}::jsonb`),
    ],
  }
}

const held = (moment: string): string =>
  `${sinceOf('m')} <= ${moment}::timestamptz AND (m.valid_to IS NULL OR m.valid_to > ${moment}::timestamptz)`

/** Reading the ids of millions of memories takes longer than the normal statement limit. */
const IDS_LIMIT_MS = 10_000

/**
 * Returns the ids of the matching memories, unordered, 16 bytes each: a single value, so that no rows have to be
 * parsed.
 */
export const idsThatPass = async (
  database: Pick<Database, 'query'>,
  volumeId: string,
  filters: MemoryFilters,
): Promise<Uint8Array> => {
  const parameters = openParameters()
  const volume = `${parameters.add(volumeId)}::uuid`
  const { ordered, others } = conditionsOf(filters, volume, parameters)
  const conditions = [`m.volume_id = ${volume}`, statusOf(filters), ...ordered, ...others]
  const [row] = await database.query<{ ids: Uint8Array | null }>({
    text: `SELECT string_agg(uuid_send(memory_id), ''::bytea) AS ids FROM memories m WHERE ${conditions.join(' AND ')}`,
    values: parameters.values,
    query_timeout: IDS_LIMIT_MS,
  })
  return row?.ids ?? new Uint8Array()
}
