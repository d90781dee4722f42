import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from '@agent-memory/client/client'
import type { Delivery, ListedWebhook } from '@agent-memory/client/types'
import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { EXIT, type ExitCode, wrongUsage } from '../exit-codes.js'
import { volumeOption } from '../options.js'
import { fields } from '../output/output.js'
import { describeDelivery, describePause, fieldsOfPause, type Pause } from '../show/webhooks.js'
import { callOptions, clientOf, volumeIdOf } from '../signed-in.js'
import { webhookIn, webhooksOf } from '../webhook-by-url.js'

/** Adds the subcommands that trigger deliveries. */
export const addDeliveries = (group: Command, act: Act): void => {
  group
    .command('test')
    .description('send a test event, and show whether it was delivered')
    .argument('<webhook>', 'URL or id of the webhook')
    .addOption(volumeOption())
    .option('--no-wait', 'do not wait until the URL has answered')
    .addHelpText('after', '\nExit code 1: the test event was not delivered.\n')
    .action(act<[string, { wait: boolean }]>(test))
  group
    .command('redeliver')
    .description('deliver one event again, or all events since a time')
    .argument('<webhook>', 'URL or id of the webhook')
    .addOption(volumeOption())
    .option('--event <id>', 'the event with this id')
    .option('--since <time>', 'all events since this time, ISO 8601; at most 7 days ago')
    .action(act<[string, RedeliverOptions]>(redeliver))
}

/** Pauses between polls, in ms: about 20 s in all, because a URL has 15 s to answer. */
const PAUSES_MS = [250, 500, 1_000, ...Array<number>(18).fill(1_000)]

const test = async (context: Context, wanted: string, { wait }: { wait: boolean }): Promise<ExitCode> => {
  const { output } = context
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  const webhook = webhookIn(await webhooksOf(context, client, volumeId), wanted)
  const sent = await client.testWebhook(webhook.webhook_id, callOptions(context))
  const [delivery, { paused_until, pause_reason }] = wait
    ? await attempted(context, client, { volumeId, webhook, sent })
    : [sent, webhook]
  const { event_id, status, http_status, error } = delivery
  const pause: Pause = status === 'pending' ? { paused_until, pause_reason } : {}
  await output.result({
    json: { delivery, ...pause },
    shown: `${describeDelivery(output, delivery)}${describePause(output, pause)}`,
    plain: fields(status, event_id, http_status, error, ...fieldsOfPause(pause)),
    quiet: event_id,
  })
  return wait && status !== 'delivered' ? EXIT.failed : EXIT.ok
}

/** Waits up to about 20 s for the first attempt; returns the delivery and its webhook as they were last read. */
const attempted = async (
  context: Context,
  client: Client,
  { volumeId, webhook, sent }: { volumeId: string; webhook: ListedWebhook; sent: Delivery },
): Promise<[Delivery, ListedWebhook]> => {
  let latest = sent
  let read = webhook
  for (const pause of PAUSES_MS) {
    await sleep(pause, undefined, callOptions(context))
    read = webhookIn(await webhooksOf(context, client, volumeId), webhook.webhook_id)
    latest = read.deliveries.find(({ event_id }) => event_id === sent.event_id) ?? latest
    if (latest.attempts > 0 || latest.status !== 'pending') break
  }
  return [latest, read]
}

interface RedeliverOptions {
  event?: string
  since?: string
}

/**
 * Time limit of one call, which redelivers up to 500 events. It is long because the rate limit is 30 calls a minute, so
 * the 31st call may have to wait up to a minute.
 */
const REDELIVER_MS = 120_000

const redeliver = async (context: Context, wanted: string, { event, since }: RedeliverOptions): Promise<void> => {
  if ((event === undefined) === (since === undefined)) throw wrongUsage('Use either --event or --since.')
  const client = clientOf(context)
  const { webhook_id } = webhookIn(await webhooksOf(context, client, await volumeIdOf(context, client)), wanted)
  let count = 0
  for (let from: string | null | undefined = since; from !== null; ) {
    const body = event === undefined ? { since: from } : { event_id: event }
    const redelivery = await client.redeliverWebhook(webhook_id, body, {
      ...callOptions(context),
      timeoutMs: REDELIVER_MS,
    })
    count += redelivery.count
    from = redelivery.next_since
  }
  const shown = `${count} ${count === 1 ? 'event' : 'events'} will be delivered again.`
  await context.output.result({ json: { count }, shown, plain: String(count) })
}
