import type { RecordedEvent } from '../../notify/recorded-event.js'

/** A delivery that is due, with what it needs now. */
export interface DueDelivery {
  webhookId: string
  orgId: string
  volumeId: string
  /** The webhook's principal. */
  keyId: string
  url: string
  /** Encrypted with `webhookId` as context: the present secret, then until its time the one before. Empty: unsigned. */
  secrets: readonly Uint8Array[]
  /** False after the webhook was disabled. */
  isActive: boolean
  /** False after it was delivered, or given up. */
  isPending: boolean
  /** Attempts made before. */
  attempts: number
  /** Null when the event is no longer kept, or its document starts over and reports it again. */
  event: RecordedEvent | null
}

/**
 * Why a webhook was disabled. `gone`: the endpoint answered 410. `failing`: no attempt has succeeded for 5 days.
 * `access_lost`: the key may no longer read the volume.
 */
export type DisabledReason = 'gone' | 'failing' | 'access_lost'

/** What was seen of an endpoint in an attempt. */
export interface SeenOfEndpoint {
  /** Null without an answer. */
  httpStatus: number | null
  durationMs: number
  error: string | null
  /** The start of the answer's body. */
  answer: string | null
}

/** How a run of a delivery's job ended. */
export type DeliveryResult =
  | ({ kind: 'delivered' } & SeenOfEndpoint)
  /** `retryMs` null: the last attempt. `disables`: the endpoint wants no more events. */
  | ({ kind: 'failed'; retryMs: number | null; disables: 'gone' | null } & SeenOfEndpoint)
  /** Not sent, and it will not be. */
  | { kind: 'dropped'; error: string; disables: 'access_lost' | null }
  /** Not sent yet: tried again after this time, or after a quarter of the delivery's age if that is longer. */
  | { kind: 'held'; retryMs: number }

/** Webhook deliveries in PostgreSQL. Each method is one transaction and throws service_unavailable. */
export interface DeliveryStore {
  /**
   * Creates a delivery with its job for each active webhook of the volume that wants one of these events, each once, and
   * completes the job. Returns how many it created.
   */
  fanOut(volumeId: string, eventIds: readonly string[], outboxId: bigint): Promise<number>
  /** Returns the delivery; null if there is none, because its webhook was deleted or the delivery is no longer kept. */
  due(webhookId: string, eventId: string): Promise<DueDelivery | null>
  /**
   * Records how a run ended, completes its job and enqueues the next attempt. Disables the webhook if the result says so,
   * or if its attempts have failed for 5 days. Returns why the webhook was disabled now; null if it was not. Does nothing
   * if the job is completed already.
   */
  record(
    delivery: { webhookId: string; eventId: string; outboxId: bigint },
    result: DeliveryResult,
  ): Promise<DisabledReason | null>
  /** Completes a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
}
