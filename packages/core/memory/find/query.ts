import { authorizedVolume, type VolumeAccess } from '../../accounts/authorized-volume.js'
import { onlyOrganizationOf, type Principal } from '../../accounts/principal.js'
import type { VolumeReach } from '../../ports/accounts/volumes.js'
import type { EmbedOptions } from '../../ports/memory/embedder.js'
import type { Searching } from '../../ports/memory/retrieval.js'
import type { FoundMemory } from './current-hits.js'
import { type FindPorts, findMemories, type Question } from './find.js'
import { CANDIDATES_PER_LEG } from './rank.js'
import { topicOf } from './topic.js'

/**
 * Returns ports for any number of searches with this query. Embeds the query once, starting now. A failure surfaces in
 * the search that awaits the vector; if no search awaits it, the failure is ignored.
 */
export const startEmbedding = <Ports extends { retrieval: Searching }>(
  ports: Ports,
  query: string,
  options: EmbedOptions,
): Omit<Ports, 'retrieval'> & { retrieval: Searching } => {
  const { embedder, index } = ports.retrieval()
  const vector = embedder.query(topicOf(query), options)
  vector.catch(() => {})
  return { ...ports, retrieval: () => ({ index, embedder: { query: () => vector } }) }
}

export type QueryPorts = FindPorts & VolumeAccess

/** The inherited `limit` is 1 to 50. */
export interface QueryCall extends Omit<Question, 'mode' | 'perLeg' | 'place'> {
  principal: Principal
  volumeId: string
}

/**
 * Returns the memories that pass the filters and answer a query, best first, each with a score above 0.3. Covers every
 * write that was confirmed before this call was authorized. Does not use the reranker: see rerank.ts.
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when PostgreSQL or the embedder is unavailable
 */
export const queryMemories = async (
  ports: QueryPorts,
  { principal, volumeId, ...question }: QueryCall,
): Promise<FoundMemory[]> => {
  const ahead = withQueryEmbedding(ports, principal, question)
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return answersIn(volume, ahead, question)
}

/**
 * Returns the ports to search with once the caller is authorized. Embedding starts now, while the volume is being
 * fetched, and costs the caller's own organization a turn even if the caller is then rejected. For a user, embedding
 * does not start yet: a user can be in several organizations, and only the volume tells whose turn to use.
 */
export const withQueryEmbedding = (
  ports: FindPorts,
  principal: Principal,
  { query, signal }: Pick<Question, 'query' | 'signal'>,
): FindPorts => {
  const tenant = onlyOrganizationOf(principal)
  return tenant === null ? ports : startEmbedding(ports, query, { signal, tenant })
}

/** Like `queryMemories`, for a volume that the caller has been authorized to read. */
export const answersIn = (
  volume: VolumeReach,
  ports: FindPorts,
  question: Omit<Question, 'mode' | 'perLeg' | 'place'>,
): Promise<FoundMemory[]> => findMemories(ports, volume, { ...question, mode: 'hybrid', perLeg: CANDIDATES_PER_LEG })
