import { type Action, authorize } from '../access.js'
import type { VolumeReach, VolumeStore } from '../ports/volumes.js'
import { agentOf, type Principal } from '../principal.js'

export interface VolumeAccess {
  volumes: Pick<VolumeStore, 'volumeForKey'>
}

/** The volume as this caller meets it, yet to be authorized; null for one that does not exist. */
export const reachOf = (
  { volumes }: VolumeAccess,
  principal: Principal,
  volumeId: string,
): Promise<VolumeReach | null> => volumes.volumeForKey(volumeId, agentOf(principal))

/**
 * Fetches a volume and lets the caller do this with it: whoever works on a volume begins here.
 * @throws AppError agent_not_authorized_for_volume for what is done with memories; else volume_not_found, forbidden
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
 * The same of several, in one round trip. Gives them by their ids.
 * @throws AppError as `authorizedVolume`, if any of them refuses
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

/**
 * The same for what lies in a volume, of which null says that there is none.
 * @throws AppError `<name>_not_found` also for one out of reach; agent_not_authorized_for_volume
 */
export const authorizedVolumeOf = async (
  ports: VolumeAccess,
  principal: Principal,
  action: Action,
  [name, held]: readonly ['memory' | 'document', { volumeId: string } | null],
): Promise<VolumeReach> => {
  const volume = held && (await reachOf(ports, principal, held.volumeId))
  authorize(principal, action, name, volume)
  return volume
}
