import { authorizedVolume } from '../../accounts/authorized-volume.js'
import { isUnavailable } from '../../errors.js'
import { aroundNames, type FactsPorts, factsOfQuery, namedIn } from '../../graph/facts-of-query.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { Edge } from '../../ports/graph/graph-store.js'
import type { FoundMemory } from './current-hits.js'
import type { FindPorts } from './find.js'
import { answersIn, type QueryCall, type QueryPorts, withQueryEmbedding } from './query.js'

export interface QueryResults {
  found: FoundMemory[]
  /** Graph relationships around the entities that the query and the memories mention; at most 50. */
  facts: Edge[]
  /** Parts that are empty because their store did not answer in time. */
  degraded: 'graph'[]
}

/**
 * Answers a query with memories and the graph facts around them. If the graph is unavailable, the memories are still
 * returned.
 * @throws AppError as `queryMemories`
 */
export const answerQuery = async (ports: QueryPorts & FactsPorts, call: QueryCall): Promise<QueryResults> => {
  const { principal, volumeId, ...question } = call
  const ahead = withQueryEmbedding(ports, principal, question)
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return resultsIn(volume, { ...ports, ...ahead }, question)
}

/** Like `answerQuery`, for a volume that the caller has been authorized to read. */
export const resultsIn = async (
  volume: VolumeReach,
  ports: FindPorts & FactsPorts,
  question: Omit<QueryCall, 'principal' | 'volumeId'>,
): Promise<QueryResults> => {
  const call = { ...question, volumeId: volume.volumeId }
  const finding = answersIn(volume, ports, { ...question, nodes: true })
  // Read while the text is being embedded, which takes longest and so starts first. A failure surfaces at the await
  // below, and is ignored if the query itself fails.
  const named = namedIn(ports, call).then((nodes) => aroundNames(ports, call, nodes))
  named.catch(() => {})
  const found = await finding
  try {
    const mentioned = found.flatMap(({ memory }) => memory.nodes.toSorted())
    return { found, facts: await factsOfQuery(ports, call, await named, mentioned), degraded: [] }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { found, facts: [], degraded: ['graph'] }
  }
}
