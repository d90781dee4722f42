import { authorizedVolume, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { VolumeReach } from '../ports/volumes.js'
import type { Principal } from '../principal.js'
import type { FoundMemory } from './current-hits.js'
import { type FindPorts, findMemories, type Question } from './find/find.js'
import { CANDIDATES_PER_LEG } from './rank.js'

export type QueryPorts = FindPorts & VolumeAccess

/** `limit`: 1 to 50. */
export interface QueryCall extends Omit<Question, 'mode' | 'perLeg' | 'place'> {
  principal: Principal
  volumeId: string
}

/**
 * The memories that pass the filters and answer a query, best first, each scoring above 0.3. Whatever a writer was told of before the caller
 * was let in is found.
 * @throws AppError agent_not_authorized_for_volume; service_unavailable when PostgreSQL or the embedder is away
 */
export const queryMemories = async (
  ports: QueryPorts,
  { principal, volumeId, ...question }: QueryCall,
): Promise<FoundMemory[]> => {
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return answersIn(volume, ports, question)
}

/** As `queryMemories`, of a volume that the caller may read. */
export const answersIn = (
  volume: VolumeReach,
  ports: FindPorts,
  question: Omit<Question, 'mode' | 'perLeg' | 'place'>,
): Promise<FoundMemory[]> => findMemories(ports, volume, { ...question, mode: 'hybrid', perLeg: CANDIDATES_PER_LEG })
