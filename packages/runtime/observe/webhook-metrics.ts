import type { DeliveryResult, DeliveryStore, DisabledReason } from '@agent-memory/core/ports/notify/deliveries'
import { orLate } from '@agent-memory/core/time-limit'
import { Counter, Gauge } from 'prom-client'
import type { Log } from './log.js'
import type { Metrics } from './metrics.js'

const KINDS = ['delivered', 'failed', 'dropped', 'held'] as const satisfies readonly DeliveryResult['kind'][]
const REASONS = ['gone', 'failing', 'access_lost'] as const satisfies readonly DisabledReason[]

export interface DisabledWebhook {
  webhookId: string
  reason: DisabledReason
}

export interface WebhookObserver {
  /** Called when a run of a delivery has ended. `disabled` is the webhook if the run disabled it, else null. */
  ended(kind: DeliveryResult['kind'], disabled: DisabledWebhook | null): void
  /** Called when a webhook was disabled without a delivery. */
  disabled(webhook: DisabledWebhook): void
}

/** A scrape waits this long for PostgreSQL; then it omits the ages. */
const SCRAPE_TIMEOUT_MS = 1_500

/** Registers the metrics of webhooks; returns their observer, which also logs disabled webhooks. */
export const measureWebhooks = (
  { registry }: Metrics,
  log: Log,
  store: Pick<DeliveryStore, 'oldest'>,
): WebhookObserver => {
  const registers = [registry]
  new Gauge({
    name: 'webhook_oldest_event_seconds',
    help: 'Age of the oldest event that is not delivered to an enabled webhook yet, by what it waits for: service (no attempt was made), endpoint (an attempt failed, or the endpoint is busy or asked for a pause)',
    labelNames: ['waits_for'] as const,
    registers,
    async collect() {
      this.reset()
      const oldest = await orLate(SCRAPE_TIMEOUT_MS, store.oldest()).catch(() => 'late' as const)
      if (oldest === 'late') return
      for (const waits_for of ['service', 'endpoint'] as const) this.set({ waits_for }, oldest[waits_for])
    },
  })
  const deliveries = new Counter({
    name: 'webhook_deliveries_total',
    help: 'Runs of deliveries to webhooks, by outcome: delivered, failed (one attempt), dropped (the webhook is disabled or may no longer read the volume), held (the endpoint is busy, did not answer recently or asked for a pause)',
    labelNames: ['outcome'] as const,
    registers,
  })
  for (const outcome of KINDS) deliveries.inc({ outcome }, 0)
  const allDisabled = new Counter({
    name: 'webhooks_disabled_total',
    help: 'Webhooks disabled, by reason: gone (answered 410), failing (for 5 days), access_lost',
    labelNames: ['reason'] as const,
    registers,
  })
  for (const reason of REASONS) allDisabled.inc({ reason }, 0)
  const disabled = ({ webhookId, reason }: DisabledWebhook): void => {
    allDisabled.inc({ reason })
    log.warn({ webhook_id: webhookId, reason }, 'webhook.disabled')
  }
  return {
    ended(outcome, webhook) {
      deliveries.inc({ outcome })
      if (webhook) disabled(webhook)
    },
    disabled,
  }
}
