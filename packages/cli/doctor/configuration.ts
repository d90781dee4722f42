import { stat } from 'node:fs/promises'
import type { Context } from '../context.js'
import { type Finding, fail, ok, warn } from './finding.js'

const ORIGINS = {
  flag: 'a flag',
  environment: 'the environment',
  stored: 'the configuration file',
  default: 'the default',
} as const

/** Reports where the settings come from, and whether the configuration file is usable and private. */
export const checkConfiguration = async ({ settings, io }: Context): Promise<Finding[]> => {
  const { url, apiKey, volume, file, problem } = settings
  const parts = [
    `address from ${ORIGINS[url.from]}`,
    apiKey === null ? 'no key' : `key from ${ORIGINS[apiKey.from]}`,
    volume === null ? 'no volume set' : `volume from ${ORIGINS[volume.from]}`,
  ]
  const findings = [ok('configuration', `${parts.join(', ')}.`)]
  if (problem !== null)
    findings.push(fail('configuration', problem.message, 'Run `sm login` to write a new configuration file.'))
  if (io.platform !== 'win32' && (await openToOthers(file))) {
    findings.push(
      warn(
        'configuration',
        `Other users of this computer can read ${file}, which holds your key.`,
        `chmod 600 '${file}'`,
      ),
    )
  }
  return findings
}

const openToOthers = (file: string): Promise<boolean> =>
  stat(file).then(
    ({ mode }) => (mode & 0o077) !== 0,
    () => false,
  )
