import { Argument, type Command } from 'commander'
import { bashCompletion } from '../completion/bash.js'
import { fishCompletion } from '../completion/fish.js'
import { placesOf } from '../completion/tree.js'
import { zshCompletion } from '../completion/zsh.js'
import type { Act } from '../context.js'
import { examples } from '../options.js'

const SCRIPTS = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion } as const

export const addCompletion = (program: Command, act: Act): void => {
  program
    .command('completion')
    .description('print the completion script for a shell')
    .addArgument(new Argument('<shell>', 'your shell').choices(Object.keys(SCRIPTS)))
    .addHelpText(
      'after',
      examples(
        ['source <(sm completion bash)', 'in ~/.bashrc'],
        ['source <(sm completion zsh)', 'in ~/.zshrc, after compinit'],
        ['sm completion fish | source', 'in ~/.config/fish/config.fish'],
      ),
    )
    .action(
      act<[keyof typeof SCRIPTS, object]>(async ({ output }, shell) => {
        const script = SCRIPTS[shell](placesOf(program))
        if (output.json) await output.result({ json: { shell, script }, shown: '' })
        else await output.write(script)
      }),
    )
}
