import { Command, Help } from 'commander'
import { COMMANDS } from './commands.js'
import { actWith } from './context.js'
import { EXIT_MEANINGS, type ExitCode } from './exit-codes.js'
import type { Io } from './io.js'
import { coloursFor } from './output/text.js'
import { DEFAULT_URL } from './settings/settings.js'
import { VERSION } from './version.js'

/** Defines the commands with their help. @param end receives the exit code of the command that ran */
export const createProgram = (io: Io, end: (code: ExitCode) => void): Command => {
  const program = new Command('sm')
  const colours = coloursFor(io.stdout.isTTY === true, io.env)
  program
    .description('Write, find and keep memories from the command line.')
    .version(VERSION, '-V, --version', 'show the version')
    .option('--url <address>', `address of the service (or set SM_BASE_URL; default ${DEFAULT_URL})`)
    .option('--json', 'print results and errors as JSON')
    .option('-q, --quiet', 'print only ids')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .showSuggestionAfterError()
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      // run.ts reports errors, once and in the requested format.
      writeErr: () => {},
      getOutHasColors: () => colours.bold('') !== '',
    })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => colours.bold(title),
      subcommandTerm: (command) => new Help().subcommandTerm(command).replace(' [options]', ''),
    })
    .addHelpText('after', AFTER_HELP)
  for (const add of COMMANDS) add(program, actWith(io, end))
  return program
}

const AFTER_HELP = `
Configuration, in order of precedence:
  flags; the environment (SM_BASE_URL, SM_API_KEY, SM_VOLUME_ID); what \`sm login\` and
  \`sm volumes use\` saved. A key that can access only one volume needs no --volume.

Exit codes:
${EXIT_MEANINGS.map(([code, meaning]) => `  ${String(code).padEnd(5)} ${meaning}`).join('\n')}

Examples:
  $ sm login                                     opens the browser and saves a key
  $ sm write "Marta prefers tea to coffee."
  $ sm query "What does Marta like to drink?"
  $ sm doctor                                    finds problems and suggests fixes
`
