import { CommanderError } from 'commander'
import { asSentence, describeError } from './describe-error.js'
import { EXIT, type ExitCode, Failure, wrongUsage } from './exit-codes.js'
import type { Io } from './io.js'
import { openOutput } from './output/output.js'
import { createProgram } from './program.js'

/** Runs one command line, and reports a failure in one sentence. Resolves with the exit code. */
export const run = async (args: readonly string[], io: Io): Promise<ExitCode> => {
  let code: ExitCode = EXIT.ok
  const program = createProgram(io, (exitCode) => {
    code = exitCode
  })
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
    return io.interrupted.aborted ? EXIT.interrupted : code
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok
    // For `sm help nonsense` commander reports nothing, so run `sm nonsense`, for which it makes a suggestion.
    if (isHelpAsFailure(error) && args.includes('help')) return run(args.toSpliced(args.indexOf('help'), 1), io)
    if (io.interrupted.aborted || isAbort(error)) return EXIT.interrupted
    const failure = error instanceof CommanderError ? wrongUsage(sentenceOf(error)) : failureOf(error)
    // Parsing may have failed on the options, so --json is looked up in the raw arguments.
    const output = openOutput(io, { json: asksForJson(args), quiet: false })
    output.failure(failure)
    return failure.exitCode
  }
}

const asksForJson = (args: readonly string[]): boolean => {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).includes('--json')
}

/** Whether commander reports the help text as a failure, as it does for a missing or unknown command. */
const isHelpAsFailure = (error: unknown): boolean => error instanceof CommanderError && error.code === 'commander.help'

/** Turns commander's message (`error: …`, sometimes with a suggestion on a line of its own) into sentences. */
const sentenceOf = (error: CommanderError): string => {
  const said = isHelpAsFailure(error) ? 'a command is missing' : error.message.replace(/^error: /, '')
  return `${asSentence(said.replaceAll('\n', ' '))} See \`sm --help\`, or \`--help\` after a command.`
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const failureOf = (error: unknown): Failure => (error instanceof Failure ? error : describeError(error))
