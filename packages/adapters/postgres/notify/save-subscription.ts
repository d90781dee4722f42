import { AppError } from '@agent-memory/core/errors'
import { WEBHOOKS } from '@agent-memory/core/limits'
import type { NewSubscription, SealFor } from '@agent-memory/core/ports/notify/subscriptions'
import type { PoolClient } from 'pg'

/**
 * Inserts or updates a subscription in the caller's transaction; returns its id.
 * @throws AppError conflict when there are too many
 */
export const saveSubscription = async (
  client: PoolClient,
  subscription: NewSubscription,
  seal: SealFor | null,
): Promise<string> => {
  await lockCounted(client, subscription)
  const known = await update(client, subscription, seal)
  if (known !== null) return known
  await refuseTooMany(client, subscription)
  await insert(client, subscription, seal)
  return subscription.webhookId
}

/**
 * Lets the subscriptions of an organization, and those to a host, be saved one at a time, so that their count is right and
 * a secret is sealed for the row it is stored in. Everybody locks the organization first, so nobody deadlocks.
 */
const lockCounted = async (client: PoolClient, { orgId, host }: NewSubscription): Promise<void> => {
  for (const counted of [`webhooks of ${orgId}`, `webhooks to ${host}`]) {
    await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [counted])
  }
}

const UPDATE = `
  UPDATE webhook_subscriptions
  SET events = $2, status = 'active', disabled_reason = NULL, failing_since = NULL, updated_at = now(),
    secret = coalesce($3, secret),
    previous_secret = CASE WHEN $3::bytea IS NULL THEN previous_secret END,
    previous_until = CASE WHEN $3::bytea IS NULL THEN previous_until END
  WHERE webhook_id = $1`

/** Updates the key's subscription of this volume and URL; returns null if there is none. */
const update = async (
  client: PoolClient,
  { keyId, volumeId, url, events }: NewSubscription,
  seal: SealFor | null,
): Promise<string | null> => {
  const { rows } = await client.query<{ webhook_id: string }>(
    'SELECT webhook_id FROM webhook_subscriptions WHERE key_id = $1 AND volume_id = $2 AND url = $3 FOR UPDATE',
    [keyId, volumeId, url],
  )
  const [known] = rows
  if (known === undefined) return null
  await client.query(UPDATE, [known.webhook_id, events, seal === null ? null : seal(known.webhook_id)])
  return known.webhook_id
}

const COUNT = `
  SELECT count(*) FILTER (WHERE volume_id = $1)::int AS of_volume, count(*) FILTER (WHERE org_id = $2)::int AS of_organization,
    count(*) FILTER (WHERE host = $3)::int AS to_host
  FROM webhook_subscriptions WHERE volume_id = $1 OR org_id = $2 OR host = $3`

const refuseTooMany = async (client: PoolClient, { volumeId, orgId, host }: NewSubscription): Promise<void> => {
  type Counted = { of_volume: number; of_organization: number; to_host: number }
  const { rows } = await client.query<Counted>(COUNT, [volumeId, orgId, host])
  const [counted] = rows as [Counted]
  const { perVolume, perOrganization, perHost } = WEBHOOKS
  if (counted.of_volume >= perVolume) throw tooMany(`This volume has ${perVolume} webhooks`)
  if (counted.of_organization >= perOrganization) throw tooMany(`This organization has ${perOrganization} webhooks`)
  if (counted.to_host >= perHost) throw tooMany(`The host ${host} is called by ${perHost} webhooks`)
}

const tooMany = (fact: string): AppError =>
  new AppError(
    'conflict',
    `${fact}, which is the most. GET /agent/memory/subscriptions lists them with what was delivered; remove one that is not needed.`,
  )

const insert = (
  client: PoolClient,
  { webhookId, orgId, volumeId, keyId, url, host, events }: NewSubscription,
  seal: SealFor | null,
) =>
  client.query(
    `INSERT INTO webhook_subscriptions (webhook_id, org_id, volume_id, key_id, url, host, events, secret)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [webhookId, orgId, volumeId, keyId, url, host, events, seal === null ? null : seal(webhookId)],
  )
