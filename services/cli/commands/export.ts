import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../failures.js'
import { examples } from '../help.js'
import { volumeOption } from '../options.js'
import { fields } from '../output/output.js'
import { clientOf, volumeIdOf } from '../signed-in.js'

interface ExportCommandOptions {
  output?: string
  gzip?: boolean
  force?: boolean
}

export const addExport = (program: Command, act: Act): void => {
  program
    .command('export')
    .description('write all memories of a volume to a file, a JSON object a line')
    .argument('[file]', 'where to; standard output when left out, or -')
    .addOption(volumeOption())
    .option('-o, --output <file>', 'the same as the argument')
    .option('--gzip', 'compress it; by itself for a name that ends with .gz')
    .option('--force', 'replace a file that is there')
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
    throw wrongUsage('--json reports about a file: name one. The memories are JSON as they are.')
  if (!toFile && gzip && output.isTerminal) throw wrongUsage('A terminal shows no compressed data: name a file.')
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  const [{ exportMemories }, { progressOn }] = await Promise.all([
    import('../export/export-memories.js'),
    import('../import/progress.js'),
  ])
  const report = await exportMemories({
    volumeId,
    client,
    to: toFile ? file : io.stdout,
    gzip: gzip ?? file.endsWith('.gz'),
    overwrite: force ?? false,
    // A bar would stand between the memories.
    progress: progressOn(io.stderr, {
      quiet: output.quiet || output.json || (!toFile && output.isTerminal),
      now: io.now,
    }),
    signal: io.interrupted,
    now: () => new Date(io.now()),
  })
  const shown = `${report.memories} memories are in ${file}.`
  if (toFile) await output.result({ json: { ...report, file }, shown, plain: fields(report.memories, file) })
}
