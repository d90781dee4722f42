import { disableLost, type LostAccessPorts } from '@agent-memory/core/notify/webhook-access'
import type { Signals } from '@agent-memory/core/ports/work/outbox'
import type { WebhookObserver } from '@agent-memory/runtime/observe/webhook-metrics'
import type { Background } from '@agent-memory/runtime/process/background'

export interface RevocationPorts extends LostAccessPorts {
  signals: Pick<Signals, 'onRevoked'>
  webhooks: Pick<WebhookObserver, 'disabled'>
  notes: { failed(error: unknown, message: string): void }
}

/**
 * Disables the webhooks that revocations leave without access, one batch at a time. If a signal is lost or the store is
 * unavailable, a webhook's next delivery disables it.
 */
export const disableAtRevocations = (ports: RevocationPorts): Background => {
  let revoked = new Set<string>()
  let running = Promise.resolve()
  let isRunning = false
  let isStopped = false

  const run = async (): Promise<void> => {
    isRunning = true
    while (revoked.size > 0 && !isStopped) {
      const ids = [...revoked]
      revoked = new Set()
      await disable(ports, ids)
    }
    isRunning = false
  }
  ports.signals.onRevoked((ids) => {
    for (const id of ids) revoked.add(id)
    if (!isRunning) running = run()
  })
  return {
    async stop() {
      isStopped = true
      await running
    },
  }
}

const disable = async (ports: RevocationPorts, ids: readonly string[]): Promise<void> => {
  try {
    for (const webhookId of await disableLost(ports, ids)) ports.webhooks.disabled({ webhookId, reason: 'access_lost' })
  } catch (error) {
    ports.notes.failed(
      error,
      'webhooks that lost access could not be disabled; each will be disabled at its next delivery',
    )
  }
}
