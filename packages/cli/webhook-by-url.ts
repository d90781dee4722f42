import type { Client } from '@agent-memory/client/client'
import type { ListedWebhook } from '@agent-memory/client/types'
import { parseWebhookUrl } from '@agent-memory/core/notify/webhook-url'
import type { Context } from './context.js'
import { EXIT, Failure, wrongUsage } from './exit-codes.js'
import { allPages } from './paging.js'
import { callOptions } from './signed-in.js'

/** Lists the webhooks of a volume that the key sees: its own, or all if the key may change the volume. */
export const webhooksOf = (context: Context, client: Client, volume_id: string): Promise<ListedWebhook[]> =>
  allPages(async (cursor) => {
    const query = { volume_id, limit: 100, ...(cursor !== undefined && { cursor }) }
    const page = await client.listWebhooks(query, callOptions(context))
    return { items: page.subscriptions, next_cursor: page.next_cursor }
  })

/**
 * Returns the webhook with this id or URL. A URL also matches in the form in which the service stores it, for example
 * without the fragment.
 * @throws Failure if there is no such webhook, or if several keys have a webhook for the URL
 */
export const webhookIn = (webhooks: ListedWebhook[], wanted: string): ListedWebhook => {
  const stored = parseWebhookUrl(wanted)?.url
  const [first, ...others] = webhooks.filter(
    ({ webhook_id, url }) => [webhook_id, url].includes(wanted) || url === stored,
  )
  if (first === undefined) {
    const sentence =
      `This key can access no webhook with the URL or id "${wanted}" in this volume: ` +
      '`sm webhooks` lists those that it can access.'
    throw new Failure('webhook_not_found', sentence, EXIT.notFound)
  }
  if (others.length === 0) return first
  const ids = [first, ...others].map(({ webhook_id }) => webhook_id)
  throw wrongUsage(`${ids.length} webhooks have this URL. Give the id of the webhook instead: ${ids.join(', ')}.`)
}
