import { parse } from 'yaml'
import { pastInstant } from '../dates.js'
import { asObject, type Fields } from './readers/json-values.js'

/** The block at the top of a note, between two lines of three dashes; the second may have three dots instead. */
export interface FrontMatter {
  fields: Fields
  /** How many lines the block has; 0 if there is no block. */
  lines: number
}

const NONE: FrontMatter = { fields: {}, lines: 0 }
/** Maximum lines of front matter. If the second `---` comes later, both are probably horizontal rules of the text. */
const MOST_LINES = 200

/** Reads YAML front matter from the first lines of a note. A block that is not a YAML object counts as text. */
export function frontMatterOf(lines: readonly string[]): FrontMatter {
  if (lines[0]?.trimEnd() !== '---') return NONE
  const end = lines.slice(1, MOST_LINES).findIndex((line) => /^(---|\.\.\.)\s*$/.test(line)) + 1
  if (end === 0) return NONE
  try {
    // Aliases are not allowed, because a few lines of them can expand to gigabytes.
    const fields = asObject(parse(lines.slice(1, end).join('\n'), { maxAliasCount: 0, schema: 'core' }))
    return fields === null && end > 1 ? NONE : { fields: fields ?? {}, lines: end + 1 }
  } catch {
    return NONE
  }
}

/**
 * Returns when a note was written, as ISO 8601: `date`, `created` or `created_at` of its front matter, else the date
 * its file name begins with (`2024-05-06.md`). Ignores dates in the future. Null if no date is left.
 */
export function writtenAt(fields: Fields, file: string | null, now: Date): string | null {
  for (const value of [fields.date, fields.created, fields.created_at]) {
    const at = pastInstant(value, now)
    if (at !== null) return at
  }
  const name = file?.split('/').at(-1) ?? ''
  return pastInstant(/^\d{4}-\d\d-\d\d(?=\b|_)/.exec(name)?.[0], now)
}
