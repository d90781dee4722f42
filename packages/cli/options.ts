import { LIMITS } from '@agent-memory/core/limits'
import { CATEGORIES, MEMORY_TYPES, type Metadata } from '@agent-memory/core/memory/types'
import { InvalidArgumentError, Option } from 'commander'

/** Options that several commands share. */

export const volumeOption = () => new Option('--volume <id or name>', 'the volume to use (or set SM_VOLUME_ID)')

export const typeOption = (description: string) => new Option('--type <type>', description).choices([...MEMORY_TYPES])

export const categoryOption = (description: string) =>
  new Option('--category <category>', description).choices([...CATEGORIES])

export const metaOption = (description: string) => new Option('--meta <key=value>', description).argParser(addMetadata)

export const yesOption = () => new Option('-y, --yes', 'do not ask for confirmation')

/** Adds one metadata option to the earlier ones: `key=value` is text, `key:=value` a JSON scalar. */
const addMetadata = (given: string, before: Metadata = {}): Metadata => {
  const [, key, colon, value] = /^([^=]+?)(:?)=(.*)$/s.exec(given) ?? []
  if (key === undefined || value === undefined) throw new InvalidArgumentError('Use key=value, or key:=1 for a number.')
  return { ...before, [key]: colon === ':' ? scalar(value) : value }
}

const scalar = (json: string): Metadata[string] => {
  try {
    const value = JSON.parse(json)
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value
  } catch {
    // Invalid JSON is reported below, like other values that are not allowed.
  }
  throw new InvalidArgumentError('After := use a number, true, false, null or text in double quotes.')
}

/** Parses a whole number within these limits. */
export const wholeNumber =
  (min: number, max: number) =>
  (given: string): number => {
    const value = Number(given)
    if (/^\d+$/.test(given) && value >= min && value <= max) return value
    throw new InvalidArgumentError(`Use a whole number from ${min} to ${max}.`)
  }

export const graceOption = () =>
  new Option('--grace <seconds>', 'how long the old secret stays valid (default: not at all)').argParser(
    wholeNumber(LIMITS.graceSeconds.min, LIMITS.graceSeconds.max),
  )

/** Formats the examples below a command's options: lines to type, each with what it does. */
export const examples = (...lines: ([line: string] | [line: string, meaning: string])[]): string => {
  const width = Math.max(...lines.map(([line, meaning]) => (meaning ? line.length : 0)))
  const shown = lines.map(([line, meaning]) => `  $ ${meaning ? `${line.padEnd(width)}   ${meaning}` : line}`)
  return `\nExamples:\n${shown.join('\n')}\n`
}
