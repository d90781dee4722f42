import { AppError } from '../../errors.js'
import type { KeyStore } from '../../ports/accounts/keys.js'
import type { AccessibleVolume } from '../../ports/accounts/volumes.js'
import type { KeyPrincipal } from '../principal.js'
import { accessibleVolumes, type VolumePorts } from '../volumes.js'

export interface WhoAmIPorts {
  keys: Pick<KeyStore, 'findOwn'>
  volumes: Pick<VolumePorts['volumes'], 'listAll' | 'listConnected'>
}

/** The data about a key that its bearer may see. */
export interface OwnKey {
  key: KeyPrincipal
  apiKeyPrefix: string
  expiresAt: Date | null
  volumes: AccessibleVolume[]
}

/**
 * Returns a key with the volumes it can reach.
 * @throws AppError invalid_api_key when the key was revoked in the meantime
 */
export const whoAmI = async (ports: WhoAmIPorts, key: KeyPrincipal): Promise<OwnKey> => {
  const [record, volumes] = await Promise.all([ports.keys.findOwn(key.orgId, key.keyId), accessibleVolumes(ports, key)])
  if (record === null) throw new AppError('invalid_api_key', 'This API key was just revoked.')
  return { key, apiKeyPrefix: record.apiKeyPrefix, expiresAt: record.expiresAt, volumes }
}
