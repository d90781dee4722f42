import type { Author } from '@agent-memory/core/accounts/principal'
import type { Rotation } from '@agent-memory/core/ports/accounts/keys'
import type { PoolClient } from 'pg'
import { auditAccount } from './account-audit.js'

/**
 * Adds a new secret to a key. With a grace period of 0 seconds, the old secrets are deleted at once. Otherwise they
 * expire when the grace period ends, or sooner if an earlier rotation set a sooner time. The caller must lock the key's
 * row, which serializes rotations.
 */
export const replaceSecret = async (client: PoolClient, keyId: string, rotation: Rotation): Promise<void> => {
  const { secretHash, graceSeconds } = rotation
  await client.query('DELETE FROM key_secrets WHERE key_id = $1 AND ($2 = 0 OR valid_until <= now())', [
    keyId,
    graceSeconds,
  ])
  // The current secret's valid_until is NULL, which LEAST ignores, so it becomes the end of the grace period.
  await client.query(
    'UPDATE key_secrets SET valid_until = LEAST(valid_until, now() + make_interval(secs => $2)) WHERE key_id = $1',
    [keyId, graceSeconds],
  )
  await client.query('INSERT INTO key_secrets (secret_hash, key_id) VALUES ($1, $2)', [secretHash, keyId])
}

/** Deletes all secrets of a key that is being revoked, so that none of them can work again. */
export const dropSecrets = async (client: PoolClient, keyId: string): Promise<void> => {
  await client.query('DELETE FROM key_secrets WHERE key_id = $1', [keyId])
}

/**
 * Revokes a key for good and deletes its secrets. `where` is a condition on `api_keys` that at most one key meets.
 * Returns false if no key meets the condition or the key is already revoked.
 */
export const revokeOne = async (
  client: PoolClient,
  { where, values }: { where: string; values: string[] },
  by: Author,
): Promise<boolean> => {
  const { rows } = await client.query<{ key_id: string; org_id: string }>(
    `UPDATE api_keys SET revoked_at = now() WHERE ${where} AND revoked_at IS NULL RETURNING key_id, org_id`,
    values,
  )
  const [key] = rows
  if (key === undefined) return false
  await dropSecrets(client, key.key_id)
  await auditAccount(client, { orgId: key.org_id, by, action: 'key.revoked', subjectId: key.key_id })
  return true
}

/**
 * Revokes a user's live keys for good, in one organization or, with `orgId: null`, in all organizations. The audit logs
 * name `by`, or the user if `by` is null.
 */
export const revokeLiveKeys = async (
  client: PoolClient,
  { userId, orgId }: { userId: string; orgId: string | null },
  by: Author | null,
): Promise<void> => {
  // The keys are not deleted, because revoked keys are kept as records.
  await client.query(
    `WITH revoked AS (
       UPDATE api_keys SET revoked_at = now()
       WHERE user_id = $1 AND ($2::uuid IS NULL OR org_id = $2) AND kind = 'live' AND revoked_at IS NULL
       RETURNING key_id, org_id),
     noted AS (
       INSERT INTO audit_entries (org_id, action, subject_id, key_id, agent_id, agent, details)
       SELECT r.org_id, 'key.revoked', r.key_id, COALESCE($3, u.user_id), COALESCE($3, u.user_id),
         COALESCE($4, u.name, u.email), jsonb_build_object('kind', 'live')
       FROM revoked r, users u WHERE u.user_id = $1)
     DELETE FROM key_secrets USING revoked WHERE key_secrets.key_id = revoked.key_id`,
    [userId, orgId, by?.keyId ?? null, by?.name ?? null],
  )
}
