import type { Command } from 'commander'
import type { Act } from '../../context.js'
import { examples } from '../../options.js'
import { describeHistory, plainHistory } from '../../show/history.js'
import { callOptions, clientOf } from '../../signed-in.js'

export const addHistory = (program: Command, act: Act): void => {
  program
    .command('history')
    .description('show every version of a memory, and who changed it and why')
    .argument('<id>', 'id of the memory')
    .addHelpText(
      'after',
      `${examples(['sm history <id>'], ['sm history <id> --json | jq .versions'])}
In a pipe, lines are tab-separated, oldest first. The first field says what a line is about:
  written   date, agent, write id, text
  version   until when (empty for the current version), status, text, reason
  change    date, agent, write id, kind, reason, when undone
\`sm undo\` takes a write id.\n`,
    )
    .action(
      act<[string, object]>(async (context, id) => {
        const { output } = context
        const history = await clientOf(context).history(id, callOptions(context))
        const writes = [...history.memory.sources, ...history.changes].map(({ write_id }) => write_id)
        await output.result({
          json: history,
          shown: describeHistory(output, history),
          plain: plainHistory(history),
          quiet: [...new Set(writes)].join('\n'),
        })
      }),
    )
}
