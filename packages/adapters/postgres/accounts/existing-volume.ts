import { NO_VOLUME_ACCESS } from '@agent-memory/core/accounts/access'
import { AppError } from '@agent-memory/core/errors'
import type { PoolClient } from 'pg'

/**
 * SQL condition: the volume of the row `alias` exists. While a volume is being erased, its rows are still there but the
 * volume is not. Needed in queries that do not start from an authorized volume.
 */
export const inExistingVolume = (alias: string): string =>
  `EXISTS (SELECT FROM volumes existing WHERE existing.volume_id = ${alias}.volume_id)`

/**
 * Locks the volume's row, so that its erasure begins only after the caller's transaction.
 * @throws AppError agent_not_authorized_for_volume if the volume was deleted after the caller was authorized
 */
export const lockExistingVolume = async (
  client: PoolClient,
  volumeId: string,
  mode: 'FOR KEY SHARE' | 'FOR NO KEY UPDATE',
): Promise<void> => {
  const { rowCount } = await client.query(`SELECT FROM volumes WHERE volume_id = $1 ${mode}`, [volumeId])
  if (rowCount === 0) throw new AppError('agent_not_authorized_for_volume', NO_VOLUME_ACCESS)
}
