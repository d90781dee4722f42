import { openDelivering } from '@agent-memory/core/notify/deliver'
import type { HandlersFor } from '@agent-memory/core/work/handlers'
import type { Ports } from '@agent-memory/runtime/process/wire'

/** Handlers that deliver events to webhooks. */
export const webhookJobs = (ports: Ports): HandlersFor<'event.fan_out' | 'webhook.deliver'> => {
  const deliver = openDelivering({
    ...ports,
    random: Math.random,
    onDelivery: ports.webhooks.ended,
    onError: (error: unknown): void =>
      ports.notes.failed(
        error,
        'the result of a webhook delivery could not be recorded; the delivery will be repeated',
      ),
  })
  return {
    async 'event.fan_out'({ volume_id: volumeId, event_ids: eventIds }, { outboxId }) {
      if ((await ports.deliveries.fanOut(volumeId, eventIds, outboxId)) > 0) ports.signals.work([])
    },
    'webhook.deliver': ({ webhook_id: webhookId, event_id: eventId }, { outboxId }) =>
      deliver({ webhookId, eventId, outboxId }),
  }
}
