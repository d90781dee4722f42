import type { EventType } from '../../notify/event-types.js'
import type { Listed, Page } from '../../paging.js'
import type { DisabledReason } from './deliveries.js'

/** A webhook without its secret. */
export interface SubscriptionRecord {
  webhookId: string
  orgId: string
  volumeId: string
  /** The key that subscribed, whose read access every delivery needs. */
  keyId: string
  /** The name of the key's agent, else the key's. */
  agent: string
  /** The id of the key's agent, else the key's. */
  agentId: string
  url: string
  events: EventType[]
  /** Whether it has a secret, so that deliveries are signed. */
  isSigned: boolean
  /** Until when deliveries are signed with the former secret too; null without a rotation. */
  rotatingUntil: Date | null
  status: 'active' | 'disabled'
  /** Null while active. */
  disabledReason: DisabledReason | null
  /** The first failed attempt since the last success. */
  failingSince: Date | null
  createdAt: Date
}

/**
 * `failed`: after the last attempt. `dropped`: not sent, because the webhook was disabled or its key lost access.
 */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'dropped'

/** An event on its way to a webhook, with its last attempt. */
export interface DeliveryRecord {
  eventId: string
  /** An event type, or `webhook.test`. */
  event: string
  status: DeliveryStatus
  attempts: number
  /** The endpoint's answer; null if it did not answer. */
  httpStatus: number | null
  durationMs: number | null
  /** Why the last attempt failed. */
  error: string | null
  /** The start of the endpoint's answer; null unless its address is public. */
  answer: string | null
  attemptedAt: Date | null
  nextAttemptAt: Date | null
  /** When it was enqueued, the last time. */
  createdAt: Date
}

export interface SubscriptionWithDeliveries extends SubscriptionRecord {
  /** The latest ones, newest first. */
  deliveries: DeliveryRecord[]
}

export interface NewSubscription extends Pick<SubscriptionRecord, 'orgId' | 'volumeId' | 'keyId' | 'url' | 'events'> {
  /** For a subscription that does not exist yet. */
  webhookId: string
  /** Host of the URL, for the limit per host. */
  host: string
}

/** Encrypts a secret for the webhook with this id. */
export type SealFor = (webhookId: string) => Uint8Array

export interface SecretRotation {
  sealed: Uint8Array
  /** Until when deliveries are signed with the former secret too. */
  until: Date
  /** Whether the former secret can still be read; else it is dropped, as it would fail every delivery. */
  canOpen: (former: Uint8Array) => boolean
}

/** What to deliver again: one event, or all since a time. */
export type RedeliveryChoice = { eventId: string } | { since: Date }

export interface Redelivery {
  /** How many deliveries are attempted now. */
  count: number
  /** Where to continue if one call could not take all, else null. */
  nextSince: Date | null
}

/** Webhooks in PostgreSQL. Each method is one transaction and throws service_unavailable. */
export interface SubscriptionStore {
  /**
   * Stores a subscription. If the key has one for this volume and URL, replaces its events, makes it active and, if
   * there is a new secret, replaces its secrets.
   * @throws AppError conflict when there are too many (`WEBHOOKS` in core/limits.ts), agent_not_authorized_for_volume
   * when the volume or the key was deleted in the meantime
   */
  save(subscription: NewSubscription, seal: SealFor | null): Promise<SubscriptionRecord>
  find(webhookId: string): Promise<SubscriptionRecord | null>
  /** Finds the key's subscription of a volume to a URL. */
  findOwn(keyId: string, volumeId: string, url: string): Promise<SubscriptionRecord | null>
  /** Lists a volume's subscriptions, or only those of one key, oldest first. */
  list(of: { volumeId: string; keyId: string | null }, page: Page): Promise<Listed<SubscriptionWithDeliveries>>
  /** Removes a subscription with its deliveries. False if it did not exist. */
  remove(volumeId: string, webhookId: string): Promise<boolean>
  /**
   * Makes it active again, as if it had never failed. Null if it does not exist.
   * @throws AppError conflict when there are too many active ones
   */
  enable(volumeId: string, webhookId: string): Promise<SubscriptionRecord | null>
  /** Sets a new secret; null if the subscription does not exist. */
  rotate(volumeId: string, webhookId: string, rotation: SecretRotation): Promise<SubscriptionRecord | null>
  /** Enqueues a `webhook.test` event for this subscription alone. Null unless it is active. */
  test(volumeId: string, webhookId: string): Promise<DeliveryRecord | null>
  /**
   * Enqueues deliveries again, and makes those that wait for their next attempt due now. `since` means all events from
   * then on that the subscription asks for, oldest first, also those that happened while it was disabled; `eventId` also
   * a `webhook.test` event of its own. Null unless it is active.
   * @throws AppError conflict while another redelivery of the organization runs
   */
  redeliver(volumeId: string, webhookId: string, choice: RedeliveryChoice): Promise<Redelivery | null>
  /** Returns the active webhooks of any of these keys, agents, users (by their live keys), volumes or organizations. */
  activeOf(ids: readonly string[]): Promise<Pick<SubscriptionRecord, 'webhookId' | 'keyId' | 'volumeId'>[]>
  /** Disables webhooks whose keys have lost access to the volume. Returns the ids of those that were active. */
  disableLost(webhookIds: readonly string[]): Promise<string[]>
}
