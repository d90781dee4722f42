import type { Rotation } from '@agent-memory/core/ports/keys'
import type { PoolClient } from 'pg'

/**
 * Gives a key a new secret. The old ones die now, or after the grace at the latest: a second rotation never lengthens
 * the life that the first one left them. The caller holds the key's row, so that rotations stand in line.
 */
export const replaceSecret = async (client: PoolClient, keyId: string, rotation: Rotation): Promise<void> => {
  const { secretHash, graceSeconds } = rotation
  await client.query('DELETE FROM key_secrets WHERE key_id = $1 AND ($2 = 0 OR valid_until <= now())', [
    keyId,
    graceSeconds,
  ])
  // LEAST passes over NULL, so the secret that was current ends with the grace.
  await client.query(
    'UPDATE key_secrets SET valid_until = LEAST(valid_until, now() + make_interval(secs => $2)) WHERE key_id = $1',
    [keyId, graceSeconds],
  )
  await client.query('INSERT INTO key_secrets (secret_hash, key_id) VALUES ($1, $2)', [secretHash, keyId])
}

/** What is revoked has no secrets left: nothing can revive them. */
export const dropSecrets = async (client: PoolClient, keyId: string): Promise<void> => {
  await client.query('DELETE FROM key_secrets WHERE key_id = $1', [keyId])
}
