import { invalid } from '@agent-memory/core/errors'
import type { WebhookAttempt, WebhookRequest, WebhookSender } from '@agent-memory/core/ports/notify/webhook-sender'
import { beginningOf } from './beginning-of-body.js'
import { Held } from './connection.js'
import { type ConnectorOptions, openConnector } from './connector.js'
import { failureReason } from './failure-reason.js'
import { machineOf } from './machines.js'
import { summaryOf } from './summary.js'
import { NotCallable, readWebhookUrl } from './webhook-url.js'

export interface WebhookSenderOptions extends Omit<ConnectorOptions, 'setting'> {
  limits?: Partial<typeof LIMITS>
}

const LIMITS = {
  /** Time limit of an attempt, from resolving the name to the response headers. */
  postMs: 15_000,
  /** Time limit for resolving a name while a caller waits for a subscription. */
  checkMs: 5_000,
}

/**
 * Opens the sender of webhooks. No connection is used twice.
 * @throws Error when an allowed network is neither a CIDR block nor an address
 */
export const openWebhookSender = (options: WebhookSenderOptions): WebhookSender => {
  const limits = { ...LIMITS, ...options.limits }
  const { allowedNetworks, resolve } = options
  const connector = openConnector({ allowedNetworks, resolve, setting: 'WEBHOOK_ALLOWED_NETWORKS' })

  const attempt = async ({ url, headers, body, reach, signal: left }: WebhookRequest): Promise<WebhookAttempt> => {
    const began = performance.now()
    const durationMs = () => Math.round(performance.now() - began)
    left?.throwIfAborted()
    return connector.bounded(limits.postMs, left, async (signal) => {
      try {
        const request = { method: 'POST', headers, body } as const
        const target = await connector.targetOf(readWebhookUrl(url), signal)
        const hold = (address: string) => reach(machineOf(address))
        const answer = await connector.call(target, request, beginningOf, signal, hold)
        return { outcome: 'answered', ...summaryOf(answer, target.isPublic), durationMs: durationMs() }
      } catch (error) {
        left?.throwIfAborted()
        if (error instanceof Held) return { outcome: 'held', afterMs: error.afterMs }
        const cause = signal.aborted ? signal.reason : error
        const reason = failureReason(cause)
        if (reason === null) throw cause
        return { outcome: 'failed', reason, durationMs: durationMs() }
      }
    })
  }

  return {
    async check(text) {
      try {
        const url = readWebhookUrl(text)
        // A name that does not resolve now, or not in time, is accepted, because it may resolve later.
        const looking = connector.bounded(limits.checkMs, undefined, (signal) => connector.addressesOf(url, signal))
        const addresses = await looking.catch(() => [])
        if (addresses.length > 0) connector.callableOf(addresses)
      } catch (error) {
        throw error instanceof NotCallable ? invalid('url', error.message) : error
      }
    },
    post: attempt,
    close: connector.close,
  }
}
