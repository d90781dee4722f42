import { type MemoryFilters, passesNothing } from '@agent-memory/core/memory/filters'
import type { Database } from './database.js'

/** Collects the values of a statement: each becomes a parameter, so that no value is ever part of its text. */
export const openParameters = () => {
  const values: unknown[] = []
  return { values, add: (value: unknown): string => `$${values.push(value)}` }
}

export type Parameters = ReturnType<typeof openParameters>

/** Conditions, by what PostgreSQL must read to answer them. */
export interface FilterConditions {
  /** On columns of memories_in_order_of_creation. */
  ordered: string[]
  /** On memory_sources, or on columns of `m` that stand in the table alone. */
  others: string[]
}

/** What the filters ask of a memory `m` of the volume that is the parameter `volume`; `m` may be any relation with its columns. */
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
      ...(passesNothing(filters) ? ['false'] : []),
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
      ...when(entries, (json) => `m.metadata @> ${add(json)}::jsonb`),
    ],
  }
}

/** A volume of millions takes longer than statements otherwise may. */
const IDS_LIMIT_MS = 10_000

/** Ids of the current memories that pass, in no order, 16 bytes each: one value, so that no row is parsed. */
export const idsThatPass = async (
  database: Pick<Database, 'query'>,
  volumeId: string,
  filters: MemoryFilters,
): Promise<Uint8Array> => {
  const parameters = openParameters()
  const volume = `${parameters.add(volumeId)}::uuid`
  const { ordered, others } = conditionsOf(filters, volume, parameters)
  const conditions = [`m.volume_id = ${volume}`, `m.status = 'approved'`, ...ordered, ...others]
  const [row] = await database.query<{ ids: Uint8Array | null }>({
    text: `SELECT string_agg(uuid_send(memory_id), ''::bytea) AS ids FROM memories m WHERE ${conditions.join(' AND ')}`,
    values: parameters.values,
    query_timeout: IDS_LIMIT_MS,
  })
  return row?.ids ?? new Uint8Array()
}
