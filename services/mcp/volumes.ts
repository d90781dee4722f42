import { name } from '@agent-memory/core/accounts/management-schemas'
import type { Permission } from '@agent-memory/core/accounts/principal'
import { nearestByName, volumesNamed } from '@agent-memory/core/accounts/volume-names'
import { accessibleVolumes } from '@agent-memory/core/accounts/volumes'
import { AppError, invalid } from '@agent-memory/core/errors'
import type { AccessibleVolume } from '@agent-memory/core/ports/accounts/volumes'
import { uuid } from '@agent-memory/core/schemas'
import { z } from 'zod'
import type { Exchange } from './exchange.js'

/** The fields of `accessibleVolumeAnswer` of core, with descriptions for a model. */
export const volumeShape = z.object({
  volume_id: uuid(),
  name: z.string(),
  type: z.string(),
  permissions: z.array(z.enum(['read', 'write'])).describe('What you can do in the volume.'),
})

/** Arguments that choose a volume. Most callers can leave out both, because they can access only one volume. */
export const volumeArguments = () => ({
  volume: name()
    .optional()
    .describe('Name of the volume, such as "Support". Optional if you can access only one volume.'),
  volume_id: uuid().optional().describe('Id of the volume, instead of its name.'),
})

/** The `volumeArguments` that a caller gave. */
export interface GivenVolume {
  volume?: string | undefined
  volume_id?: string | undefined
}

/** Whether the caller gave a volume, by its name or its id. */
export const isGiven = ({ volume, volume_id }: GivenVolume): boolean => volume !== undefined || volume_id !== undefined

/** Lists the volumes in which the caller has this permission, in order of creation. */
export const volumesWith = async ({ ports, caller }: Exchange, permission: Permission): Promise<AccessibleVolume[]> =>
  (await accessibleVolumes(ports, caller.principal)).filter(({ permissions }) => permissions.includes(permission))

/**
 * Returns the id of the given volume, without checking access to it. If no volume is given, returns the id of the only
 * volume in which the caller has this permission.
 * @throws AppError validation_failed if both a name and an id are given, if the name fits no volume or several volumes
 * that the caller can access, or if nothing is given and several volumes qualify; agent_not_authorized_for_volume if
 * nothing is given and no volume qualifies
 */
export async function resolveVolumeId(
  exchange: Exchange,
  { volume, volume_id }: GivenVolume,
  permission: Permission,
): Promise<string> {
  if (volume !== undefined && volume_id !== undefined)
    throw invalid('volume', 'cannot be given together with volume_id')
  if (volume_id !== undefined) return volume_id
  if (volume !== undefined) return idOfNamed(exchange, volume)
  const [only, ...others] = await volumesWith(exchange, permission)
  if (only === undefined) {
    const sentence = `You have ${permission} access to no volume. An owner, admin or developer of the organization can give an agent access to a volume with POST /agent/connect.`
    throw new AppError('agent_not_authorized_for_volume', sentence)
  }
  if (others.length > 0) {
    const choice = listOf([only, ...others])
    throw invalid(
      'volume',
      `is required, because you have ${permission} access to ${others.length + 1} volumes: ${choice}`,
    )
  }
  return only.volumeId
}

/** Maximum number of volumes named in an error. */
const MOST_NAMED = 10

/**
 * Returns the id of the named volume among all that the caller can access. The caller's permission is checked later.
 */
async function idOfNamed({ ports, caller }: Exchange, given: string): Promise<string> {
  const volumes = await accessibleVolumes(ports, caller.principal)
  const [found, ...others] = await volumesNamed(volumes, given)
  if (found === undefined) throw invalid('volume', unknownName(volumes, given))
  if (others.length > 0) throw invalid('volume', ambiguousName([found, ...others]))
  return found.volumeId
}

const ambiguousName = (found: readonly AccessibleVolume[]): string =>
  `is the name of ${found.length} volumes, so give volume_id instead: ${listOf(found)}`

function unknownName(volumes: readonly AccessibleVolume[], given: string): string {
  if (volumes.length === 0) return 'is not the name of a volume that you can access, because you can access no volume'
  const nearest = listOf(nearestByName(volumes, given, MOST_NAMED))
  return volumes.length > MOST_NAMED
    ? `is not the name of a volume that you can access; the most similar names are ${nearest}; list_volumes lists all volumes`
    : `is not the name of a volume that you can access; you can access ${nearest}`
}

/** Lists volumes by name and id. The names are quoted as JSON, because they are data that others wrote. */
function listOf(volumes: readonly AccessibleVolume[]): string {
  const shown = volumes.slice(0, MOST_NAMED).map(({ name, volumeId }) => `${JSON.stringify(name)} (${volumeId})`)
  const more = volumes.length - shown.length
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more, which list_volumes lists` : ''}`
}
