import type { WriteAnswer, WriteBody } from '@agent-memory/client/types'
import type { Metadata } from '@agent-memory/core/memory/types'
import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { EXIT, type ExitCode } from '../../exit-codes.js'
import { textFrom } from '../../input/text-argument.js'
import { categoryOption, examples, metaOption, typeOption, volumeOption } from '../../options.js'
import { fields, type Output } from '../../output/output.js'
import { oneLine } from '../../output/text.js'
import { callOptions, clientOf, volumeIdOf } from '../../signed-in.js'

interface WriteOptions {
  type?: WriteBody['memory_type']
  category?: WriteBody['category']
  user?: string
  session?: string
  date?: string
  meta?: Metadata
  idempotencyKey?: string
}

export const addWrite = (program: Command, act: Act): void => {
  program
    .command('write')
    .description('write a memory and show what the guard decided')
    .argument('[text...]', 'the statement; read from standard input if omitted or -')
    .addOption(volumeOption())
    .addOption(typeOption('kind of memory; detected if omitted'))
    .addOption(categoryOption('category; detected if omitted'))
    .option(
      '--user <id>',
      'the user whom the memory is about: "I" means this user, and only memories about the same user are compared',
    )
    .option('--session <id>', 'the conversation that the memory comes from')
    .option('--date <date>', 'when the event happened, ISO 8601; detected if omitted')
    .addOption(metaOption('metadata field; key:=1 for a number; repeatable'))
    .option('--idempotency-key <key>', 'for safe retries: within 24 h, the same text with the same key is written once')
    .addHelpText(
      'after',
      `${examples(
        ['sm write "Marta prefers tea to coffee."'],
        ['echo "The release is on Friday." | sm write'],
        ['sm write "We met in Oslo." --date 2025-03-01 --user marta --meta source=diary'],
        ['id=$(sm write -q "The build needs Node 20.")', 'prints only the id'],
      )}\nExit code 6: the guard rejected the memory.\n`,
    )
    .action(act<[string[], WriteOptions]>(write))
}

const write = async (context: Context, words: string[], options: WriteOptions): Promise<ExitCode> => {
  const { output } = context
  const client = clientOf(context)
  const content = await textFrom(context.io, words)
  const { type, category, user, session, date, meta, idempotencyKey } = options
  const body: WriteBody = {
    content,
    volume_id: await volumeIdOf(context, client),
    memory_type: type,
    category,
    user_id: user,
    session_id: session,
    event_date: date,
    metadata: meta,
  }
  const answer = await client.write(body, { ...callOptions(context), idempotencyKey })
  await output.result({
    json: answer,
    shown: verdict(output, answer),
    plain: fields(answer.status, answer.memory_id, answer.reason),
    quiet: answer.memory_id,
  })
  return answer.status === 'rejected' ? EXIT.rejected : EXIT.ok
}

const verdict = ({ colours }: Output, { status, reason, memory_id }: WriteAnswer): string => {
  const colour = { approved: colours.green, merged: colours.cyan, rejected: colours.red }[status]
  return `${colour(status)}: ${oneLine(reason)}\n${colours.dim(memory_id)}`
}
