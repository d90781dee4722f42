import { createLog } from '@agent-memory/runtime/observe/log'
import { createMetrics } from '@agent-memory/runtime/observe/metrics'
import { measureWebhooks } from '@agent-memory/runtime/observe/webhook-metrics'
import { expect, test } from '@jest/globals'

const observed = (oldest = async () => ({ service: 0, endpoint: 0 })) => {
  const lines: string[] = []
  const { log } = createLog('info', { write: (line) => void lines.push(line) })
  const metrics = createMetrics()
  const webhooks = measureWebhooks(metrics, log, { oldest })
  const scraped = async () => (await metrics.registry.metrics()).split('\n')
  return { webhooks, logged: () => lines.map((line) => JSON.parse(line)), scraped }
}

test('a disabled webhook is counted by reason and leaves a line webhook.disabled', async () => {
  const { webhooks, logged, scraped } = observed()
  webhooks.ended('delivered', null)
  webhooks.ended('failed', { webhookId: 'one', reason: 'gone' })
  webhooks.disabled({ webhookId: 'two', reason: 'access_lost' })
  expect(logged()).toMatchObject([
    { level: 'warn', msg: 'webhook.disabled', webhook_id: 'one', reason: 'gone' },
    { level: 'warn', msg: 'webhook.disabled', webhook_id: 'two', reason: 'access_lost' },
  ])
  expect(await scraped()).toEqual(
    expect.arrayContaining([
      'webhook_deliveries_total{outcome="delivered"} 1',
      'webhook_deliveries_total{outcome="failed"} 1',
      'webhooks_disabled_total{reason="gone"} 1',
      'webhooks_disabled_total{reason="failing"} 0',
      'webhooks_disabled_total{reason="access_lost"} 1',
    ]),
  )
})

test('a scrape tells the ages of the oldest events, by what they wait for', async () => {
  const { scraped } = observed(async () => ({ service: 1.5, endpoint: 86_400 }))
  expect(await scraped()).toEqual(
    expect.arrayContaining([
      'webhook_oldest_event_seconds{waits_for="service"} 1.5',
      'webhook_oldest_event_seconds{waits_for="endpoint"} 86400',
    ]),
  )
})

test('while PostgreSQL is away, only the ages are missing', async () => {
  const lines = await observed(() => Promise.reject(new Error('away'))).scraped()
  expect(lines.filter((line) => line.startsWith('webhook_oldest'))).toEqual([])
  expect(lines).toContain('webhook_deliveries_total{outcome="held"} 0')
})
