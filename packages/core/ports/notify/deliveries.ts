import type { RecordedEvent } from '../../notify/recorded-event.js'

/** A delivery that is due, with the current data of its webhook and event. */
export interface DueDelivery {
  webhookId: string
  orgId: string
  volumeId: string
  /** The key that subscribed; it must be able to read the volume. */
  keyId: string
  /** Ids whose revocation may end that access or the webhook, as in `Signals.revoked`. */
  accessIds: readonly string[]
  url: string
  /** Encrypted with `webhookId` as context: the current secret, then the former one while valid. Empty: unsigned. */
  secrets: readonly Uint8Array[]
  /** False after the webhook was disabled. */
  isActive: boolean
  /** False once the delivery has ended: delivered, failed or dropped. */
  isPending: boolean
  /** Number of attempts made so far. */
  attempts: number
  /**
   * Null if the event is no longer kept, or was deleted because its document is ingested anew and will report it again.
   */
  event: RecordedEvent | null
}

/**
 * Why a webhook was disabled. `gone`: the endpoint answered 410. `failing`: no attempt has succeeded for 5 days.
 * `access_lost`: the key may no longer read the volume.
 */
export type DisabledReason = 'gone' | 'failing' | 'access_lost'

/** What one attempt found out about an endpoint. */
export interface SeenOfEndpoint {
  /** Null if the endpoint did not answer. */
  httpStatus: number | null
  durationMs: number
  error: string | null
  /** The start of the answer's body. */
  answer: string | null
}

/** How a run of a delivery's job ended. */
export type DeliveryResult =
  | ({ kind: 'delivered' } & SeenOfEndpoint)
  /**
   * `retryMs`: time to the next attempt; null after the last one. `disables`: `gone` if the endpoint wants no events.
   */
  | ({ kind: 'failed'; retryMs: number | null; disables: 'gone' | null } & SeenOfEndpoint)
  /** Given up without an attempt, or during one that had to stop. */
  | { kind: 'dropped'; error: string; disables: 'access_lost' | null }
  /** Not sent yet: due again after `retryMs`, or after a quarter of the delivery's age (at most 30 min) if longer. */
  | { kind: 'held'; retryMs: number }

/**
 * Webhook deliveries in PostgreSQL. Each method is one transaction and throws service_unavailable when PostgreSQL is
 * down.
 */
export interface DeliveryStore {
  /**
   * Creates a delivery with its job for each of these events and each active webhook of the volume that subscribes to
   * it, unless that delivery exists, and completes the given job. Returns the number of deliveries created.
   */
  fanOut(volumeId: string, eventIds: readonly string[], outboxId: bigint): Promise<number>
  /** Returns the delivery; null if its webhook was deleted or the delivery is no longer kept. */
  due(webhookId: string, eventId: string): Promise<DueDelivery | null>
  /**
   * Records how a run ended, completes its job and, if the delivery is still pending, enqueues the next run. Disables
   * the webhook if the result says so, or if its attempts have failed for 5 days. Returns the reason if this call
   * disabled the webhook, else null. Does nothing if the job is already completed.
   */
  record(
    delivery: { webhookId: string; eventId: string; outboxId: bigint },
    result: DeliveryResult,
  ): Promise<DisabledReason | null>
  /** Completes a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
}
