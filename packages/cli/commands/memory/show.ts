import type { Command } from 'commander'
import type { Act } from '../../context.js'
import { examples } from '../../options.js'
import { describeMemory, plainMemory } from '../../show/memories.js'
import { callOptions, clientOf } from '../../signed-in.js'

export const addShow = (program: Command, act: Act): void => {
  program
    .command('show')
    .description('show a memory with its sources')
    .argument('<id>', 'id of the memory')
    .addHelpText('after', examples(['sm show 3f0c4a52-8a1d-4c1e-9a55-0d6c2b7c1f10'], ['sm show <id> --json']))
    .action(
      act<[string, object]>(async (context, id) => {
        const { output } = context
        const memory = await clientOf(context).read(id, callOptions(context))
        await output.result({
          json: { memory },
          shown: describeMemory(output, memory),
          plain: plainMemory(memory),
          quiet: memory.memory_id,
        })
      }),
    )
}
