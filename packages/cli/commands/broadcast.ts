import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { textFrom } from '../input/text-argument.js'
import { examples, volumeOption } from '../options.js'
import { callOptions, clientOf, volumeIdOf } from '../signed-in.js'

export const addBroadcast = (program: Command, act: Act): void => {
  program
    .command('broadcast')
    .description('send a message to everybody who listens to a volume, for example with `sm watch`')
    .argument('[message...]', 'the message; read from standard input if omitted or -')
    .addOption(volumeOption())
    .option('--type <type>', 'type of the message (default: agent_broadcast)')
    .addHelpText(
      'after',
      examples(['sm broadcast "The import is done."'], ['sm broadcast --type deploy "Version 12 is live."']),
    )
    .action(act<[string[], { type?: string }]>(broadcast))
}

const broadcast = async (context: Context, words: string[], { type }: { type?: string }): Promise<void> => {
  const client = clientOf(context)
  const message = await textFrom(context.io, words)
  const volume_id = await volumeIdOf(context, client)
  await client.broadcast({ volume_id, message, ...(type !== undefined && { event_type: type }) }, callOptions(context))
  await context.output.result({ json: { status: 'broadcast_sent' }, shown: 'Sent.' })
}
