import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openSubscriptions } from '@agent-memory/adapters/postgres/notify/subscriptions'
import { createKey } from '@agent-memory/core/accounts/keys/keys'
import type {
  NewSubscription,
  SubscriptionStore,
  SubscriptionWithDeliveries,
} from '@agent-memory/core/ports/notify/subscriptions'
import { type Owner, startManagement } from '../http/management.js'

/** Subscriptions in a database of their own; `owner` and `keyId` are those of the last call of `newOwner`. */
export interface SubscriptionsFixture {
  store: SubscriptionStore
  database: Database
  owner: Owner
  keyId: string
  newOwner(): Promise<Owner>
  /** Makes a key of the owner's organization; returns its id. */
  newKey(): Promise<string>
  newVolume(): Promise<string>
  /** A subscription of the owner's volume to a URL of its own. */
  orderFor(more?: Partial<NewSubscription>): NewSubscription
  disable(webhookId: string): Promise<unknown>
  /** The subscriptions of the owner's volume. */
  all(keyId?: string): Promise<SubscriptionWithDeliveries[]>
  /** The webhook's delivery jobs. */
  jobs(webhookId: string): Promise<{ event_id: string; due: boolean }[]>
  sql<Row extends object>(text: string, ...values: unknown[]): Promise<Row[]>
  eraseVolume(): Promise<unknown>
  close(): Promise<void>
}

export const startSubscriptions = async (): Promise<SubscriptionsFixture> => {
  const management = await startManagement()
  const { sql, ports } = management
  const store = openSubscriptions(management.database)
  const fixture: SubscriptionsFixture = {
    store,
    database: management.database,
    owner: await management.owner(),
    keyId: '',
    async newOwner() {
      fixture.owner = await management.owner()
      fixture.keyId = await fixture.newKey()
      return fixture.owner
    },
    async newKey() {
      const order = { orgId: fixture.owner.orgId, keyKind: 'org_rw', name: 'CI', userId: null } as const
      return (await createKey(ports, order)).key.keyId
    },
    async newVolume() {
      const { orgId, projectId } = fixture.owner
      const volume = { volumeId: randomUUID(), orgId, projectId, name: 'Other', type: 'team', createdBy: null } as const
      return (await ports.volumes.create(volume)).volumeId
    },
    orderFor(more = {}) {
      const { orgId, volumeId } = fixture.owner
      const host = `${randomUUID()}.example`
      const webhook = { webhookId: randomUUID(), url: `https://${host}/`, host, events: ['memory.approved' as const] }
      return { orgId, volumeId, keyId: fixture.keyId, ...webhook, ...more }
    },
    disable: (webhookId) =>
      sql(
        `UPDATE webhook_subscriptions SET status = 'disabled', disabled_reason = 'failing', failing_since = now()
         WHERE webhook_id = $1`,
        webhookId,
      ),
    async all(keyId) {
      const of = { volumeId: fixture.owner.volumeId, keyId: keyId ?? null }
      return (await store.list(of, { limit: 100, after: null })).items
    },
    jobs: (webhookId) =>
      sql(
        `SELECT payload ->> 'event_id' AS event_id, due_at <= now() AS due FROM outbox
         WHERE job = 'webhook.deliver' AND payload ->> 'webhook_id' = $1 ORDER BY outbox_id`,
        webhookId,
      ),
    sql,
    eraseVolume: () => ports.volumes.erase(fixture.owner.orgId, fixture.owner.volumeId),
    close: management.close,
  }
  return fixture
}
