import type { Command } from 'commander'
import type { Act, Context } from '../../context.js'
import { wrongUsage } from '../../exit-codes.js'
import { examples, volumeOption } from '../../options.js'
import { fields } from '../../output/output.js'
import { counted } from '../../output/text.js'
import { clientOf, volumeIdOf } from '../../signed-in.js'

interface ExportCommandOptions {
  output?: string
  gzip?: boolean
  force?: boolean
}

export const addExport = (program: Command, act: Act): void => {
  program
    .command('export')
    .description('export the current memories of a volume, but not its documents, one JSON object per line')
    .argument('[file]', 'output file; standard output if omitted or -')
    .addOption(volumeOption())
    .option('-o, --output <file>', 'output file; the same as [file]')
    .option('--gzip', 'compress the output; implied by a name ending in .gz')
    .option('--force', 'overwrite an existing file')
    .addHelpText(
      'after',
      examples(
        ['sm export backup.jsonl'],
        ['sm export notes.jsonl.gz --volume Notes'],
        ['sm export | jq -r "select(.type == \\"memory\\").content"'],
      ),
    )
    .action(act<[string | undefined, ExportCommandOptions]>(write))
}

const write = async (
  context: Context,
  argument: string | undefined,
  { output: option, gzip, force }: ExportCommandOptions,
): Promise<void> => {
  const { io, output } = context
  const file = argument ?? option ?? '-'
  const toFile = file !== '-'
  if (!toFile && output.json)
    throw wrongUsage(
      '--json prints a report about the output file, so it needs a file name. The memories themselves are always JSON.',
    )
  if (!toFile && gzip && output.isTerminal)
    throw wrongUsage('Compressed data cannot go to a terminal: name an output file.')
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  const [{ exportMemories }, { progressOn }] = await Promise.all([
    import('../../export/export-memories.js'),
    import('../../import/progress.js'),
  ])
  const report = await exportMemories({
    volumeId,
    client,
    to: toFile ? file : io.stdout,
    gzip: gzip ?? file.endsWith('.gz'),
    overwrite: force ?? false,
    // No progress bar on a terminal to which the memories are printed: the two would mix.
    progress: progressOn(io.stderr, {
      quiet: output.quiet || output.json || (!toFile && output.isTerminal),
      now: io.now,
    }),
    signal: io.interrupted,
    now: () => new Date(io.now()),
  })
  const shown = `Exported ${counted(report.memories, 'memory', 'memories')} to ${file}.`
  if (toFile) await output.result({ json: { ...report, file }, shown, plain: fields(report.memories, file) })
}
