import { LIMITS } from '@agent-memory/core/limits'
import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { addFilters, type FilterOptions, filtersOf } from '../../memory-filters.js'
import { examples, volumeOption, wholeNumber } from '../../options.js'
import { describeLine, lineOfFound, plainLine } from '../../show/memories.js'
import { callOptions, clientOf, volumeIdOf } from '../../signed-in.js'

interface QueryOptions extends FilterOptions {
  limit?: number
}

const { min, max, default: usual } = LIMITS.queryLimit

export const addQuery = (program: Command, act: Act): void => {
  addFilters(
    program
      .command('query')
      .description('find memories by meaning and keywords, best first')
      .argument('<text...>', 'what to look for')
      .addOption(volumeOption()),
  )
    .option(
      '-n, --limit <number>',
      `at most this many memories, ${min} to ${max} (default ${usual})`,
      wholeNumber(min, max),
    )
    .addHelpText(
      'after',
      `${examples(
        ['sm query "What does Marta like to drink?"'],
        ['sm query "What was decided?" --user marta --from 2025-01-01'],
        ['sm query release date -n 3 --json | jq -r .memories[].content'],
      )}\nIn a pipe, lines are tab-separated: score, id, type, date, agent, text.\n`,
    )
    .action(act<[string[], QueryOptions]>(query))
}

const query = async (context: Context, words: string[], { limit, ...filters }: QueryOptions): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const body = { query: words.join(' '), volume_id, ...filtersOf(filters), ...(limit !== undefined && { limit }) }
  const answer = await client.query(body, callOptions(context))
  const lines = answer.memories.map(lineOfFound)
  await output.result({
    json: answer,
    shown: lines.map((line) => describeLine(output, line)).join('\n') || 'No memory matches.',
    plain: lines.map(plainLine).join('\n'),
    quiet: lines.map(({ id }) => id).join('\n'),
  })
}
