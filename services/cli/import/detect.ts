import { extname } from 'node:path'
import { TransferError } from './parsed.js'
import { asObject, parseLine } from './readers/json-values.js'
import type { Format } from './readers/reader.js'
import { VOLUME_FORMAT } from './readers/volume.js'

/** So much of a text is looked at, in UTF-16 units. */
export const LOOKED_AT = 2 ** 16

export interface Detected {
  format: Format
  /** One JSON value a line. */
  jsonLines: boolean
}

const JSON_NAME = /\.(json|jsonl|ndjson)(\.gz)?$/i
const NAMES: Readonly<Record<string, Format>> = { '.md': 'markdown', '.markdown': 'markdown', '.txt': 'text' }

/**
 * What a file is, by the beginning of its text: JSON by what is in it; anything else is Markdown or plain text by the end
 * of its name, and without a telling one Markdown if it has front matter or a heading. A name of JSON keeps its entries
 * from being taken for text, however it begins.
 * `named` is what the user says that it is. Throws TransferError for JSON of no known shape, for a name of JSON without any,
 * and for an empty text.
 */
export function detect(start: string, file: string | null, named?: Format): Detected {
  if (start.trim() === '') throw new TransferError('There is nothing in it.')
  const jsonLines = isJsonLines(start)
  if (named !== undefined) return { format: named, jsonLines }
  const byName = NAMES[extname(file ?? '').toLowerCase()]
  if (byName !== undefined) return { format: byName, jsonLines: false }
  if (/^\s*(\{\s*["}]|\[\s*[[{"\]])/.test(start)) return { format: jsonFormat(start), jsonLines }
  if (JSON_NAME.test(file ?? '')) return brokenJson(start)
  const isMarkdown = /^---\s*\n/.test(start) || /^ {0,3}#{1,6} \S/m.test(start)
  return { format: isMarkdown ? 'markdown' : 'text', jsonLines: false }
}

/** An object on the first line by itself, and something on the next. */
function isJsonLines(start: string): boolean {
  const [first = '', second] = start.split('\n').filter((line) => line.trim() !== '')
  return isObject(first) && second !== undefined
}

const isObject = (line: string): boolean => asObject(parseLine(line)) !== null

/** Does not begin as JSON: its reader names the line. */
function brokenJson(start: string): Detected {
  const jsonLines = start.split('\n').some(isObject)
  if (jsonLines || /^\s*[[{]/.test(start)) return { format: jsonFormat(start), jsonLines }
  throw new TransferError('Its name says JSON, and there is none in it. If it is text, say so by --format text.')
}

function jsonFormat(start: string): Format {
  if (start.includes(`"${VOLUME_FORMAT.name}"`) || /^\s*\{"type":\s*"memory"/.test(start)) return 'volume'
  if (/"(entityType|relationType)"\s*:/.test(start) || /"type"\s*:\s*"(entity|relation)"/.test(start))
    return 'mcp-memory'
  if (/"(memory|content|text|data|memories|results)"\s*:/.test(start)) return 'mem0'
  throw new TransferError(
    'It begins as JSON, but is neither a volume file, nor an export of mem0, nor the memory file of the MCP memory server. ' +
      'If it is one of them all the same, name it with --format.',
  )
}
