import { AppError, invalid } from '@agent-memory/core/errors'
import type { AccessibleVolume } from '@agent-memory/core/ports/volumes'
import type { Permission } from '@agent-memory/core/principal'
import { uuid } from '@agent-memory/core/schemas'
import { accessibleVolumes } from '@agent-memory/core/volumes'
import { z } from 'zod'
import type { Exchange } from './exchange.js'

/** As `accessibleVolumeAnswer` of core has it, described for a model. */
export const volumeShape = z.object({
  volume_id: uuid(),
  name: z.string(),
  type: z.string(),
  permissions: z.array(z.enum(['read', 'write'])).describe('What this key may do in the volume.'),
})

/** The argument that most callers can leave out. */
export const optionalVolumeId = () =>
  uuid()
    .optional()
    .describe('Which volume, by its id from list_volumes. May be left out when this key reaches only one.')

/** The volumes in which the caller may do this, in order of creation. */
export const volumesWith = async ({ ports, caller }: Exchange, permission: Permission): Promise<AccessibleVolume[]> =>
  (await accessibleVolumes(ports, caller.principal)).filter(({ permissions }) => permissions.includes(permission))

/**
 * The volume given, which is yet to be authorized, else the only one in which the caller may do this.
 * @throws AppError validation_failed for several, agent_not_authorized_for_volume for none
 */
export async function volumeMeant(
  exchange: Exchange,
  given: string | undefined,
  permission: Permission,
): Promise<string> {
  if (given !== undefined) return given
  const [only, ...others] = await volumesWith(exchange, permission)
  if (only === undefined) {
    const sentence = `This key may ${permission} in no volume; its owner connects agents to volumes by POST /agent/connect.`
    throw new AppError('agent_not_authorized_for_volume', sentence)
  }
  if (others.length > 0) {
    const count = others.length + 1
    throw invalid('volume_id', `is required, for this key reaches ${count} volumes: call list_volumes and choose one`)
  }
  return only.volumeId
}
