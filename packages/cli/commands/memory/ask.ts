import type { ChatAnswer, ChatBody } from '@agent-memory/client/types'
import { LIMITS } from '@agent-memory/core/limits'
import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { addFilters, type FilterOptions, filtersOf } from '../../memory-filters.js'
import { examples, volumeOption, wholeNumber } from '../../options.js'
import { printable } from '../../output/text.js'
import { describeSources, plainAnswer, sourcesCited, warnings } from '../../show/answers.js'
import { callOptions, clientOf, volumeIdOf } from '../../signed-in.js'

interface AskOptions extends FilterOptions {
  limit?: number
}

const { min, max, default: usual } = LIMITS.queryLimit

export const addAsk = (program: Command, act: Act): void => {
  addFilters(
    program
      .command('ask')
      .description('get an answer from memory, with the sources it cites')
      .argument('<question...>', 'the question, in plain language')
      .addOption(volumeOption()),
  )
    .option(
      '-n, --limit <number>',
      `base the answer on at most this many memories, ${min} to ${max} (default ${usual})`,
      wholeNumber(min, max),
    )
    .addHelpText(
      'after',
      `${examples(
        ['sm ask "When is the release, and who decided that?"'],
        ['sm ask "Where did Marta live?" --as-of 2024-06-01'],
        ['sm ask "What does Marta drink?" --json | jq -r .answer'],
      )}\nOn a terminal, sentences are shown as soon as they are checked against the sources. In a pipe: the\nanswer on one line, then one line for each cited source, tab-separated: number, score, id, date, agent, text.\n`,
    )
    .action(act<[string[], AskOptions]>(ask))
}

const ask = async (context: Context, words: string[], { limit, ...filters }: AskOptions): Promise<void> => {
  const { output } = context
  const client = clientOf(context)
  const volume_id = await volumeIdOf(context, client)
  const body = { query: words.join(' '), volume_id, ...filtersOf(filters), ...(limit !== undefined && { limit }) }
  if (output.isTerminal && !output.json && !output.quiet) return showStreamed(context, body)
  const answer = await client.chat(body, callOptions(context))
  await output.result({
    json: answer,
    shown: plainAnswer(answer),
    quiet: sourcesCited(answer)
      .map(({ source }) => source.memory_id)
      .join('\n'),
  })
  for (const warning of warnings(answer)) output.note(warning)
}

/** Shows each sentence as it comes, then the sources. */
const showStreamed = async (context: Context, body: ChatBody): Promise<void> => {
  const { output } = context
  const shown: Pick<ChatAnswer, 'sources'> = { sources: [] }
  for await (const event of clientOf(context).chatStream(body, callOptions(context))) {
    if (event.event === 'sources') shown.sources = event.sources
    else if (event.event === 'token') await output.write(printable(event.token))
    else {
      const answer = { ...shown, ...event }
      await output.write(`\n${describeSources(output, answer)}`)
      for (const warning of warnings(answer)) output.note(warning)
    }
  }
}
