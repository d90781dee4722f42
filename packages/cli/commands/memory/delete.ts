import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { confirm } from '../../input/prompt.js'
import { examples, yesOption } from '../../options.js'
import { oneLine } from '../../output/text.js'
import { callOptions, clientOf } from '../../signed-in.js'

export const addDelete = (program: Command, act: Act): void => {
  program
    .command('delete')
    .description('permanently erase a memory everywhere')
    .argument('<id>', 'id of the memory')
    .addOption(yesOption())
    .addHelpText(
      'after',
      examples(['sm delete <id>', 'shows the memory and asks for confirmation'], ['sm delete <id> --yes']),
    )
    .action(act<[string, { yes?: boolean }]>(erase))
}

const LONGEST_SHOWN = 200

const erase = async (context: Context, id: string, { yes }: { yes?: boolean }): Promise<void> => {
  const client = clientOf(context)
  const question = async () => {
    const { content } = await client.read(id, callOptions(context))
    const shown = oneLine(content)
    return `Permanently erase "${shown.length > LONGEST_SHOWN ? `${shown.slice(0, LONGEST_SHOWN)}…` : shown}"?`
  }
  await confirm(context, question, yes)
  const receipt = await client.erase(id, callOptions(context))
  const survivors = receipt.judged_anew
    .map((memory) => `\nThe memory also had a wording of another agent: it is judged again, as the memory ${memory}.`)
    .join('')
  await context.output.result({ json: { receipt }, shown: `Erased the memory ${id}.${survivors}` })
}
