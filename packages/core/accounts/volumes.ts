import { randomUUID } from 'node:crypto'
import { AppError } from '../errors.js'
import type { Listed, Page } from '../paging.js'
import type { ProjectStore } from '../ports/accounts/people.js'
import type {
  AccessibleVolume,
  VolumeChanges,
  VolumeReach,
  VolumeRecord,
  VolumeStore,
  VolumeType,
} from '../ports/accounts/volumes.js'
import { authorize, decide, permissionsOn } from './access.js'
import { authorizedVolume, reachOf, type VolumeAccess } from './authorized-volume.js'
import { listReach } from './list-reach.js'
import { type Principal, userOf } from './principal.js'

export interface VolumePorts {
  volumes: VolumeStore
  projects: Pick<ProjectStore, 'find'>
}

/** @throws AppError project_not_found, forbidden */
export const createVolume = async (
  { volumes, projects }: VolumePorts,
  principal: Principal,
  { name, projectId, type }: { name: string; projectId: string; type: VolumeType },
): Promise<VolumeRecord> => {
  const project = await projects.find(projectId)
  authorize(principal, 'create_volumes', 'project', project)
  const createdBy = userOf(principal)
  return volumes.create({ volumeId: randomUUID(), orgId: project.orgId, projectId, name, type, createdBy })
}

/**
 * Lists the volumes that the caller can reach, restricted to the given organization or project.
 * @throws AppError forbidden for an agent's key, organization_not_found, project_not_found
 */
export const listVolumes = async (
  { volumes, projects }: VolumePorts,
  principal: Principal,
  { orgId, projectId }: { orgId: string | undefined; projectId: string | undefined },
  page: Page,
): Promise<Listed<VolumeRecord>> => {
  const reach = listReach(principal, orgId)
  if (projectId === undefined) return volumes.list(reach, page)
  const found = await projects.find(projectId)
  const project = found !== null && reach.orgIds.includes(found.orgId) ? found : null
  authorize(principal, 'see', 'project', project)
  return volumes.list({ orgIds: [project.orgId], projectId }, page)
}

/** @throws AppError volume_not_found */
export const getVolume = (
  { volumes }: Pick<VolumePorts, 'volumes'>,
  principal: Principal,
  volumeId: string,
): Promise<VolumeReach> => authorizedVolume({ volumes }, principal, 'see', volumeId)

/** @throws AppError volume_not_found, forbidden */
export const updateVolume = async (
  { volumes }: Pick<VolumePorts, 'volumes'>,
  principal: Principal,
  volumeId: string,
  changes: VolumeChanges,
): Promise<VolumeRecord> => {
  const volume = await authorizedVolume({ volumes }, principal, 'change_volume', volumeId)
  const updated = await volumes.update(volume.orgId, volumeId, changes)
  if (updated === null) throw gone()
  return updated
}

/**
 * Deletes a volume; a job erases its contents. From now on every call answers as if the volume did not exist.
 * @throws AppError volume_not_found, forbidden
 */
export const deleteVolume = async (
  { volumes }: Pick<VolumePorts, 'volumes'>,
  principal: Principal,
  volumeId: string,
): Promise<VolumeRecord> => {
  const volume = await authorizedVolume({ volumes }, principal, 'change_volume', volumeId)
  if (!(await volumes.erase(volume.orgId, volumeId))) throw gone()
  return volume
}

const gone = () => new AppError('volume_not_found', 'You have no volume with this id.')

/** Returns the volumes that a caller can reach, with the caller's permissions; for an agent, the connected volumes. */
export const accessibleVolumes = async (
  { volumes }: { volumes: Pick<VolumeStore, 'listAll' | 'listConnected'> },
  principal: Principal,
): Promise<AccessibleVolume[]> => {
  const reached =
    principal.kind === 'key' && principal.agentId !== null
      ? await volumes.listConnected(principal.orgId, principal.agentId)
      : (await volumes.listAll(listReach(principal)))
          .map((volume) => ({ ...volume, permissions: null }))
          .filter((volume) => decide(principal, 'see', 'volume', volume) === 'allow')
  return reached.map((volume) => ({ ...volume, permissions: permissionsOn(principal, volume) }))
}

/**
 * Returns this volume with the caller's permissions on its memories.
 * @throws AppError volume_not_found
 */
export const accessibleVolume = async (
  ports: VolumeAccess,
  principal: Principal,
  volumeId: string,
): Promise<AccessibleVolume> => {
  const volume = await reachOf(ports, principal, volumeId)
  const permissions = volume ? permissionsOn(principal, volume) : []
  if (volume === null || permissions.length === 0) throw gone()
  return { ...volume, permissions }
}
