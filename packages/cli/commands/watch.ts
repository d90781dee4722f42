import type { Client } from '@agent-memory/client/client'
import type { VolumeMessage } from '@agent-memory/client/subscribe'
import { EVENT_TYPES, type EventType } from '@agent-memory/core/notify/event-types'
import { socketQuery } from '@agent-memory/core/notify/socket-schemas'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { eventsOption, KNOWN_EVENTS } from '../events-option.js'
import { examples, volumeOption } from '../options.js'
import { printableJson } from '../output/text.js'
import { describeMessage, lineOfMessage } from '../show/messages.js'
import { apiKeyOf, callOptions, connect, idOf, volumeIdOf } from '../signed-in.js'

interface WatchOptions {
  events?: EventType[]
  after?: string
}

export const addWatch = (program: Command, act: Act): void => {
  program
    .command('watch')
    .description('print events and broadcasts as they happen, until Ctrl-C')
    .argument('[volume...]', 'ids or names of volumes; if omitted, the default volume')
    .addOption(volumeOption())
    .addOption(
      eventsOption(
        'print only these types of events, separated by commas; broadcasts are always printed (default: all types)',
      ),
    )
    .addOption(
      new Option(
        '--after <event id>',
        'continue after this event, unless a later message is over 5 minutes old',
      ).argParser(eventIdIn),
    )
    .addHelpText(
      'after',
      `${KNOWN_EVENTS}${examples(
        ['sm watch'],
        ['sm watch Notes Work --events memory.flagged,document.failed'],
        ['sm watch --json | jq -r \'select(.type == "memory.approved").data.content\''],
      )}\nIn a pipe, one line for each event or broadcast, tab-separated: time, type, volume, id, id of the memory, document,\nentity or sender, who caused it, text. With --json, one JSON document a line. After a lost connection,\nsm reconnects by itself, and says on standard error if events may have been missed.\n`,
    )
    .action(act<[string[], WatchOptions]>(watch))
}

const eventIdIn = (given: string): string => {
  const { success, data, error } = socketQuery.shape.last_event_id.safeParse(given)
  if (success && data !== undefined) return data
  throw new InvalidArgumentError(`It ${error?.issues[0]?.message}.`)
}

const watch = async (context: Context, wanted: string[], options: WatchOptions): Promise<void> => {
  const { output } = context
  // Imported only here, because all other commands start faster without it.
  const { WebSocket } = await import('ws')
  const client = connect(context, { apiKey: apiKeyOf(context), webSocket: WebSocket })
  const volumes = await volumesOf(context, client, wanted)
  const { events = EVENT_TYPES, after } = options
  const textOf = (message: VolumeMessage): string => {
    if (output.json) return printableJson(message)
    if (output.quiet) return message.id
    return output.isTerminal ? describeMessage(output, message, volumes.length > 1) : lineOfMessage(message)
  }
  const listening = { volumes, events, lastEventId: after, onGap: () => reportGap(context), ...callOptions(context) }
  output.note('Waiting for events. Press Ctrl-C to stop.')
  for await (const message of client.subscribe(listening)) await output.write(`${textOf(message)}\n`)
}

const volumesOf = async (context: Context, client: Client, wanted: string[]): Promise<string[]> => {
  if (wanted.length === 0) return [await volumeIdOf(context, client)]
  return [...new Set(await Promise.all(wanted.map((volume) => idOf(context, client, volume))))]
}

/** Reports a gap even with --json or --quiet: a program that reads the lines could not notice the gap otherwise. */
const reportGap = ({ io, output }: Context): void => {
  const details =
    'Events may be missing here. Either the connection was lost before the first event, or the service cannot ' +
    'continue after the last event: it does not know that event, or a later one is over 5 minutes old.'
  io.stderr.write(output.json ? `${printableJson({ warning: 'gap', details })}\n` : `sm: ${details}\n`)
}
