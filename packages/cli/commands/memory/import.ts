import { type Command, Option } from 'commander'
import type { Act, Context } from '../../context.js'
import { wrongUsage } from '../../exit-codes.js'
import type { ImportReport } from '../../import/import-memories.js'
import { placeName } from '../../import/read/parsed.js'
import { FORMATS, type Format, TEXT_UNITS, type TextUnit } from '../../import/read/readers/reader.js'
import { examples, volumeOption } from '../../options.js'
import { fields, type Output } from '../../output/output.js'
import { counted, oneLine } from '../../output/text.js'
import { apiKeyOf, clientOf, connect, volumeIdOf } from '../../signed-in.js'

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
    .description('import memories from a file or a folder of notes')
    .argument('<file>', 'a file, a folder, or - for standard input')
    .addOption(volumeOption())
    .addOption(new Option('--format <format>', 'format of the input').choices(['auto', ...FORMATS]).default('auto'))
    .addOption(
      new Option(
        '--unit <unit>',
        'how to split plain text into memories: by line or by paragraph; detected if omitted',
      ).choices([...TEXT_UNITS]),
    )
    .option('--user <id>', 'user for memories that name no user')
    .option('--session <id>', 'session for memories that name no session')
    .option('--partial', 'skip what cannot be read, and accept a truncated file')
    .option('--restart', 'start over instead of resuming an earlier run')
    .option('--rejects <file>', 'write what the guard rejected to this file, one JSON object per line')
    .addHelpText(
      'after',
      `${examples(
        ['sm import backup.jsonl', 'written by sm export'],
        ['sm import mem0-export.json --user marta'],
        ['sm import notes/ --volume Notes'],
        ['zcat backup.jsonl.gz | sm import -'],
      )}\nTo resume an interrupted import, run the same command again: nothing is written twice. After a finished import,\nthe same command sends nothing.\n`,
    )
    .action(act<[string, ImportCommandOptions]>(importFile))
}

const importFile = async (context: Context, file: string, options: ImportCommandOptions): Promise<void> => {
  const { io, output, settings } = context
  if (file === '-' && io.stdin.isTTY)
    throw wrongUsage('Standard input is a terminal: pipe the memories into `sm import -`, or name a file.')
  const client = clientOf(context)
  const volumeId = await volumeIdOf(context, client)
  // Loaded lazily: the readers take longer to load than everything else.
  const [{ importMemories, stateFolder }, { progressOn }] = await Promise.all([
    import('../../import/import-memories.js'),
    import('../../import/progress.js'),
  ])
  const report = await importMemories({
    from: file === '-' ? io.stdin : file,
    volumeId,
    // Without retries: the import retries failed writes itself, and reports the retries.
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
    if (io.interrupted.aborted) output.note('Interrupted. Run the same command again to resume.')
    throw error
  })
  await output.result({ json: report, shown: describe(output, report), plain: plain(report) })
}

const persistent = (context: Context) => connect(context, { apiKey: apiKeyOf(context), maxRetries: 0 })

const describe = ({ colours }: Output, report: ImportReport): string => {
  const { read, approved, merged, rejected, skipped, seconds, rate, rejections } = report
  const counts = `${approved} approved, ${merged} merged, ${rejected} rejected. ${skipped} others were skipped`
  const summary =
    report.finished_before === null
      ? `${colours.green(`${counted(read, 'item')} judged`)}: ${counts}. This run: ${seconds.toFixed(1)} s, ${Math.round(rate)} a second.`
      : `An earlier run finished with ${counted(read, 'item')} judged: ${counts}.`
  const lines = rejections.map((rejection) => `  ${oneLine(`${placeName(rejection)}: ${rejection.reason}`)}`)
  return [summary, ...(lines.length > 0 ? [colours.dim('The first rejections:'), ...lines] : [])].join('\n')
}

const COUNTS = ['read', 'approved', 'merged', 'rejected', 'skipped'] as const

const plain = (report: ImportReport): string => COUNTS.map((name) => fields(name, report[name])).join('\n')
