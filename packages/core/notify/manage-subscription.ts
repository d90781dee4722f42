import type { VolumeAccess } from '../accounts/authorized-volume.js'
import type { KeyPrincipal } from '../accounts/principal.js'
import { AppError, invalid, RefusedError } from '../errors.js'
import { EVENTS_KEPT_MS, FORMER_SECRET_KEPT_MS } from '../limits.js'
import type { Encryption } from '../ports/notify/encryption.js'
import type {
  DeliveryRecord,
  Redelivery,
  RedeliveryChoice,
  SubscriptionRecord,
  SubscriptionStore,
} from '../ports/notify/subscriptions.js'
import type { Signals } from '../ports/work/outbox.js'
import { managedSubscription, noSuchWebhook } from './subscriptions.js'
import { makeWebhookSecret } from './webhook-secret.js'

export interface ManageSubscriptionPorts extends VolumeAccess {
  subscriptions: Pick<SubscriptionStore, 'find' | 'enable' | 'rotate' | 'test' | 'redeliver'>
  encryption: Encryption
  signals: Pick<Signals, 'work'>
  now: () => Date
}

/** Each function below also throws webhook_not_found and agent_not_authorized_for_volume. */
type Managed = [ports: ManageSubscriptionPorts, principal: KeyPrincipal, webhookId: string]

/**
 * Sends a `webhook.test` event to this subscription alone; returns its delivery, not yet attempted.
 * @throws AppError conflict when the subscription is disabled
 */
export const testSubscription = async (...[ports, principal, webhookId]: Managed): Promise<DeliveryRecord> => {
  const { volumeId, orgId } = await managedSubscription(ports, principal, webhookId)
  const delivery = await ports.subscriptions.test(volumeId, webhookId)
  if (delivery === null) throw disabled(webhookId)
  ports.signals.work([orgId])
  return delivery
}

/**
 * Delivers one event again, or all events since a time.
 * @throws AppError conflict when the subscription is disabled, or while another redelivery of the organization runs;
 * event_not_found when the event was not for this webhook or is no longer kept; validation_failed for a time over 7
 * days ago
 */
export const redeliver = async (
  ...[ports, principal, webhookId, choice]: [...Managed, RedeliveryChoice]
): Promise<Redelivery> => {
  const { volumeId, orgId } = await managedSubscription(ports, principal, webhookId)
  if ('since' in choice && choice.since.getTime() < ports.now().getTime() - EVENTS_KEPT_MS) {
    throw invalid('since', 'must be within the last 7 days: older events are not kept')
  }
  const redelivery = await ports.subscriptions.redeliver(volumeId, webhookId, choice)
  if (redelivery === null) throw disabled(webhookId)
  if ('eventId' in choice && redelivery.count === 0) {
    throw new AppError('event_not_found', 'This webhook had no event with this id in the last 7 days.')
  }
  ports.signals.work([orgId])
  return redelivery
}

/**
 * Makes a disabled subscription active again. `redeliver` sends the events that it missed meanwhile.
 * @throws AppError conflict when the organization has too many active subscriptions to the same host
 */
export const enableSubscription = async (...[ports, principal, webhookId]: Managed): Promise<SubscriptionRecord> => {
  const { volumeId } = await managedSubscription(ports, principal, webhookId)
  const enabled = await ports.subscriptions.enable(volumeId, webhookId)
  if (enabled === null) throw noSuchWebhook()
  return enabled
}

export interface RotatedSubscription {
  subscription: SubscriptionRecord
  /** The secret if the service made it: it is shown only this once. Null if the caller gave the secret. */
  made: string | null
}

/**
 * Replaces the secret with the given secret or, without one, a new secret. For a day, deliveries are also signed with
 * the former secret.
 */
export const rotateSubscription = async (
  ...[ports, principal, webhookId, given]: [...Managed, string | undefined]
): Promise<RotatedSubscription> => {
  const { volumeId } = await managedSubscription(ports, principal, webhookId)
  const secret = given ?? makeWebhookSecret()
  const subscription = await ports.subscriptions.rotate(volumeId, webhookId, {
    sealed: ports.encryption.seal(secret, webhookId),
    until: new Date(ports.now().getTime() + FORMER_SECRET_KEPT_MS),
    canOpen: (former) => canOpen(ports.encryption, former, webhookId),
  })
  if (subscription === null) throw noSuchWebhook()
  return { subscription, made: given === undefined ? secret : null }
}

/** Whether a secret can be decrypted; false after a change of SECRET_KEY. */
const canOpen = (encryption: Pick<Encryption, 'open'>, sealed: Uint8Array, webhookId: string): boolean => {
  try {
    encryption.open(sealed, webhookId)
    return true
  } catch (error) {
    if (error instanceof RefusedError) return false
    throw error
  }
}

const disabled = (webhookId: string): AppError =>
  new AppError(
    'conflict',
    `This webhook is disabled: POST /agent/memory/subscriptions/${webhookId}/enable makes it active again.`,
  )
