import { type Command, Option } from 'commander'
import type { Act, Context } from '../context.js'
import { wrongUsage } from '../failures.js'
import { examples } from '../help.js'
import type { ImportReport } from '../import/import-memories.js'
import { placeName } from '../import/parsed.js'
import { FORMATS, type Format, TEXT_UNITS, type TextUnit } from '../import/readers/reader.js'
import { volumeOption } from '../options.js'
import { fields, type Output } from '../output/output.js'
import { oneLine } from '../output/text.js'
import { apiKeyOf, clientOf, connect, volumeIdOf } from '../signed-in.js'

interface ImportCommandOptions {
  format: Format | 'auto'
  unit?: TextUnit
  user?: string
  session?: string
  partial?: boolean
  restart?: boolean
  rejects?: string
}

export const addImport = (program: Command, act: Act): void => {
  program
    .command('import')
    .description('bring memories over from a file or a folder of notes')
    .argument('<file>', 'a file, a folder, or - for standard input')
    .addOption(volumeOption())
    .addOption(new Option('--format <format>', 'what it is').choices(['auto', ...FORMATS]).default('auto'))
    .addOption(new Option('--unit <unit>', 'what a statement is in plain text').choices([...TEXT_UNITS]))
    .option('--user <id>', 'of memories that say of no user whose they are')
    .option('--session <id>', 'of memories that say of no session where they were told')
    .option('--partial', 'leave out what cannot be read, and take a file that was cut off')
    .option('--restart', 'begin anew what an earlier run began or finished')
    .option('--rejects <file>', 'write what the guard rejected there, a JSON object a line')
    .addHelpText(
      'after',
      `${examples(
        ['sm import backup.jsonl', 'what sm export wrote'],
        ['sm import mem0-export.json --user marta'],
        ['sm import notes/ --volume Notes'],
        ['zcat backup.jsonl.gz | sm import -'],
      )}\nThe same command continues where an earlier one stopped, and doubles nothing; one that was finished sends nothing.\n`,
    )
    .action(act<[string, ImportCommandOptions]>(bringOver))
}

const bringOver = async (context: Context, file: string, options: ImportCommandOptions): Promise<void> => {
  const { io, output, settings } = context
  if (file === '-' && io.stdin.isTTY) throw wrongUsage('There is nothing on standard input: pipe it in.')
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  // Loaded here alone: the readers take longer to load than all the rest.
  const [{ importMemories, stateFolder }, { progressOn }] = await Promise.all([
    import('../import/import-memories.js'),
    import('../import/progress.js'),
  ])
  const report = await importMemories({
    from: file === '-' ? io.stdin : file,
    volumeId,
    // What it writes the import tries again by itself, and says so.
    client: { me: client.me, propose: persistent(context).propose },
    baseUrl: settings.url.value,
    stateFolder: stateFolder(io.env, io.home),
    format: options.format === 'auto' ? undefined : options.format,
    unit: options.unit,
    userId: options.user,
    sessionId: options.session,
    partial: options.partial ?? false,
    restart: options.restart ?? false,
    rejectsPath: options.rejects,
    progress: progressOn(io.stderr, { quiet: output.quiet || output.json, now: io.now }),
    signal: io.interrupted,
  }).catch((error: unknown) => {
    if (io.interrupted.aborted) output.note('Interrupted. The same command goes on where it stopped.')
    throw error
  })
  await output.result({ json: report, shown: describe(output, report), plain: plain(report) })
}

const persistent = (context: Context) => connect(context, { apiKey: apiKeyOf(context), maxRetries: 0 })

const describe = ({ colours }: Output, report: ImportReport): string => {
  const { read, approved, merged, rejected, skipped, seconds, rate, rejections } = report
  const counts = `${approved} approved, ${merged} merged, ${rejected} rejected, ${skipped} left out`
  const summary =
    report.finished_before === null
      ? `${colours.green(`${read} imported`)}: ${counts}; ${seconds.toFixed(1)} s, ${Math.round(rate)} a second.`
      : `${read} were imported before: ${counts}.`
  const lines = rejections.map((rejection) => `  ${oneLine(`${placeName(rejection)}: ${rejection.reason}`)}`)
  return [summary, ...(lines.length > 0 ? [colours.dim('The first that were rejected:'), ...lines] : [])].join('\n')
}

const COUNTS = ['read', 'approved', 'merged', 'rejected', 'skipped'] as const

const plain = (report: ImportReport): string => COUNTS.map((name) => fields(name, report[name])).join('\n')
