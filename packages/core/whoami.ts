import { AppError } from './errors.js'
import type { KeyStore } from './ports/keys.js'
import type { AccessibleVolume } from './ports/volumes.js'
import type { KeyPrincipal } from './principal.js'
import { accessibleVolumes, type VolumePorts } from './volumes.js'

export interface WhoAmIPorts {
  keys: Pick<KeyStore, 'findOwn'>
  volumes: Pick<VolumePorts['volumes'], 'listAll' | 'listConnected'>
}

/** A key as its bearer may know it. */
export interface OwnKey {
  key: KeyPrincipal
  apiKeyPrefix: string
  expiresAt: Date | null
  volumes: AccessibleVolume[]
}

/**
 * What a key is, and what it reaches.
 * @throws AppError invalid_api_key when it was revoked meanwhile
 */
export const whoAmI = async (ports: WhoAmIPorts, key: KeyPrincipal): Promise<OwnKey> => {
  const [record, volumes] = await Promise.all([ports.keys.findOwn(key.orgId, key.keyId), accessibleVolumes(ports, key)])
  if (record === null) throw new AppError('invalid_api_key', 'This API key was just revoked.')
  return { key, apiKeyPrefix: record.apiKeyPrefix, expiresAt: record.expiresAt, volumes }
}
