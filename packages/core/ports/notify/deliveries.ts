import type { RecordedEvent } from '../../notify/recorded-event.js'

/** A delivery that is due, with the current data of its webhook and event. */
export interface DueDelivery {
  webhookId: string
  orgId: string
  volumeId: string
  /** The key that subscribed; it must be able to read the volume. */
  keyId: string
  /** Ids whose revocation may end the key's access to the volume, or the webhook, as in `Signals.revoked`. */
  accessIds: readonly string[]
  url: string
  /**
   * Encrypted with `webhookId` as context: the current secret, then the former secret while it is valid. Empty if
   * deliveries are not signed.
   */
  secrets: readonly Uint8Array[]
  /**
   * What is left of the endpoint's pauses, as stored for all processes. `EndpointRoom` knows only its process's pauses.
   */
  pause: EndpointPause
  /** False after the webhook was disabled. */
  isActive: boolean
  /** False once the delivery has ended: delivered, failed or dropped. */
  isPending: boolean
  /** Number of attempts made so far. */
  attempts: number
  /**
   * Null if the event is no longer kept, or was deleted because its document is being ingested again, which will report
   * the event again.
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

/** How long the endpoint gets no request, in milliseconds; 0 for no pause. */
export interface EndpointPause {
  /** Because the endpoint asked for a pause. */
  askedMs: number
  /** Because the endpoint did not answer. */
  silentMs: number
}

export type Attempted = SeenOfEndpoint & { pause: EndpointPause }

/** How a run of a delivery's job ended. */
export type DeliveryResult =
  | ({ kind: 'delivered' } & Attempted)
  /**
   * `retryMs`: time to the next attempt; null after the last attempt. `disables`: `gone` if the endpoint wants no
   * events.
   */
  | ({ kind: 'failed'; retryMs: number | null; disables: 'gone' | null } & Attempted)
  /** Given up without an attempt, or during an attempt that had to stop. */
  | { kind: 'dropped'; error: string; disables: 'access_lost' | null }
  /**
   * Not sent yet, but parked: until the wait is over, the delivery has no job. The wait is `retryMs`; if `isExact` is
   * false, it is at least a quarter of the delivery's age, but that part is never more than a minute. `endsSilence`: an
   * attempt had begun, so the pause that `goOnWithout` set for the attempt ends.
   */
  | { kind: 'held'; retryMs: number; isExact: boolean; endsSilence: boolean }

/** Ages of the oldest deliveries in seconds, since they were created or asked for again; 0 if there is none. */
export interface OldestDeliveries {
  /** Age of the oldest delivery that this service has not tried to send yet, although its endpoint may get requests. */
  service: number
  /** Age of the oldest delivery whose endpoint failed, or may get no request now. */
  endpoint: number
}

/**
 * Webhook deliveries in PostgreSQL. Each method is one transaction and throws service_unavailable when PostgreSQL is
 * down.
 */
export interface DeliveryStore {
  /**
   * Creates a delivery with its job for each of these events and each active webhook of the volume that subscribes to
   * the event, unless the delivery exists already, and completes the given job. If the endpoint gets no request now,
   * the delivery is parked instead. Returns the number of deliveries created.
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
  /**
   * Ends the run of a job while its attempt goes on. The job is due again after `leaseMs`, in case this process dies.
   * If the attempt is slow, or the webhook's previous attempt failed, the endpoint gets no other request until it
   * answers, but at most for `attemptMs`, the longest that the attempt can take. Does nothing if the result is recorded
   * already.
   */
  goOnWithout(
    delivery: { webhookId: string; outboxId: bigint },
    going: { leaseMs: number; attemptMs: number; isSlow: boolean },
  ): Promise<void>
  /** Enqueues parked deliveries whose endpoints may get requests now. Returns how many; call it every second. */
  release(): Promise<number>
  /** Returns the ages of the oldest pending deliveries to active webhooks. */
  oldest(): Promise<OldestDeliveries>
  /** Completes a job that has nothing left to do. */
  finish(outboxId: bigint): Promise<void>
}
