import type { VolumeReach, VolumeStore } from '../ports/accounts/volumes.js'
import { type Action, authorize, decide } from './access.js'
import { agentOf, type Principal } from './principal.js'

export interface VolumeAccess {
  volumes: Pick<VolumeStore, 'volumeForKey'>
}

/**
 * Returns the volume with the calling agent's permissions, without authorizing the caller; null if there is no such
 * volume.
 */
export const reachOf = (
  { volumes }: VolumeAccess,
  principal: Principal,
  volumeId: string,
): Promise<VolumeReach | null> => volumes.volumeForKey(volumeId, agentOf(principal))

/**
 * Fetches a volume and authorizes the caller: the entry point for all work on a volume.
 * @throws AppError agent_not_authorized_for_volume for memory actions; else volume_not_found, forbidden
 */
export const authorizedVolume = async (
  ports: VolumeAccess,
  principal: Principal,
  action: Action,
  volumeId: string,
): Promise<VolumeReach> => {
  const volume = await reachOf(ports, principal, volumeId)
  authorize(principal, action, 'volume', volume)
  return volume
}

/**
 * Like `authorizedVolume`, for several volumes in one round trip; returns them by id.
 * @throws AppError as `authorizedVolume`, if the action is not allowed on one of the volumes
 */
export const authorizedVolumes = async (
  { volumes }: { volumes: Pick<VolumeStore, 'volumesForKey'> },
  principal: Principal,
  action: Action,
  volumeIds: ReadonlySet<string>,
): Promise<Map<string, VolumeReach>> => {
  const reached = await volumes.volumesForKey([...volumeIds], agentOf(principal))
  const found = new Map(reached.map((volume) => [volume.volumeId, volume]))
  for (const volumeId of volumeIds) authorize(principal, action, 'volume', found.get(volumeId) ?? null)
  return found
}

/** Returns the ids of those volumes whose memories the caller can read now. */
export const readableVolumes = async (
  { volumes }: { volumes: Pick<VolumeStore, 'volumesForKey'> },
  principal: Principal,
  volumeIds: readonly string[],
): Promise<Set<string>> => {
  const found = volumeIds.length === 0 ? [] : await volumes.volumesForKey(volumeIds, agentOf(principal))
  const readable = found.filter((volume) => decide(principal, 'read_memories', 'volume', volume) === 'allow')
  return new Set(readable.map(({ volumeId }) => volumeId))
}

/**
 * Returns the volume of a memory, document, write, forget request or webhook after authorizing the caller; pass null
 * for an object that does not exist.
 * @throws AppError `<name>_not_found`, also if the caller cannot reach the volume; agent_not_authorized_for_volume
 */
export const authorizedVolumeOf = async (
  ports: VolumeAccess,
  principal: Principal,
  action: Action,
  [name, held]: readonly ['memory' | 'document' | 'write' | 'forget' | 'webhook', { volumeId: string } | null],
): Promise<VolumeReach> => {
  const volume = held && (await reachOf(ports, principal, held.volumeId))
  authorize(principal, action, name, volume)
  return volume
}
