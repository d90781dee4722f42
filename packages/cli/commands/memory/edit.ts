import type { Client } from '@agent-memory/client/client'
import type { EditAnswer, EditBody } from '@agent-memory/client/types'
import type { Metadata } from '@agent-memory/core/memory/types'
import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { EXIT, type ExitCode, Failure } from '../../exit-codes.js'
import { editText } from '../../input/editor.js'
import { checkedText, textFrom } from '../../input/text-argument.js'
import { categoryOption, examples, metaOption, typeOption } from '../../options.js'
import { fields, type Output } from '../../output/output.js'
import { oneLine } from '../../output/text.js'
import { callOptions, clientOf } from '../../signed-in.js'

interface EditOptions {
  type?: EditBody['memory_type']
  category?: EditBody['category']
  date?: string
  meta?: Metadata
  idempotencyKey?: string
}

export const addEdit = (program: Command, act: Act): void => {
  program
    .command('edit')
    .description('make a new version of a memory, and show what the guard decided')
    .argument('<id>', 'id of the memory')
    .argument(
      '[text...]',
      'the new text, or - for standard input. Without a text and without an option for type, category, date or ' +
        'metadata, sm opens $VISUAL or $EDITOR on a terminal, and reads standard input elsewhere',
    )
    .addOption(typeOption('kind of memory'))
    .addOption(categoryOption('category'))
    .option('--date <date>', 'when the event happened, ISO 8601')
    .addOption(metaOption('metadata field; key:=1 for a number; repeatable; replaces all metadata'))
    .option(
      '--idempotency-key <key>',
      'for safe retries: within 24 h, the same edit with the same key is carried out once',
    )
    .addHelpText(
      'after',
      `${examples(
        ['sm edit <id> "The build needs Node 22."'],
        ['sm edit <id>', 'on a terminal: opens the text in $EDITOR'],
        ['sm show <id> --json | jq -r .memory.content | sed s/20/22/ | sm edit <id> -'],
        ['sm edit <id> --date 2025-03-01 --meta source=diary', 'keeps the text'],
        ['sm undo $(sm edit <id> -q "…")'],
      )}
The former version stays in the history. In a pipe: status, id, write id and reason, tab-separated.
Exit code 6: the guard rejected the edit, and the memory is unchanged.\n`,
    )
    .action(act<[string, string[], EditOptions]>(edit))
}

const edit = async (context: Context, id: string, words: string[], options: EditOptions): Promise<ExitCode> => {
  const client = clientOf(context)
  const { output } = context
  const { type, category, date, meta, idempotencyKey } = options
  const changes = { memory_type: type, category, event_date: date, metadata: meta }
  const keepsText = words.length === 0 && Object.values(changes).some((value) => value !== undefined)
  const content = keepsText ? undefined : await contentOf(context, client, id, words)
  const answer = await client.edit(id, { ...changes, content }, { ...callOptions(context), idempotencyKey })
  const { status, memory_id, write_id, reason } = answer
  await output.result({
    json: { edit: answer },
    shown: verdict(output, answer),
    plain: fields(status, memory_id, write_id, reason),
    quiet: write_id,
  })
  return status === 'rejected' ? EXIT.rejected : EXIT.ok
}

const contentOf = async (context: Context, client: Client, id: string, words: string[]): Promise<string> => {
  const { io } = context
  if (words.length > 0 || !io.stdin.isTTY) return textFrom(io, words)
  const { content } = await client.read(id, callOptions(context))
  const edited = checkedText(await editText(io, content))
  if (edited === content)
    throw new Failure('declined', 'You did not change the text, so nothing was saved.', EXIT.failed)
  return edited
}

const verdict = ({ colours }: Output, { status, reason, write_id }: EditAnswer): string =>
  status === 'rejected'
    ? `${colours.red('rejected')}: ${oneLine(reason)} The memory is unchanged.`
    : `${colours.green('edited')}: ${oneLine(reason)} To undo the edit: sm undo ${oneLine(write_id)}`
