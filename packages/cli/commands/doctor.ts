import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { checkConfiguration } from '../doctor/configuration.js'
import type { Finding, Level } from '../doctor/finding.js'
import { checkKey } from '../doctor/key.js'
import { checkRoundTrip } from '../doctor/probe.js'
import { checkService } from '../doctor/service.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { examples, volumeOption } from '../options.js'
import { fields, type Output } from '../output/output.js'
import { oneLine } from '../output/text.js'

export const addDoctor = (program: Command, act: Act): void => {
  program
    .command('doctor')
    .description('check service, key, volume and limits, and suggest fixes')
    .addOption(volumeOption())
    .option('--deep', 'also write a test memory, query it and delete it')
    .addHelpText(
      'after',
      `${examples(['sm doctor'], ['sm doctor --deep --json'])}\nExit code 1: at least one check failed.\n`,
    )
    .action(act<[{ deep?: boolean }]>(doctor))
}

const doctor = async (context: Context, { deep = false }: { deep?: boolean }): Promise<ExitCode> => {
  const { output, settings } = context
  const findings = await runChecks(context, deep)
  const healthy = findings.every(({ level }) => level !== 'fail')
  const problems = findings.filter(({ level }) => level !== 'ok')
  await output.result({
    json: { healthy, url: settings.url.value, findings },
    shown: findings.map((finding) => describe(output, finding)).join('\n'),
    plain: findings.map(({ part, level, found, advice }) => fields(level, part, found, advice)).join('\n'),
    quiet: problems.map(({ part, level, found, advice }) => fields(level, part, found, advice)).join('\n'),
  })
  return healthy ? EXIT.ok : EXIT.failed
}

const runChecks = async (context: Context, deep: boolean): Promise<Finding[]> => {
  const findings = await checkConfiguration(context)
  const service = await checkService(context)
  findings.push(...service.findings)
  if (!service.up) return findings
  const key = await checkKey(context)
  findings.push(...key.findings)
  if (deep && key.signed !== null) findings.push(...(await checkRoundTrip(context, key.signed)))
  return findings
}

const WIDTH = 'configuration'.length

const describe = ({ colours }: Output, { part, level, found, advice }: Finding): string => {
  const colour: Record<Level, (text: string) => string> = { ok: colours.green, warn: colours.yellow, fail: colours.red }
  const line = `${colour[level](level.padEnd(4))}  ${part.padEnd(WIDTH)}  ${oneLine(found)}`
  return advice === null ? line : `${line}\n${' '.repeat(WIDTH + 8)}${oneLine(advice)}`
}
