import type { Command } from 'commander'
import type { Act, Context } from '../context.js'
import { lookAtConfiguration } from '../doctor/configuration.js'
import type { Finding, Level } from '../doctor/finding.js'
import { lookAtKey } from '../doctor/key.js'
import { lookDeep } from '../doctor/probe.js'
import { lookAtService } from '../doctor/service.js'
import { EXIT, type ExitCode } from '../exit-codes.js'
import { examples } from '../help.js'
import { volumeOption } from '../options.js'
import { fields, type Output } from '../output/output.js'
import { oneLine } from '../output/text.js'

export const addDoctor = (program: Command, act: Act): void => {
  program
    .command('doctor')
    .description('look at service, key, volume and limits, and say what to do')
    .addOption(volumeOption())
    .option('--deep', 'write a probe, find it and delete it')
    .addHelpText(
      'after',
      `${examples(['sm doctor'], ['sm doctor --deep --json'])}\nExit code 1 says that something failed.\n`,
    )
    .action(act<[{ deep?: boolean }]>(doctor))
}

const doctor = async (context: Context, { deep = false }: { deep?: boolean }): Promise<ExitCode> => {
  const { output, settings } = context
  const findings = await lookAround(context, deep)
  const healthy = findings.every(({ level }) => level !== 'fail')
  const worth = findings.filter(({ level }) => level !== 'ok')
  await output.result({
    json: { healthy, url: settings.url.value, findings },
    shown: findings.map((finding) => describe(output, finding)).join('\n'),
    plain: findings.map(({ part, level, found, advice }) => fields(level, part, found, advice)).join('\n'),
    quiet: worth.map(({ part, level, found, advice }) => fields(level, part, found, advice)).join('\n'),
  })
  return healthy ? EXIT.ok : EXIT.failed
}

const lookAround = async (context: Context, deep: boolean): Promise<Finding[]> => {
  const findings = await lookAtConfiguration(context)
  const service = await lookAtService(context)
  findings.push(...service.findings)
  if (!service.up) return findings
  const key = await lookAtKey(context)
  findings.push(...key.findings)
  if (deep && key.signed !== null) findings.push(...(await lookDeep(context, key.signed)))
  return findings
}

const WIDTH = 'configuration'.length

const describe = ({ colours }: Output, { part, level, found, advice }: Finding): string => {
  const colour: Record<Level, (text: string) => string> = { ok: colours.green, warn: colours.yellow, fail: colours.red }
  const line = `${colour[level](level.padEnd(4))}  ${part.padEnd(WIDTH)}  ${oneLine(found)}`
  return advice === null ? line : `${line}\n${' '.repeat(WIDTH + 8)}${oneLine(advice)}`
}
