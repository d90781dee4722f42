import type { EventType } from '../../notify/event-types.js'
import type { Listed, Page } from '../../paging.js'
import type { DisabledReason } from './deliveries.js'

/** `asked`: the endpoint asked for a pause, by Retry-After. `silent`: it did not answer, or has not answered yet. */
export type PauseReason = 'asked' | 'silent'

/** A webhook without its secret. */
export interface SubscriptionRecord {
  webhookId: string
  orgId: string
  volumeId: string
  /** The key that subscribed; every delivery requires that this key can read the volume. */
  keyId: string
  /** Name of the key's agent, or of the key if it has no agent. */
  agent: string
  /** Id of the key's agent, or of the key if it has no agent. */
  agentId: string
  url: string
  events: EventType[]
  /** Whether the webhook has a secret, so that deliveries are signed. */
  isSigned: boolean
  /** Until this time, deliveries are also signed with the former secret; null if there is no former secret. */
  rotatingUntil: Date | null
  status: 'active' | 'disabled'
  /** Null while active. */
  disabledReason: DisabledReason | null
  /** Time of the first failed attempt since the last success; null if none failed. */
  failingSince: Date | null
  /** Until this time, its endpoint gets no request; null if it is not paused. */
  pausedUntil: Date | null
  pauseReason: PauseReason | null
  createdAt: Date
}

/**
 * `failed`: the attempts failed, and no further attempt is made. `dropped`: given up earlier, because the webhook was
 * disabled, its key lost access, or the event is no longer kept.
 */
export type DeliveryStatus = 'pending' | 'delivered' | 'failed' | 'dropped'

/** The delivery of an event to a webhook, with its last attempt. */
export interface DeliveryRecord {
  eventId: string
  /** An event type, or `webhook.test`. */
  event: string
  status: DeliveryStatus
  attempts: number
  /** The endpoint's status in the last attempt; null if it did not answer. */
  httpStatus: number | null
  durationMs: number | null
  /** Why the last attempt failed, or why the delivery was dropped. */
  error: string | null
  /** The first 200 characters of the endpoint's answer; null if the endpoint's address is not public. */
  answer: string | null
  attemptedAt: Date | null
  nextAttemptAt: Date | null
  /** When the delivery was created, or started over by a redelivery. */
  createdAt: Date
}

export interface SubscriptionWithDeliveries extends SubscriptionRecord {
  /** The latest `LISTED_DELIVERIES`, newest first. */
  deliveries: DeliveryRecord[]
}

export interface NewSubscription extends Pick<SubscriptionRecord, 'orgId' | 'volumeId' | 'keyId' | 'url' | 'events'> {
  /** The id that the subscription gets if it does not exist yet. */
  webhookId: string
  /** Host of the URL, for the limit per host. */
  host: string
}

/** Encrypts a secret for the webhook with this id. */
export type SealFor = (webhookId: string) => Uint8Array

export interface SecretRotation {
  sealed: Uint8Array
  /** Until this time, deliveries are also signed with the former secret. */
  until: Date
  /** Whether the former secret can be decrypted; if not, it is deleted, because every delivery would fail with it. */
  canOpen: (former: Uint8Array) => boolean
}

/** What to deliver again: one event, or all events since a time. */
export type RedeliveryChoice = { eventId: string } | { since: Date }

export interface Redelivery {
  /** Number of events to deliver again, including those whose delivery is already under way. */
  count: number
  /** `since` for the next call if this one reached its limit (`REDELIVERIES`), else null. */
  nextSince: Date | null
}

/**
 * Webhooks in PostgreSQL. Each method makes its changes in one transaction and throws service_unavailable when
 * PostgreSQL is down.
 */
export interface SubscriptionStore {
  /**
   * Stores a subscription. If the key already has one for this volume and URL, replaces its events, makes it active
   * and, if there is a new secret, replaces its secrets.
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
   * Makes a subscription active again, as if it had never failed. Null if it does not exist.
   * @throws AppError conflict when the organization has too many active subscriptions to the same host
   */
  enable(volumeId: string, webhookId: string): Promise<SubscriptionRecord | null>
  /** Sets a new secret; null if the subscription does not exist. */
  rotate(volumeId: string, webhookId: string, rotation: SecretRotation): Promise<SubscriptionRecord | null>
  /** Enqueues a `webhook.test` event for this subscription alone. Null if the subscription is not active. */
  test(volumeId: string, webhookId: string): Promise<DeliveryRecord | null>
  /**
   * Enqueues deliveries again, and makes those that wait for their next attempt due now. `since` chooses the events
   * from that time on of the types subscribed to, oldest first, including those that happened while the subscription
   * was disabled. `eventId` names an event of these types, or any event that already has a delivery to the webhook.
   * Null if the subscription is not active.
   * @throws AppError conflict while another redelivery of the organization runs
   */
  redeliver(volumeId: string, webhookId: string, choice: RedeliveryChoice): Promise<Redelivery | null>
  /** Returns the active webhooks of any of these keys, agents, users (by their live keys), volumes or organizations. */
  activeOf(ids: readonly string[]): Promise<Pick<SubscriptionRecord, 'webhookId' | 'keyId' | 'volumeId'>[]>
  /** Disables webhooks whose keys have lost access to the volume. Returns the ids of those that were active. */
  disableLost(webhookIds: readonly string[]): Promise<string[]>
}
