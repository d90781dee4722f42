import { randomUUID } from 'node:crypto'
import { openEncryption } from '@agent-memory/adapters/encryption'
import { EVENT_TYPES } from '@agent-memory/core/notify/event-types'
import { withDatabase } from '../servers/database.ts'

/** SECRET_KEY of the services whose webhooks a test stores itself. */
export const SECRET_KEY = 'thirty-two characters for webhooks'

export interface NewWebhook {
  volumeId: string
  url: string
  keyId: string
  events?: readonly string[]
  secret?: string
  previousSecret?: string
}

/** Webhooks and their deliveries, read and written in the database of a service. */
export const webhooksIn = (databaseUrl: string) => {
  const run = <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
    withDatabase(databaseUrl, async (client) => (await client.query(text, values)).rows as Row[])
  return {
    run,
    /** Stores webhooks as if they had been subscribed; returns their ids. */
    async subscribe(webhooks: readonly NewWebhook[]): Promise<string[]> {
      const encryption = openEncryption(SECRET_KEY)
      const rows = webhooks.map(({ volumeId, url, keyId, events = EVENT_TYPES, secret, previousSecret }) => {
        const id = randomUUID()
        const sealed = (text?: string) => (text === undefined ? null : encryption.seal(text, id).toString('hex'))
        return { id, volumeId, url, keyId, events, secret: sealed(secret), previous: sealed(previousSecret) }
      })
      await run(
        `INSERT INTO webhook_subscriptions
           (webhook_id, org_id, volume_id, key_id, url, host, events, secret, previous_secret, previous_until)
         SELECT id, v.org_id, "volumeId", "keyId", url, '127.0.0.1', events, decode(secret, 'hex'), decode(previous, 'hex'),
           now() + interval '1 day'
         FROM jsonb_to_recordset($1) AS given (id uuid, "volumeId" uuid, url text, "keyId" uuid, events text[], secret text,
           previous text) JOIN volumes v ON v.volume_id = "volumeId"`,
        [JSON.stringify(rows)],
      )
      return rows.map(({ id }) => id)
    },
    /** Lets this much time pass for all deliveries that wait. */
    pass: (interval: string) =>
      run(
        `WITH paused AS (
           UPDATE webhook_subscriptions SET asked_until = asked_until - $1::interval, silent_until = silent_until - $1::interval
           WHERE asked_until > now() OR silent_until > now()),
         parked AS (UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at - $1::interval WHERE is_parked)
         UPDATE outbox SET due_at = due_at - $1::interval, created_at = created_at - $1::interval
         WHERE job = 'webhook.deliver' AND postponed`,
        [interval],
      ),
    /** The deliveries to a webhook, the oldest first. */
    deliveries: (webhookId: string) =>
      run('SELECT * FROM webhook_deliveries WHERE webhook_id = $1 ORDER BY created_at', [webhookId]),
    webhook: async (webhookId: string) =>
      (await run('SELECT * FROM webhook_subscriptions WHERE webhook_id = $1', [webhookId]))[0] ?? {},
  }
}

export type StoredWebhooks = ReturnType<typeof webhooksIn>
