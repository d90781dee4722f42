import type { ListedMemory, SearchBody } from '@agent-memory/client/types'
import { LIMITS } from '@agent-memory/core/limits'
import type { Category, MemoryType, Metadata } from '@agent-memory/core/memory/types'
import type { Command, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { examples } from '../help.js'
import { categoryOption, metaOption, typeOption, volumeOption, wholeNumber } from '../options.js'
import type { Output } from '../output/output.js'
import { printableJson } from '../output/text.js'
import { describeLine, lineOfListed, plainLine } from '../show/memories.js'
import { callOptions, clientOf, isId, volumeIdOf } from '../signed-in.js'

interface ListOptions {
  type?: MemoryType[]
  category?: Category[]
  agent?: string
  user?: string
  session?: string
  from?: string
  to?: string
  meta?: Metadata
  limit?: number
  cursor?: string
  all?: boolean
}

const { min, max, default: usual } = LIMITS.searchLimit

export const addList = (program: Command, act: Act): void => {
  program
    .command('list')
    .description('list memories, newest first')
    .addOption(volumeOption())
    .addOption(repeatable(typeOption('of this kind; repeatable')))
    .addOption(repeatable(categoryOption('of this category; repeatable')))
    .option('--agent <name or id>', 'written by this agent or key')
    .option('--user <id>', 'about this user')
    .option('--session <id>', 'from this conversation')
    .option('--from <date>', 'that happened on this day or later')
    .option('--to <date>', 'that happened on this day or before')
    .addOption(metaOption('with this field of metadata; repeatable'))
    .option('-n, --limit <number>', `so many at once, ${min} to ${max}; ${usual} when left out`, wholeNumber(min, max))
    .option('--cursor <cursor>', 'go on where a list ended')
    .option('--all', 'all of them, page after page')
    .addHelpText(
      'after',
      `${examples(
        ['sm list'],
        ['sm list --type preference --user marta'],
        ['sm list --from 2025-01-01 --to 2025-01-31 --all'],
        ['sm list --all -q | wc -l', 'counts them'],
      )}\nOn a pipe a line is: score (empty), id, type, date, agent, text, with tabs between.\n`,
    )
    .action(act<[ListOptions]>(list))
}

/** Commander would take several words after one flag; each flag takes one word here. */
const repeatable = (option: Option): Option => {
  const checked = option.parseArg
  return option.argParser((value: string, before: string[] = []) => [...before, checked?.(value, value) ?? value])
}

const list = async (context: Context, options: ListOptions): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const body = bodyOf(await volumeIdOf(context, client), options)
  if (options.all)
    return printAll(output, client.searchAll({ ...body, limit: options.limit ?? max }, callOptions(context)))
  const page = await client.search(body, callOptions(context))
  const lines = page.memories.map(lineOfListed)
  await output.result({
    json: page,
    shown: lines.map((line) => describeLine(output, line)).join('\n') || 'There is no such memory.',
    plain: lines.map(plainLine).join('\n'),
    quiet: lines.map(({ id }) => id).join('\n'),
  })
  if (page.next_cursor !== null) output.note(`There are more: --all, or --cursor ${page.next_cursor}`)
}

const bodyOf = (volume_id: string, options: ListOptions): SearchBody => {
  const { type, category, agent, user, session, from, to, meta, limit, cursor } = options
  return {
    volume_id,
    ...(type && { memory_type: type }),
    ...(category && { category }),
    ...(agent !== undefined && (isId(agent) ? { agent_id: agent } : { agent })),
    ...(user !== undefined && { user_id: user }),
    ...(session !== undefined && { session_id: session }),
    ...(from !== undefined && { date_from: from }),
    ...(to !== undefined && { date_to: to }),
    ...(meta && { metadata: meta }),
    ...(limit !== undefined && { limit }),
    ...(cursor !== undefined && { cursor }),
  }
}

/** One memory after the other, so that a volume of any size is listed in little memory. */
const printAll = async (output: Output, memories: AsyncIterable<ListedMemory>): Promise<void> => {
  let count = 0
  if (output.json) await output.write('{"memories":[')
  for await (const memory of memories) {
    if (output.json) await output.write(`${count === 0 ? '' : ','}${printableJson(memory)}`)
    else await output.write(`${output.quiet ? memory.memory_id : textOf(output, memory)}\n`)
    count++
  }
  if (output.json) await output.write('],"next_cursor":null}\n')
  else if (count === 0 && output.isTerminal) output.note('There is no such memory.')
}

const textOf = (output: Output, memory: ListedMemory): string =>
  output.isTerminal ? describeLine(output, lineOfListed(memory)) : plainLine(lineOfListed(memory))
