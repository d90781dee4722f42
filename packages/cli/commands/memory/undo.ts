import type { Command } from 'commander'
import type { Act } from '../../context.js'
import { examples } from '../../options.js'
import { undoWrite } from '../../review/undo.js'
import { callOptions, clientOf } from '../../signed-in.js'

export const addUndo = (program: Command, act: Act): void => {
  program
    .command('undo')
    .description('undo a write, an edit or a review, with all that it changed')
    .argument('<write_id>', 'id of the write, edit or review; `sm history` shows it')
    .addHelpText(
      'after',
      `${examples(['sm undo <write_id>'], ['sm undo $(sm review <id> reject -q)'])}
In a pipe: the ids of the memories that changed, one per line.\n`,
    )
    .action(
      act<[string, object]>(async (context, writeId) => {
        const undo = await undoWrite(clientOf(context), writeId, callOptions(context))
        const ids = undo.changed.join('\n')
        const shown = `Undone. These memories changed: ${undo.changed.join(', ')}`
        await context.output.result({ json: { undo }, shown, plain: ids, quiet: ids })
      }),
    )
}
