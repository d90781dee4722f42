import { authorizedVolume } from '../../accounts/authorized-volume.js'
import { isUnavailable } from '../../errors.js'
import { aroundNames, type FactsPorts, factsOfQuery, namedIn } from '../../graph/facts-of-query.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { Edge } from '../../ports/graph/graph-store.js'
import type { Degradation } from '../types.js'
import type { FoundMemory } from './current-hits.js'
import type { FindPorts } from './find.js'
import { answersIn, type QueryCall, type QueryPorts, withQueryEmbedding } from './query.js'
import { findReranked, type RerankPorts } from './rerank.js'

export interface QueryResults {
  found: FoundMemory[]
  /**
   * Graph relationships of the entities that the query names or, if it names none, that the memories mention: at most
   * 50.
   */
  facts: Edge[]
  degraded: Degradation[]
}

export type AnswerQueryPorts = QueryPorts & FactsPorts & RerankPorts

/**
 * Answers a query with memories and graph facts. If there is a reranker, it chooses and orders the memories. If the
 * graph is unavailable, the memories are still returned.
 * @throws AppError as `queryMemories`
 */
export const answerQuery = async (ports: AnswerQueryPorts, call: QueryCall): Promise<QueryResults> => {
  const { principal, volumeId, ...question } = call
  const ahead = withQueryEmbedding(ports, principal, question)
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return resultsIn(volume, { ...ports, ...ahead }, question)
}

/** Like `answerQuery`, for a volume that the caller has been authorized to read. */
export const resultsIn = async (
  volume: VolumeReach,
  ports: FindPorts & FactsPorts & RerankPorts,
  question: Omit<QueryCall, 'principal' | 'volumeId'>,
): Promise<QueryResults> => {
  const call = { ...question, volumeId: volume.volumeId }
  const finding = findReranked(ports, question, (limit) =>
    answersIn(volume, ports, { ...question, limit, nodes: true }),
  )
  // Read the graph while the text is embedded. Embedding takes longest, so it starts first. A failure of the graph
  // surfaces at `await named`, and is ignored if the query itself fails.
  const named = namedIn(ports, call).then((nodes) => aroundNames(ports, call, nodes))
  named.catch(() => {})
  const { found, degraded } = await finding
  try {
    const mentioned = found.flatMap(({ memory }) => memory.nodes.toSorted())
    return { found, facts: await factsOfQuery(ports, call, await named, mentioned), degraded }
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return { found, facts: [], degraded: ['graph', ...degraded] }
  }
}
