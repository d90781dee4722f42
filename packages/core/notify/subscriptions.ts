import { randomUUID } from 'node:crypto'
import { decide } from '../accounts/access.js'
import { authorizedVolume, authorizedVolumeOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { KeyPrincipal } from '../accounts/principal.js'
import { AppError } from '../errors.js'
import type { Listed, Page } from '../paging.js'
import type { VolumeReach } from '../ports/accounts/volumes.js'
import type { Encryption } from '../ports/notify/encryption.js'
import type {
  SubscriptionRecord,
  SubscriptionStore,
  SubscriptionWithDeliveries,
} from '../ports/notify/subscriptions.js'
import type { WebhookSender } from '../ports/notify/webhook-sender.js'
import type { Signals } from '../ports/work/outbox.js'
import type { EventType } from './event-types.js'
import { parseWebhookUrl, type WebhookUrl } from './webhook-url.js'

export interface SubscribePorts extends VolumeAccess {
  subscriptions: Pick<SubscriptionStore, 'save' | 'find' | 'findOwn' | 'list' | 'remove'>
  webhookSender: Pick<WebhookSender, 'check'>
  encryption: Pick<Encryption, 'seal'>
  signals: Pick<Signals, 'revoked'>
}

export interface SubscribeRequest {
  volumeId: string
  /** Valid by the schema `webhookUrl`. */
  url: string
  events: readonly EventType[]
  secret: string | undefined
}

/**
 * Subscribes a URL to events of a volume, on behalf of the calling key: deliveries end when the key can no longer read
 * the volume. If the key already has a subscription of this volume and URL, replaces its events, makes it active, and
 * replaces its secret if a new one is given.
 * @throws AppError agent_not_authorized_for_volume; validation_failed for a URL that may not be called; conflict when
 * there are too many webhooks
 */
export const subscribe = async (
  ports: SubscribePorts,
  principal: KeyPrincipal,
  { volumeId, url: given, events, secret }: SubscribeRequest,
): Promise<SubscriptionRecord> => {
  const { orgId } = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  const { url, host } = parsed(given)
  await ports.webhookSender.check(url)
  const subscription = { orgId, volumeId, keyId: principal.keyId, url, host, events: [...new Set(events)] }
  const seal = secret === undefined ? null : (webhookId: string) => ports.encryption.seal(secret, webhookId)
  return ports.subscriptions.save({ ...subscription, webhookId: randomUUID() }, seal)
}

/** Parses a URL that the schema `webhookUrl` has accepted. */
const parsed = (url: string): WebhookUrl => {
  const webhookUrl = parseWebhookUrl(url)
  if (webhookUrl === null) throw new Error('the URL was not validated')
  return webhookUrl
}

/**
 * Removes a subscription of this volume and URL: the calling key's own subscription or, with `webhookId`, the
 * subscription with this id if the caller may manage it. Stops the attempts under way to deliver to it. Returns its id.
 * @throws AppError agent_not_authorized_for_volume, webhook_not_found
 */
export const unsubscribe = async (
  ports: Pick<SubscribePorts, 'volumes' | 'subscriptions' | 'signals'>,
  principal: KeyPrincipal,
  { volumeId, url: given, webhookId }: { volumeId: string; url: string; webhookId: string | undefined },
): Promise<string> => {
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  const { url } = parsed(given)
  const found =
    webhookId === undefined
      ? await ports.subscriptions.findOwn(principal.keyId, volumeId, url)
      : await ports.subscriptions.find(webhookId)
  const isMeant = found?.volumeId === volumeId && found.url === url && mayManage(principal, volume, found)
  if (!isMeant || !(await ports.subscriptions.remove(volumeId, found.webhookId))) {
    throw new AppError('webhook_not_found', 'You have no webhook for this URL in this volume.')
  }
  ports.signals.revoked([found.webhookId])
  return found.webhookId
}

/**
 * Lists the calling key's subscriptions of a volume, or all subscriptions of the volume if the caller may change it.
 * @throws AppError agent_not_authorized_for_volume
 */
export const listSubscriptions = async (
  ports: Pick<SubscribePorts, 'volumes' | 'subscriptions'>,
  principal: KeyPrincipal,
  volumeId: string,
  page: Page,
): Promise<Listed<SubscriptionWithDeliveries>> => {
  const volume = await authorizedVolume(ports, principal, 'read_memories', volumeId)
  const keyId = managesAll(principal, volume) ? null : principal.keyId
  return ports.subscriptions.list({ volumeId, keyId }, page)
}

/**
 * Returns a subscription that the caller may manage: the calling key's own, or any if the caller may change the volume.
 * @throws AppError webhook_not_found, agent_not_authorized_for_volume
 */
export const managedSubscription = async (
  ports: VolumeAccess & { subscriptions: Pick<SubscriptionStore, 'find'> },
  principal: KeyPrincipal,
  webhookId: string,
): Promise<SubscriptionRecord> => {
  const found = await ports.subscriptions.find(webhookId)
  const volume = await authorizedVolumeOf(ports, principal, 'read_memories', ['webhook', found])
  if (found === null || !mayManage(principal, volume, found)) throw noSuchWebhook()
  return found
}

const managesAll = (principal: KeyPrincipal, volume: VolumeReach): boolean =>
  decide(principal, 'change_volume', 'volume', volume) === 'allow'

const mayManage = (principal: KeyPrincipal, volume: VolumeReach, { keyId }: SubscriptionRecord): boolean =>
  keyId === principal.keyId || managesAll(principal, volume)

export const noSuchWebhook = (): AppError => new AppError('webhook_not_found', 'You have no webhook with this id.')
