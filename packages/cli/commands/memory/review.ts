import type { ListedMemory, ReviewBody } from '@agent-memory/client/types'
import { REVIEW_ACTIONS } from '@agent-memory/core/ports/memory/memory-changes'
import { Argument, type Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { wrongUsage } from '../../exit-codes.js'
import { examples, volumeOption } from '../../options.js'
import { fields } from '../../output/output.js'
import { oneLine } from '../../output/text.js'
import { flaggedMemories, reviewQueue } from '../../review/queue.js'
import { printListing } from '../../show/listing.js'
import { callOptions, clientOf, volumeIdOf } from '../../signed-in.js'

type ReviewAction = ReviewBody['action']

interface ReviewOptions {
  target?: string
  reason?: string
}

export const addReview = (program: Command, act: Act): void => {
  program
    .command('review')
    .description('decide what to do with flagged memories, one by one or by id')
    .argument('[id]', 'id of the memory; without an id, all memories that wait for review')
    .addArgument(new Argument('[action]', 'what to do with the memory').choices([...REVIEW_ACTIONS]))
    .addOption(volumeOption())
    .option('--target <id>', 'the memory to merge into, or to supersede')
    .option('--reason <text>', 'the reason, which the history keeps')
    .addHelpText(
      'after',
      `${examples(
        ['sm review', 'on a terminal: one by one, with single keys'],
        ['sm review | cut -f 1', 'in a pipe: lists the memories that wait for review'],
        ['sm review <id> reject --reason "Never happened."'],
        ['sm review <id> merge --target <other id>', 'merges into the other memory, which keeps its wording'],
        ['sm review <id> supersede --target <other id>', 'marks the other memory as no longer valid'],
      )}
approve clears the flag, or restores a rejected, merged or superseded memory. \`sm undo\` undoes a review.
In a pipe, lines are tab-separated: id, why flagged, ids of conflicting memories, date, agent, text; after a review:
status, id, write id.\n`,
    )
    .action(act<[string | undefined, ReviewAction | undefined, ReviewOptions]>(review))
}

const review = async (
  context: Context,
  id: string | undefined,
  action: ReviewAction | undefined,
  options: ReviewOptions,
): Promise<void> => {
  if (id === undefined) return reviewAll(context, options)
  if (action === undefined) throw wrongUsage(`Add one of these actions after the id: ${REVIEW_ACTIONS.join(', ')}.`)
  const { output } = context
  const { target: target_id, reason } = options
  const body: ReviewBody = { action, target_id, reason }
  const reviewed = await clientOf(context).review(id, body, callOptions(context))
  const { status, memory_id, write_id } = reviewed
  await output.result({
    json: { review: reviewed },
    shown: `The memory is now ${oneLine(status)}. To undo the review: sm undo ${oneLine(write_id)}`,
    plain: fields(status, memory_id, write_id),
    quiet: write_id,
  })
}

const reviewAll = async (context: Context, { target, reason }: ReviewOptions): Promise<void> => {
  if (target !== undefined || reason !== undefined) throw wrongUsage('--target and --reason need an id and an action.')
  const { io, output } = context
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  const byKeys = io.stdin.isTTY === true && output.isTerminal && !output.json && !output.quiet
  if (byKeys) return reviewQueue(context, client, volumeId)
  const memories = flaggedMemories(client, volumeId, callOptions(context))
  await printListing(output, memories, { plain: plainFlagged, none: 'No memory waits for review.' })
}

const plainFlagged = ({ memory_id, flag_reason, conflicts_with, event_date, agent, content }: ListedMemory): string =>
  fields(memory_id, flag_reason, conflicts_with.join(','), event_date, agent, content)
