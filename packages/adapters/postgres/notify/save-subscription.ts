import { AppError } from '@agent-memory/core/errors'
import { WEBHOOKS } from '@agent-memory/core/limits'
import type { NewSubscription, SealFor } from '@agent-memory/core/ports/notify/subscriptions'
import type { PoolClient } from 'pg'
import { machineOfHost } from '../../webhooks/machines.js'

/**
 * Inserts or updates a subscription in the caller's transaction; returns its id.
 * @throws AppError conflict when the volume or the organization has too many webhooks, or when the organization has too
 * many active webhooks to the host
 */
export const saveSubscription = async (
  client: PoolClient,
  subscription: NewSubscription,
  seal: SealFor | null,
): Promise<string> => {
  await lockCounted(client, subscription.orgId)
  const known = await findKnown(client, subscription)
  if (known === null) await refuseTooMany(client, subscription)
  await refuseTooManyToHost(client, { ...subscription, webhookId: known ?? subscription.webhookId })
  if (known === null) await insert(client, subscription, seal)
  else await client.query(UPDATE, [known, subscription.events, seal === null ? null : seal(known)])
  return known ?? subscription.webhookId
}

/**
 * Makes a subscription active again in the caller's transaction; returns false if it does not exist.
 * @throws AppError conflict when the organization has too many active webhooks to the host
 */
export const activate = async (client: PoolClient, volumeId: string, webhookId: string): Promise<boolean> => {
  const { rows } = await client.query<{ org_id: string; host: string }>(
    'SELECT org_id, host FROM webhook_subscriptions WHERE volume_id = $1 AND webhook_id = $2 AND key_id IS NOT NULL',
    [volumeId, webhookId],
  )
  const [found] = rows
  if (found === undefined) return false
  await lockCounted(client, found.org_id)
  await refuseTooManyToHost(client, { orgId: found.org_id, host: found.host, webhookId })
  return (await client.query(ACTIVATE, [webhookId])).rowCount === 1
}

const ACTIVATE = `
  UPDATE webhook_subscriptions SET status = 'active', disabled_reason = NULL, failing_since = NULL, updated_at = now()
  WHERE webhook_id = $1 AND key_id IS NOT NULL`

/**
 * Serializes saves of an organization's subscriptions, so that their count is right and a secret is sealed for the row
 * that it is stored in.
 */
const lockCounted = (client: PoolClient, orgId: string) =>
  client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks of ${orgId}`])

const UPDATE = `
  UPDATE webhook_subscriptions
  SET events = $2, status = 'active', disabled_reason = NULL, failing_since = NULL, updated_at = now(),
    secret = coalesce($3, secret),
    previous_secret = CASE WHEN $3::bytea IS NULL THEN previous_secret END,
    previous_until = CASE WHEN $3::bytea IS NULL THEN previous_until END
  WHERE webhook_id = $1`

/** Returns the id of the subscription with this API key, volume and URL; null if there is none. */
const findKnown = async (client: PoolClient, { keyId, volumeId, url }: NewSubscription): Promise<string | null> => {
  const { rows } = await client.query<{ webhook_id: string }>(
    'SELECT webhook_id FROM webhook_subscriptions WHERE key_id = $1 AND volume_id = $2 AND url = $3 FOR UPDATE',
    [keyId, volumeId, url],
  )
  return rows[0]?.webhook_id ?? null
}

/** A webhook without a key does not count: its volume is being erased. */
const COUNT = `
  SELECT count(*) FILTER (WHERE volume_id = $1)::int AS of_volume, count(*)::int AS of_organization
  FROM webhook_subscriptions WHERE org_id = $2 AND key_id IS NOT NULL`

const refuseTooMany = async (client: PoolClient, { volumeId, orgId }: NewSubscription): Promise<void> => {
  const { rows } = await client.query<{ of_volume: number; of_organization: number }>(COUNT, [volumeId, orgId])
  const [counted] = rows as [(typeof rows)[0]]
  const { perVolume, perOrganization } = WEBHOOKS
  if (counted.of_volume >= perVolume) throw tooMany(`This volume has ${perVolume} webhooks`)
  if (counted.of_organization >= perOrganization) throw tooMany(`This organization has ${perOrganization} webhooks`)
}

/** Counts the organization's active webhooks to each host, except the one about to be activated. */
const COUNT_BY_HOST = `
  SELECT host, count(*)::int AS webhooks FROM webhook_subscriptions
  WHERE org_id = $1 AND status = 'active' AND webhook_id <> $2 GROUP BY host`

/**
 * The IP addresses of one machine count as one host. Each host name counts as a host of its own, because the addresses
 * that it resolves to can change at any time.
 */
const refuseTooManyToHost = async (
  client: PoolClient,
  { orgId, host, webhookId }: Pick<NewSubscription, 'orgId' | 'host' | 'webhookId'>,
): Promise<void> => {
  const { rows } = await client.query<{ host: string; webhooks: number }>(COUNT_BY_HOST, [orgId, webhookId])
  const machine = machineOfHost(host)
  const toHost = rows.reduce((sum, row) => sum + (machineOfHost(row.host) === machine ? row.webhooks : 0), 0)
  const { perHost } = WEBHOOKS
  if (toHost < perHost) return
  throw tooMany(`This organization has ${perHost} active webhooks to the host ${host}`)
}

const tooMany = (fact: string): AppError =>
  new AppError(
    'conflict',
    `${fact}, which is the maximum. Remove a webhook that is no longer needed: GET /agent/memory/subscriptions lists the webhooks of a volume with their latest deliveries.`,
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
