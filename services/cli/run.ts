import { CommanderError } from 'commander'
import { asSentence, describeError } from './describe-error.js'
import { EXIT, type ExitCode } from './exit-codes.js'
import { Failure, wrongUsage } from './failures.js'
import type { Io } from './io.js'
import { openOutput } from './output/output.js'
import { createProgram } from './program.js'

/** Runs one command line, and says what went wrong in one sentence. Gives what the process ends with. */
export const run = async (args: readonly string[], io: Io): Promise<ExitCode> => {
  let code: ExitCode = EXIT.ok
  const program = createProgram(io, (ended) => {
    code = ended
  })
  try {
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' })
    return io.interrupted.aborted ? EXIT.interrupted : code
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return EXIT.ok
    // Of `sm help nonsense` commander says nothing; of `sm nonsense` it says what may have been meant.
    if (isHelpOnNothing(error) && args.includes('help')) return run(args.toSpliced(args.indexOf('help'), 1), io)
    if (io.interrupted.aborted || isAbort(error)) return EXIT.interrupted
    const failure = error instanceof CommanderError ? wrongUsage(sentenceOf(error)) : failureOf(error)
    // The options may be what was wrong, so they are looked for as they stand.
    const output = openOutput(io, { json: asksForJson(args), quiet: false })
    output.failure(failure)
    return failure.exitCode
  }
}

const asksForJson = (args: readonly string[]): boolean => {
  const end = args.indexOf('--')
  return args.slice(0, end < 0 ? args.length : end).includes('--json')
}

/** Commander shows help as a failure where no command was named, or none that there is. */
const isHelpOnNothing = (error: unknown): boolean => error instanceof CommanderError && error.code === 'commander.help'

/** Commander writes `error: …` and, on a line of its own, what may have been meant. */
const sentenceOf = (error: CommanderError): string => {
  const said = isHelpOnNothing(error) ? 'a command is missing' : error.message.replace(/^error: /, '')
  return `${asSentence(said.replaceAll('\n', ' '))} See \`sm --help\`, or \`--help\` after a command.`
}

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError'

const failureOf = (error: unknown): Failure => (error instanceof Failure ? error : describeError(error))
