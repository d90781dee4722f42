import { decide } from '../accounts/access.js'
import { reachOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { KeyStore } from '../ports/accounts/keys.js'
import type { SubscriptionStore } from '../ports/notify/subscriptions.js'

/** Webhooks whose access is read at once. */
const AT_ONCE = 16

export interface WebhookAccess extends VolumeAccess {
  keys: Pick<KeyStore, 'principalOf'>
}

/** Whether webhooks of the key may be sent what happens in the volume now. */
export const canRead = async (ports: WebhookAccess, keyId: string, volumeId: string): Promise<boolean> => {
  const principal = await ports.keys.principalOf(keyId)
  if (!principal) return false
  return decide(principal, 'read_memories', 'volume', await reachOf(ports, principal, volumeId)) === 'allow'
}

export interface LostAccessPorts extends WebhookAccess {
  subscriptions: Pick<SubscriptionStore, 'activeOf' | 'disableLost'>
}

/**
 * Disables those webhooks that a revocation has left without access to their volume, and returns their ids. Several
 * processes may do so at once: each webhook is returned to one of them.
 * @param ids what the revocation concerns, as in `Signals.revoked`
 * @throws AppError service_unavailable
 */
export const disableLost = async (ports: LostAccessPorts, ids: readonly string[]): Promise<string[]> => {
  const concerned = await ports.subscriptions.activeOf(ids)
  const lost: string[] = []
  for (let start = 0; start < concerned.length; start += AT_ONCE) {
    const some = concerned.slice(start, start + AT_ONCE)
    const readable = await Promise.all(some.map(({ keyId, volumeId }) => canRead(ports, keyId, volumeId)))
    lost.push(...some.filter((_webhook, at) => !readable[at]).map(({ webhookId }) => webhookId))
  }
  return lost.length === 0 ? [] : ports.subscriptions.disableLost(lost)
}
