import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { examples } from '../help.js'
import { confirm } from '../input/confirm.js'
import { yesOption } from '../options.js'
import { oneLine } from '../output/text.js'
import { callOptions, clientOf } from '../signed-in.js'

export const addDelete = (program: Command, act: Act): void => {
  program
    .command('delete')
    .description('erase a memory everywhere, for good')
    .argument('<id>', 'the memory')
    .addOption(yesOption())
    .addHelpText('after', examples(['sm delete <id>', 'shows it, and asks'], ['sm delete <id> --yes']))
    .action(act<[string, { yes?: boolean }]>(erase))
}

const LONGEST_SHOWN = 200

const erase = async (context: Context, id: string, { yes }: { yes?: boolean }): Promise<void> => {
  const client = clientOf(context)
  const question = async () => {
    const { content } = await client.read(id, callOptions(context))
    const shown = oneLine(content)
    return `Erase "${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}" for good?`
  }
  await confirm(context, question, yes)
  const receipt = await client.erase(id, callOptions(context))
  const survivors = receipt.judged_anew.map((memory) => `\nAnother agent's wording lives on as ${memory}.`).join('')
  await context.output.result({ json: { receipt }, shown: `Erased ${id}.${survivors}` })
}
