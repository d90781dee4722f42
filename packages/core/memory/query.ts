import { authorizedVolume, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { VolumeReach } from '../ports/volumes.js'
import { onlyOrganizationOf, type Principal } from '../principal.js'
import type { FoundMemory } from './current-hits.js'
import { embeddedNow } from './find/embedded-now.js'
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
  const ahead = embeddedAhead(ports, principal, question)
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  return answersIn(volume, ahead, question)
}

/**
 * What to search with once the caller may read: the model has the text from now on, so that nothing waits for the volume's
 * round trip. Users wait for it, for only the volume tells in which organization's turn they are. Who is refused has spent
 * a turn of their own organization's.
 */
export const embeddedAhead = (
  ports: FindPorts,
  principal: Principal,
  { query, signal }: Pick<Question, 'query' | 'signal'>,
): FindPorts => {
  const tenant = onlyOrganizationOf(principal)
  return tenant === null ? ports : embeddedNow(ports, query, { signal, tenant })
}

/** As `queryMemories`, of a volume that the caller may read. */
export const answersIn = (
  volume: VolumeReach,
  ports: FindPorts,
  question: Omit<Question, 'mode' | 'perLeg' | 'place'>,
): Promise<FoundMemory[]> => findMemories(ports, volume, { ...question, mode: 'hybrid', perLeg: CANDIDATES_PER_LEG })
