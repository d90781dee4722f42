import { decide } from '../accounts/access.js'
import { reachOf, type VolumeAccess } from '../accounts/authorized-volume.js'
import type { KeyStore } from '../ports/accounts/keys.js'
import type { SubscriptionStore } from '../ports/notify/subscriptions.js'

/** Maximum webhooks whose access is checked concurrently. */
const AT_ONCE = 16

export interface WebhookAccess extends VolumeAccess {
  keys: Pick<KeyStore, 'principalOf'>
}

/** Whether the key can read the volume's memories now, so that its webhooks may get the volume's events. */
export const canRead = async (ports: WebhookAccess, keyId: string, volumeId: string): Promise<boolean> => {
  const principal = await ports.keys.principalOf(keyId)
  if (!principal) return false
  return decide(principal, 'read_memories', 'volume', await reachOf(ports, principal, volumeId)) === 'allow'
}

export interface LostAccessPorts extends WebhookAccess {
  subscriptions: Pick<SubscriptionStore, 'activeOf' | 'disableLost'>
}

/**
 * Disables the webhooks that a revocation has left without access to their volume, and returns their ids. Several
 * processes may call this at once: each id is returned to only one of them.
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
