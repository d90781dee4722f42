import type { Command } from 'commander'
import type { Act, Context } from './context.js'
import { wrongUsage } from './exit-codes.js'

/** Adds a command with subcommands; without a subcommand it runs `list`. */
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
        // Commander does not report unknown subcommands of a command that has an action of its own.
        const [unknown] = group.args
        if (unknown === undefined) return list(context)
        const names = group.commands.map((command) => command.name()).join(', ')
        throw wrongUsage(`Unknown command "${name} ${unknown}"; available: ${names}.`)
      }),
    )
}
