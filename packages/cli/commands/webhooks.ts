import { readFile } from 'node:fs/promises'
import type { Client } from '@agent-memory/client/client'
import type { ListedWebhook, Webhook } from '@agent-memory/client/types'
import { DEFAULT_EVENTS, type EventType } from '@agent-memory/core/notify/event-types'
import { makeWebhookSecret } from '@agent-memory/core/notify/webhook-secret'
import { type Command, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { eventsOption, KNOWN_EVENTS } from '../events-option.js'
import { wrongUsage } from '../exit-codes.js'
import { addGroup } from '../group.js'
import { readText } from '../input/read-text.js'
import { examples, volumeOption } from '../options.js'
import { fields } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { showSecret } from '../show/secret.js'
import { describeWebhook, lineOfWebhook } from '../show/webhooks.js'
import { callOptions, clientOf, volumeIdOf } from '../signed-in.js'
import { webhookIn, webhooksOf } from '../webhook-by-url.js'
import { addDeliveries } from './webhook-deliveries.js'

export const addWebhooks = (program: Command, act: Act): void => {
  const group = addGroup(program, 'webhooks', 'send the events of a volume to URLs', act, list)
  group
    .addOption(volumeOption())
    .addHelpText(
      'after',
      `${examples(
        ['sm webhooks', 'lists the webhooks, with their last delivery'],
        ['sm webhooks add https://example.com/hook --sign > hook.secret'],
        ['sm webhooks test https://example.com/hook', 'sends a test event, and shows whether it was delivered'],
      )}\nIn a pipe, one line for each webhook, tab-separated: status, id, URL, events, why disabled; then, about its last\ndelivery: status, event, event id, time, HTTP status or error; then why it is paused, and until when.\n`,
    )
  group.command('list').description('list webhooks, oldest first').addOption(volumeOption()).action(act<[object]>(list))
  group
    .command('add')
    .description('send events to a URL; if your key already has a webhook for the URL, replace its events')
    .argument('<url>', 'a public address that answers 2xx within 15 s')
    .addOption(volumeOption())
    .addOption(eventsOption(`events to send, separated by commas (default: ${DEFAULT_EVENTS.join(',')})`))
    .addOption(
      new Option('--sign', 'sign deliveries with a new secret, which is shown only this once').conflicts('secret'),
    )
    .addOption(secretOption('sign deliveries with the secret in this file'))
    .addHelpText('after', KNOWN_EVENTS)
    .action(act<[string, AddOptions]>(add))
  group
    .command('remove')
    .description('remove a webhook, so that its URL gets no more events')
    .argument('<webhook>', 'URL or id of the webhook')
    .addOption(volumeOption())
    .action(act<[string, object]>(remove))
  addDeliveries(group, act)
  group
    .command('enable')
    .description('make a disabled webhook active again; to send what it missed, then run `sm webhooks redeliver`')
    .argument('<webhook>', 'URL or id of the webhook')
    .addOption(volumeOption())
    .action(act<[string, object]>(enable))
  group
    .command('rotate')
    .description('replace the secret; for a day, deliveries are signed with the former secret too')
    .argument('<webhook>', 'URL or id of the webhook')
    .addOption(volumeOption())
    .addOption(secretOption('use the new secret in this file'))
    .addHelpText('after', '\nWithout --secret, the service makes a new secret, which is shown only this once.\n')
    .action(act<[string, { secret?: string }]>(rotate))
}

interface AddOptions {
  events?: EventType[]
  sign?: boolean
  secret?: string
}

const secretOption = (what: string) => new Option('--secret <file>', `${what}; - reads standard input`)

const list = async (context: Context): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const subscriptions = await webhooksOf(context, client, await volumeIdOf(context, client))
  await output.result({
    json: { subscriptions },
    shown:
      subscriptions.map((webhook) => describeWebhook(output, webhook)).join('\n') ||
      'No webhooks; add one with `sm webhooks add <url>`.',
    plain: subscriptions.map(lineOfWebhook).join('\n'),
    quiet: subscriptions.map(({ webhook_id }) => webhook_id).join('\n'),
  })
}

const add = async (context: Context, url: string, { events, sign = false, secret: file }: AddOptions) => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const made = sign ? makeWebhookSecret() : undefined
  const secret = made ?? (await secretFrom(context, file))
  const body = { volume_id, url, ...(events && { events }), ...(secret !== undefined && { secret }) }
  const answer = await client.subscribeWebhook(body, callOptions(context))
  const about = `The webhook ${answer.webhook_id} sends ${answer.events.join(', ')} to ${oneLine(url)}.`
  if (made !== undefined) return showSecret(context, { ...answer, secret: made }, made, about, KEEP_IT)
  await output.result({
    json: answer,
    shown: about,
    plain: fields(answer.webhook_id, answer.events.join(',')),
    quiet: answer.webhook_id,
  })
}

const KEEP_IT = 'Keep this secret now: the service does not show it again.'

/** Reads the secret from a file or standard input, because other users can see the arguments of a command. */
const secretFrom = async ({ io }: Context, file: string | undefined): Promise<string | undefined> => {
  if (file === undefined) return undefined
  if (file === '-') return readText(io.stdin)
  try {
    return (await readFile(file, 'utf8')).replace(/\r?\n$/, '')
  } catch (error) {
    throw wrongUsage(`The secret cannot be read from ${file} (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Runs `work` on the webhook that has this URL or id. */
const withWebhook = async <Result>(
  context: Context,
  wanted: string,
  work: (client: Client, webhook: ListedWebhook) => Promise<Result>,
): Promise<Result> => {
  const client = clientOf(context)
  const webhooks = await webhooksOf(context, client, await volumeIdOf(context, client))
  return work(client, webhookIn(webhooks, wanted))
}

const remove = async (context: Context, wanted: string): Promise<void> => {
  const removed = await withWebhook(context, wanted, (client, { volume_id, url, webhook_id }) =>
    client.unsubscribeWebhook({ volume_id, url, webhook_id }, callOptions(context)),
  )
  await context.output.result({ json: removed, shown: `The webhook ${oneLine(wanted)} is removed.` })
}

const enable = async (context: Context, wanted: string): Promise<void> => {
  const webhook = await withWebhook(context, wanted, (client, { webhook_id }) =>
    client.enableWebhook(webhook_id, callOptions(context)),
  )
  await showWebhook(context, webhook, `Events are sent to ${oneLine(webhook.url)} again.`)
}

const rotate = async (context: Context, wanted: string, { secret: file }: { secret?: string }): Promise<void> => {
  const given = await secretFrom(context, file)
  const webhook = await withWebhook(context, wanted, (client, { webhook_id }) =>
    client.rotateWebhook(webhook_id, given === undefined ? {} : { secret: given }, callOptions(context)),
  )
  const about = `The webhook for ${oneLine(webhook.url)} has a new secret. Until ${webhook.rotating_until}, deliveries are signed with the former secret too.`
  if (webhook.secret === undefined) return showWebhook(context, webhook, about)
  await showSecret(context, { subscription: webhook }, webhook.secret, about, KEEP_IT)
}

const showWebhook = ({ output }: Context, webhook: Webhook, shown: string): Promise<void> =>
  output.result({ json: { subscription: webhook }, shown, plain: webhook.webhook_id, quiet: webhook.webhook_id })
