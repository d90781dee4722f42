import { isUnavailable } from '../errors.js'
import { type FactsPorts, factsOfQuery } from '../graph/facts-of-query.js'
import type { Edge } from '../ports/graph-store.js'
import type { FoundMemory } from './current-hits.js'
import { type QueryCall, type QueryPorts, queryMemories } from './query.js'

export interface QueryResults {
  found: FoundMemory[]
  /** Relationships of the graph around what the query names and the memories speak of; at most 50. */
  facts: Edge[]
  /** Parts that are empty because their store did not answer in time. */
  degraded: 'graph'[]
}

/**
 * What a query is answered with: memories, and what the graph knows around them. What was found is given whatever becomes
 * of the graph.
 * @throws AppError as `queryMemories`
 */
export const answerQuery = async (ports: QueryPorts & FactsPorts, call: QueryCall): Promise<QueryResults> => {
  const found = await queryMemories(ports, call)
  const { volumeId, query, filters, chunks } = call
  const around = { volumeId, query, filters, chunks, found: found.map(({ memory }) => memory.memoryId) }
  try {
    return { found, facts: await factsOfQuery(ports, around), degraded: [] }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { found, facts: [], degraded: ['graph'] }
  }
}
