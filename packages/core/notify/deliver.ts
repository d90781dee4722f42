import type { DeliveryResult, DeliveryStore, DisabledReason, DueDelivery } from '../ports/notify/deliveries.js'
import type { Encryption } from '../ports/notify/encryption.js'
import type { WebhookAttempt, WebhookHeld, WebhookRequest, WebhookSender } from '../ports/notify/webhook-sender.js'
import type { WebhookSigner } from '../ports/notify/webhook-signer.js'
import type { Signals } from '../ports/work/outbox.js'
import { orLate } from '../time-limit.js'
import { freshFlight } from '../work/fresh-flight.js'
import { type AttemptsUnderWay, type AttemptUnderWay, openAttemptsUnderWay } from './attempts-under-way.js'
import type { EndpointRoom, Place, PlaceUse, Refusal } from './endpoint-room.js'
import { type EventData, type EventDataPorts, eventDataOf } from './event-data.js'
import type { RecordedEvent } from './recorded-event.js'
import { jittered, nextAttemptMs } from './schedule.js'
import { canRead, type WebhookAccess } from './webhook-access.js'

/** After this time the job's run ends and the attempt goes on without it, so that slow endpoints block no jobs. */
const QUICK_MS = 100
/** If an attempt takes longer than this, no other delivery tries the endpoint until the attempt ends. */
const SLOW_MS = 2_000
/**
 * `attemptMs`: no attempt takes longer. It is more than `postMs`, the time after which the webhook sender ends a call.
 * `leaseMs`: the time after which a job whose attempt goes on is due again, in case this process has died. It is longer
 * than `attemptMs`, because a process may stall.
 */
const LIMITS = { attemptMs: 16_000, leaseMs: 60_000 }
const USER_AGENT = 'Agent-Memory-Webhooks/1'

export interface DeliveryPorts extends EventDataPorts, WebhookAccess {
  deliveries: DeliveryStore
  encryption: Pick<Encryption, 'open'>
  webhookSigner: WebhookSigner
  webhookSender: Pick<WebhookSender, 'post'>
  endpointRoom: EndpointRoom
  signals: Pick<Signals, 'onRevoked'>
  now(): Date
  /** From 0 up to 1. */
  random(): number
  /** Called when a run's result has been recorded; `disabled` is set if the result disabled the webhook. */
  onDelivery(kind: DeliveryResult['kind'], disabled: { webhookId: string; reason: DisabledReason } | null): void
  /** Called with the error if an attempt that outlasted its job's run could not be recorded: it will be repeated. */
  onError(error: unknown): void
}

interface DeliveryJob {
  webhookId: string
  eventId: string
  outboxId: bigint
}

/**
 * Returns a function that makes one attempt to deliver an event to a webhook, if the webhook's key can read the volume
 * now, and records the result. An attempt stops when a revocation takes the access of the key away. Concurrent
 * deliveries, as of one event to many webhooks, share one lookup of the event and one check of the access. A delivery
 * never uses a lookup or check that began before the delivery itself was loaded, because the text may have been erased,
 * or the access revoked, since then. The function throws AppError service_unavailable, or RefusedError if the webhook's
 * secret cannot be decrypted.
 */
export const openDelivering = (ports: DeliveryPorts): ((job: DeliveryJob) => Promise<void>) => {
  const shareAccess = freshFlight<boolean>()
  const mayRead = ({ keyId, volumeId }: DueDelivery) =>
    shareAccess(`${keyId} ${volumeId}`, () => canRead(ports, keyId, volumeId))
  const underWay = openAttemptsUnderWay(ports.signals, mayRead)
  const shared = { ...ports, shareData: freshFlight<EventData>(), mayRead, underWay }
  return (job) => deliverEvent(shared, job)
}

interface SharingPorts extends DeliveryPorts {
  shareData: ReturnType<typeof freshFlight<EventData>>
  mayRead(delivery: DueDelivery): Promise<boolean>
  underWay: AttemptsUnderWay
}

const deliverEvent = async (ports: SharingPorts, job: DeliveryJob): Promise<void> => {
  const delivery = await ports.deliveries.due(job.webhookId, job.eventId)
  if (!delivery?.isPending) return ports.deliveries.finish(job.outboxId)
  if (!delivery.isActive) return record(ports, job, dropped('The webhook is disabled.'))
  const { webhookId, orgId, pause } = delivery
  const { hostname: host } = new URL(delivery.url)
  // Begins before waiting for room, so that a webhook that is removed meanwhile is not called.
  const underWay = ports.underWay.begin(delivery)
  const entry = await ports.endpointRoom.enter({ webhookId, orgId, host }, pause)
  if (!('leave' in entry)) {
    underWay.end()
    return record(ports, job, { ...held(entry, ports.random()), endsSilence: false })
  }
  const attempt = attemptIn(ports, job, { delivery, place: entry, underWay })
  if ((await orLate(QUICK_MS, attempt)) !== 'late') return
  attempt.catch(ports.onError)
  await ports.deliveries.goOnWithout(job, { ...LIMITS, isSlow: false })
  leaveAlone(ports, job, attempt).catch(ports.onError)
}

/**
 * A pause that the endpoint asked for gets no jitter, which could make it longer than docs/notifications.md says.
 * Jitter is not needed, because after the pause the endpoint gets one request at a time until it answers.
 */
const held = (refusal: Refusal, random: number) =>
  'askedMs' in refusal
    ? ({ kind: 'held', retryMs: refusal.askedMs, isExact: true } as const)
    : ({ kind: 'held', retryMs: jittered(refusal.afterMs, random), isExact: false } as const)

/** If the attempt becomes slow, makes all processes send its endpoint no other request until the attempt ends. */
const leaveAlone = async ({ deliveries }: SharingPorts, job: DeliveryJob, attempt: Promise<void>): Promise<void> => {
  const ended = attempt.catch(() => {})
  if ((await orLate(SLOW_MS, ended)) === 'late') await deliveries.goOnWithout(job, { ...LIMITS, isSlow: true })
}

const attemptIn = async (
  ports: SharingPorts,
  job: DeliveryJob,
  { delivery, place, underWay }: { delivery: DueDelivery; place: Place; underWay: AttemptUnderWay },
): Promise<void> => {
  let use: PlaceUse = 'unused'
  const { stop, end } = underWay
  try {
    const ready = await prepare(ports, delivery)
    if ('kind' in ready) return await record(ports, job, ready)
    use = 'unanswered'
    const attempt = await postUntil(ports, { ...ready, reach: place.reach }, stop)
    use = attempt === 'stopped' ? 'unused' : useOf(attempt)
    if (attempt === 'stopped') return await record(ports, job, ACCESS_LOST)
    if (attempt.outcome === 'held')
      return await record(ports, job, { ...held(attempt, ports.random()), endsSilence: true })
    const result = resultOf(attempt, delivery.attempts + 1, ports.random())
    await record(ports, job, { ...result, pause: place.pauseAfter(use) })
  } finally {
    end()
    place.leave(use)
  }
}

const postUntil = async (
  { webhookSender }: SharingPorts,
  request: WebhookRequest,
  stop: AbortSignal,
): Promise<WebhookAttempt | 'stopped'> => {
  try {
    return await webhookSender.post({ ...request, signal: stop })
  } catch (error) {
    if (stop.aborted && error === stop.reason) return 'stopped'
    throw error
  }
}

/** With these statuses, Retry-After concerns all requests to the endpoint; with other statuses, only this request. */
const ASKS_TO_WAIT: readonly number[] = [429, 503]

const useOf = (attempt: WebhookAttempt): PlaceUse => {
  if (attempt.outcome === 'held') return 'unused'
  if (attempt.outcome === 'failed') return 'unanswered'
  const { durationMs, isBodySlow, retryAfterMs, status } = attempt
  return { durationMs, isBodySlow, restMs: ASKS_TO_WAIT.includes(status) ? (retryAfterMs ?? 0) : 0 }
}

const record = async (ports: DeliveryPorts, job: DeliveryJob, result: DeliveryResult): Promise<void> => {
  const reason = await ports.deliveries.record(job, result)
  ports.onDelivery(result.kind, reason && { webhookId: job.webhookId, reason })
}

const dropped = (error: string, disables: 'access_lost' | null = null): DeliveryResult => ({
  ...{ kind: 'dropped', error, disables },
})

/** Also the result for a webhook that was removed meanwhile, for which there is nothing left to record. */
const ACCESS_LOST = dropped('The key of this webhook is no longer allowed to read the volume.', 'access_lost')

/** Returns the request to send, or a `dropped` result if no request may be sent. */
const prepare = async (ports: SharingPorts, delivery: DueDelivery) => {
  const { event, webhookId, url } = delivery
  if (!event) return dropped('The event is no longer stored.')
  const [mayRead, data] = await Promise.all([
    ports.mayRead(delivery),
    ports.shareData(event.eventId, () => eventDataOf(ports, event)),
  ])
  if (!mayRead) return ACCESS_LOST
  const body = JSON.stringify(bodyOf(event, data))
  const sentAt = ports.now()
  const secrets = delivery.secrets.map((secret) => ports.encryption.open(secret, webhookId))
  const signed = secrets.map((secret) => ports.webhookSigner.sign(secret, { id: event.eventId, sentAt, body }))
  const headers = {
    'content-type': 'application/json',
    'user-agent': USER_AGENT,
    'webhook-id': event.eventId,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1_000)),
    ...(signed.length > 0 && { 'webhook-signature': signed.join(' ') }),
  }
  return { url, headers, body }
}

/** Builds the body that docs/specification.md defines. */
const bodyOf = ({ event, volumeId, createdAt }: RecordedEvent, data: Readonly<Record<string, unknown>>) => ({
  event,
  volume_id: volumeId,
  data,
  timestamp: createdAt.toISOString(),
})

const GONE = 410

type Outcome = WithoutPause<Extract<DeliveryResult, { pause: unknown }>>
type WithoutPause<Result> = Result extends unknown ? Omit<Result, 'pause'> : never

/** @param attempts number of attempts made, including this one */
const resultOf = (attempt: Exclude<WebhookAttempt, WebhookHeld>, attempts: number, random: number): Outcome => {
  const { durationMs } = attempt
  if (attempt.outcome === 'failed') {
    const seen = { httpStatus: null, durationMs, error: attempt.reason, answer: null }
    return { kind: 'failed', retryMs: nextAttemptMs(attempts, null, random), disables: null, ...seen }
  }
  const { status, excerpt, retryAfterMs } = attempt
  const seen = { httpStatus: status, durationMs, answer: excerpt }
  if (status >= 200 && status < 300) return { kind: 'delivered', ...seen, error: null }
  return {
    kind: 'failed',
    retryMs: status === GONE ? null : nextAttemptMs(attempts, retryAfterMs, random),
    disables: status === GONE ? 'gone' : null,
    ...seen,
    error: errorOf(status),
  }
}

const errorOf = (status: number): string => {
  if (status === GONE) return 'The endpoint answered 410: it wants no more events.'
  if (status >= 300 && status < 400) return `The endpoint answered ${status}: redirects are not followed.`
  return `The endpoint answered ${status}.`
}
