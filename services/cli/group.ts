import type { Command } from 'commander'
import type { Act, Context } from './context.js'
import { wrongUsage } from './failures.js'

/** A command that holds others. Alone it lists. */
export const addGroup = (
  program: Command,
  name: string,
  description: string,
  act: Act,
  list: (context: Context) => Promise<void>,
): Command => {
  const group = program.command(name).description(description)
  return group
    .usage('[command]')
    .allowExcessArguments()
    .action(
      act<[object]>(async (context) => {
        // With an action of its own, commander would not say that there is no such command.
        const [unknown] = group.args
        if (unknown === undefined) return list(context)
        const names = group.commands.map((command) => command.name()).join(', ')
        throw wrongUsage(`There is no command "${name} ${unknown}"; there are: ${names}.`)
      }),
    )
}
