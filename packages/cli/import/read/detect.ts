import { extname } from 'node:path'
import { TransferError } from './parsed.js'
import { asObject, parseLine } from './readers/json-values.js'
import type { Format } from './readers/reader.js'
import { VOLUME_FORMAT } from './readers/volume.js'

/** How much of a text is examined, in UTF-16 units. */
export const EXAMINED = 2 ** 16

export interface Detected {
  format: Format
  /** Whether the text is read as JSON Lines: its first line is a whole object, and another line follows. */
  jsonLines: boolean
}

const JSON_NAME = /\.(json|jsonl|ndjson)(\.gz)?$/i
const NAMES: Readonly<Record<string, Format>> = { '.md': 'markdown', '.markdown': 'markdown', '.txt': 'text' }

/**
 * Detects the format from the beginning of a text. For .md, .markdown and .txt, the extension alone decides. Any other
 * file is JSON if it begins as JSON, Markdown if it has front matter or a heading, else plain text. A file with a JSON
 * extension is never read as text.
 * `named` is the format that the user gave; it always wins. Throws TransferError for JSON of unknown shape, for a JSON
 * extension without any JSON, and for an empty text.
 */
export function detect(start: string, file: string | null, named?: Format): Detected {
  if (start.trim() === '') throw new TransferError('The input is empty.')
  const jsonLines = isJsonLines(start)
  if (named !== undefined) return { format: named, jsonLines }
  const byName = NAMES[extname(file ?? '').toLowerCase()]
  if (byName !== undefined) return { format: byName, jsonLines: false }
  if (/^\s*(\{\s*["}]|\[\s*[[{"\]])/.test(start)) return { format: jsonFormat(start), jsonLines }
  if (JSON_NAME.test(file ?? '')) return brokenJson(start)
  const isMarkdown = /^---\s*\n/.test(start) || /^ {0,3}#{1,6} \S/m.test(start)
  return { format: isMarkdown ? 'markdown' : 'text', jsonLines: false }
}

/** Whether the first line is a complete object and another line follows. */
function isJsonLines(start: string): boolean {
  const [first = '', second] = start.split('\n').filter((line) => line.trim() !== '')
  return isObject(first) && second !== undefined
}

const isObject = (line: string): boolean => asObject(parseLine(line)) !== null

/**
 * Guesses the format of a JSON file whose beginning is not valid JSON. That format's reader then reports the bad line.
 */
function brokenJson(start: string): Detected {
  const jsonLines = start.split('\n').some(isObject)
  if (jsonLines || /^\s*[[{]/.test(start)) return { format: jsonFormat(start), jsonLines }
  throw new TransferError('The file name says JSON, but the file contains no JSON. If it is text, use --format text.')
}

function jsonFormat(start: string): Format {
  if (start.includes(`"${VOLUME_FORMAT.name}"`) || /^\s*\{"type":\s*"memory"/.test(start)) return 'volume'
  if (/"(entityType|relationType)"\s*:/.test(start) || /"type"\s*:\s*"(entity|relation)"/.test(start))
    return 'mcp-memory'
  if (/"(memory|content|text|data|memories|results)"\s*:/.test(start)) return 'mem0'
  throw new TransferError(
    'The input begins as JSON, but is not recognized as a volume file, an export of mem0 or the memory file of the ' +
      'MCP memory server. If it is one of these, name the format with --format.',
  )
}
