import { readFileSync } from 'node:fs'
import { SECRETS, secretFileSetting } from './setting-list.js'

export interface WithSecrets {
  /**
   * The environment, with each file's content under the name of its setting: the file that `SECRET_KEY_FILE` names
   * gives `SECRET_KEY`.
   */
  given: Record<string, string>
  /** Names of the settings that came from a file. */
  fromFiles: string[]
  /**
   * One sentence per problem, without the file's content and path, because a secret may have been given as the path.
   */
  problems: string[]
}

/**
 * Reads the files named by settings like SECRET_KEY_FILE; Docker and Kubernetes mount secrets as such files. Trailing
 * white space is dropped, because editors and `echo` leave a newline.
 */
export function readSecretFiles(env: Readonly<Record<string, string>>): WithSecrets {
  const result: WithSecrets = { given: { ...env }, fromFiles: [], problems: [] }
  for (const name of SECRETS) {
    const setting = secretFileSetting(name)
    const file = env[setting]
    if (file === undefined) continue
    const value =
      name in env ? { problem: `${name} and ${setting} are both set: keep one of them.` } : read(setting, file)
    if ('problem' in value) result.problems.push(value.problem)
    else {
      result.given[name] = value.text
      result.fromFiles.push(name)
    }
  }
  return result
}

function read(setting: string, file: string): { text: string } | { problem: string } {
  try {
    const text = readFileSync(file, 'utf8').trimEnd()
    return text === '' ? { problem: `${setting} names a file that is empty.` } : { text }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return { problem: `${setting} names a file that cannot be read (${code ?? 'unknown error'}).` }
  }
}
