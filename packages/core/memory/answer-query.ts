import { authorizedVolume } from '../accounts/authorized-volume.js'
import { isUnavailable } from '../errors.js'
import { aroundNames, type FactsPorts, factsOfQuery } from '../graph/facts-of-query.js'
import type { Edge } from '../ports/graph-store.js'
import type { FoundMemory } from './current-hits.js'
import { answersIn, embeddedAhead, type QueryCall, type QueryPorts } from './query.js'

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
  const { principal, volumeId, ...question } = call
  const ahead = embeddedAhead(ports, principal, question)
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  const finding = answersIn(volume, ahead, { ...question, nodes: true })
  // Read while the text is embedded, which takes longest and so begins first. A failure is met below, or by nobody where
  // the query itself fails.
  const named = aroundNames(ports, call)
  named.catch(() => {})
  const found = await finding
  try {
    const told = found.flatMap(({ memory }) => memory.nodes.toSorted())
    return { found, facts: await factsOfQuery(ports, call, await named, told), degraded: [] }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { found, facts: [], degraded: ['graph'] }
  }
}
