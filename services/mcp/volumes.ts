import type { Permission } from '@agent-memory/core/accounts/principal'
import { accessibleVolumes } from '@agent-memory/core/accounts/volumes'
import { AppError, invalid } from '@agent-memory/core/errors'
import type { AccessibleVolume } from '@agent-memory/core/ports/accounts/volumes'
import { uuid } from '@agent-memory/core/schemas'
import { z } from 'zod'
import type { Exchange } from './exchange.js'

/** Like `accessibleVolumeAnswer` of core, described for a model. */
export const volumeShape = z.object({
  volume_id: uuid(),
  name: z.string(),
  type: z.string(),
  permissions: z.array(z.enum(['read', 'write'])).describe('What this key can do in the volume.'),
})

/** Makes an argument that most callers can leave out, because their key can access only one volume. */
export const optionalVolumeId = () =>
  uuid().optional().describe('Id of the volume, from list_volumes. Optional if this key can access only one.')

/** Lists the volumes in which the caller has this permission, in order of creation. */
export const volumesWith = async ({ ports, caller }: Exchange, permission: Permission): Promise<AccessibleVolume[]> =>
  (await accessibleVolumes(ports, caller.principal)).filter(({ permissions }) => permissions.includes(permission))

/**
 * Returns the given volume id without checking access to it; without a given id, that of the only volume in which the
 * caller has this permission.
 * @throws AppError validation_failed if several volumes qualify, agent_not_authorized_for_volume if none does
 */
export async function resolveVolumeId(
  exchange: Exchange,
  given: string | undefined,
  permission: Permission,
): Promise<string> {
  if (given !== undefined) return given
  const [only, ...others] = await volumesWith(exchange, permission)
  if (only === undefined) {
    const sentence = `This key cannot ${permission} in any volume; its owner connects agents with POST /agent/connect.`
    throw new AppError('agent_not_authorized_for_volume', sentence)
  }
  if (others.length > 0) {
    const count = others.length + 1
    throw invalid('volume_id', `is required, as this key can access ${count} volumes: call list_volumes and choose one`)
  }
  return only.volumeId
}
