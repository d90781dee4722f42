import type { SearchBody } from '@agent-memory/client/types'
import { LIMITS } from '@agent-memory/core/limits'
import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { addFilters, type FilterOptions, filtersOf } from '../../memory-filters.js'
import { examples, volumeOption, wholeNumber } from '../../options.js'
import { printListing } from '../../show/listing.js'
import { describeLine, lineOfListed, plainLine } from '../../show/memories.js'
import { callOptions, clientOf, volumeIdOf } from '../../signed-in.js'

interface ListOptions extends FilterOptions {
  limit?: number
  cursor?: string
  all?: boolean
}

const { min, max, default: usual } = LIMITS.searchLimit

export const addList = (program: Command, act: Act): void => {
  addFilters(program.command('list').description('list memories, newest first').addOption(volumeOption()))
    .option('-n, --limit <number>', `page size, ${min} to ${max} (default ${usual})`, wholeNumber(min, max))
    .option('--cursor <cursor>', 'continue after the page that printed this cursor')
    .option('--all', 'list all memories, page by page')
    .addHelpText(
      'after',
      `${examples(
        ['sm list'],
        ['sm list --type preference --user marta'],
        ['sm list --from 2025-01-01 --to 2025-01-31 --all'],
        ['sm list --as-of 2025-06-30', 'what was valid then'],
        ['sm list --flagged', 'memories that wait for `sm review`'],
        ['sm list --all -q | wc -l', 'counts the memories'],
      )}\nIn a pipe, lines are tab-separated: score (empty), id, type, date, agent, text.\n`,
    )
    .action(act<[ListOptions]>(list))
}

const list = async (context: Context, options: ListOptions): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const body = bodyOf(await volumeIdOf(context, client), options)
  if (options.all)
    return printListing(output, client.searchAll({ ...body, limit: options.limit ?? max }, callOptions(context)), {
      plain: (memory) => plainLine(lineOfListed(memory)),
      none: 'No matching memory.',
    })
  const page = await client.search(body, callOptions(context))
  const lines = page.memories.map(lineOfListed)
  await output.result({
    json: page,
    shown: lines.map((line) => describeLine(output, line)).join('\n') || 'No matching memory.',
    plain: lines.map(plainLine).join('\n'),
    quiet: lines.map(({ id }) => id).join('\n'),
  })
  if (page.next_cursor !== null) output.note(`There are more memories: use --all, or --cursor ${page.next_cursor}`)
}

const bodyOf = (volume_id: string, { limit, cursor, ...filters }: ListOptions): SearchBody => ({
  volume_id,
  ...filtersOf(filters),
  ...(limit !== undefined && { limit }),
  ...(cursor !== undefined && { cursor }),
})
