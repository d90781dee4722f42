import type { MemoryFilters } from '@agent-memory/core/memory/find/filters'
import type { Memory } from '@agent-memory/core/memory/types'
import { type Listed, listed, type Page } from '@agent-memory/core/paging'
import type { Database } from '../connection/database.js'
import type { Query } from '../connection/query.js'
import { OF_VISIBLE_DOCUMENT } from '../documents/document-rows.js'
import { conditionsOf, openParameters, statusOf } from './memory-filters.js'
import { MEMORY_COLUMNS, type MemoryRow, toMemory } from './memory-rows.js'

/** How many memories are searched in order of creation before the filters' indexes are used instead. */
const NEAREST = 1_000
/** Listing a volume with millions of memories takes longer than the normal statement limit. */
const PAGE_LIMIT_MS = 20_000

/**
 * Selects current memories that match the filters, newest first. Frequent matches are found among the newest memories,
 * rare matches through the filter's index. The planner would choose wrongly by itself, because it assumes that matches
 * are spread evenly.
 */
export const listMemories = async (
  database: Pick<Database, 'query'>,
  volumeId: string,
  filters: MemoryFilters,
  page: Page,
): Promise<Listed<Memory>> => {
  const [first, second] = statements(volumeId, filters, page)
  const rows = await database.query<MemoryRow>(first)
  const all = second === undefined || rows.length > page.limit ? rows : await database.query<MemoryRow>(second)
  const { items, next } = listed(all, page, (row) => ({ createdAt: row.created_at, id: row.memory_id }))
  return { items: items.map(toMemory), next }
}

/** Returns one statement if the creation-order index suffices; else two, for the newest memories and then for all. */
const statements = (volumeId: string, filters: MemoryFilters, { limit, after }: Page): [Query, Query?] => {
  const parameters = openParameters()
  const volume = `${parameters.add(volumeId)}::uuid`
  const count = parameters.add(limit + 1)
  const { ordered, others } = conditionsOf(filters, volume, parameters)
  const current = [`volume_id = ${volume}`, statusOf(filters)]
  // Document chunks are listed only if the filters ask for their document or for flagged memories.
  const hasChunks = filters.documentId !== undefined || filters.flagged === true
  current.push(hasChunks ? OF_VISIBLE_DOCUMENT : 'document_id IS NULL')
  if (after !== null)
    current.push(
      `(created_at, memory_id) < (${parameters.add(after.createdAt)}::timestamptz, ${parameters.add(after.id)}::uuid)`,
    )
  const within = (relation: string, conditions: readonly string[]): Query => ({
    text: `
      SELECT ${MEMORY_COLUMNS} FROM (
        SELECT memory_id FROM ${relation} AS m${conditions.length === 0 ? '' : ` WHERE ${conditions.join(' AND ')}`}
        ORDER BY created_at DESC, memory_id DESC LIMIT ${count}) AS page
      JOIN memories m USING (memory_id) ORDER BY m.created_at DESC, m.memory_id DESC`,
    values: parameters.values,
    query_timeout: PAGE_LIMIT_MS,
  })
  if (others.length === 0) return [within('memories', [...current, ...ordered])]
  const nearest = `(
    SELECT memory_id, created_at, memory_type, category, event_date, event_date_source, metadata, document_id,
      flag_reason, valid_to
    FROM memories AS m
    WHERE ${current.join(' AND ')} ORDER BY created_at DESC, memory_id DESC LIMIT ${NEAREST})`
  // OFFSET 0 keeps the planner from scanning in order of creation again.
  const all = `(
    SELECT memory_id, created_at FROM memories AS m
    WHERE ${[...current, ...ordered, ...others].join(' AND ')} OFFSET 0)`
  return [within(nearest, [...ordered, ...others]), within(all, [])]
}
