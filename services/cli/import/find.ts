import { readText } from './decode.js'
import { detect, LOOKED_AT } from './detect.js'
import { type Parsed, TransferError } from './parsed.js'
import { type Defaults, prepared } from './prepare.js'
import { readMarkdown } from './readers/markdown.js'
import { readMcpMemory } from './readers/mcp-memory.js'
import { readMem0 } from './readers/mem0.js'
import type { Format, Reader, TextUnit } from './readers/reader.js'
import { readPlainText, textUnitOf } from './readers/text.js'
import { readVolume } from './readers/volume.js'
import { assertUnchanged, type Source, type SourceFile } from './source.js'

export interface FindOptions extends Defaults {
  /** What the files are; seen from their content otherwise. */
  format?: Format | undefined
  /** What a statement is in plain text; seen from the text otherwise. */
  unit?: TextUnit | undefined
}

const READERS: Readonly<Record<Format, Reader>> = {
  volume: readVolume,
  mem0: readMem0,
  'mcp-memory': readMcpMemory,
  text: readPlainText,
  markdown: readMarkdown,
}

/**
 * Everything in a source, file by file and in constant memory, the same however often it is read. What ends the reading
 * of a file is a complaint without a line. Throws TransferError if a file changed since the source was opened.
 */
export async function* found(source: Source, options: FindOptions, now: Date): AsyncGenerator<Parsed> {
  for (const file of source.files) {
    await assertUnchanged(file)
    try {
      yield* prepared(inFile(file, source.isFolder, options, now), options)
    } catch (error) {
      if (!(error instanceof TransferError)) throw error
      yield { kind: 'complaint', file: file.name, line: null, reason: error.message }
    }
    await assertUnchanged(file)
  }
}

async function* inFile(file: SourceFile, inFolder: boolean, options: FindOptions, now: Date): AsyncGenerator<Parsed> {
  const text = readText(file.path)
  const start = await startOf(text)
  if (inFolder && start.trim() === '') return
  const { format, jsonLines } = detect(start, file.name, options.format)
  const unit = options.unit ?? textUnitOf(start)
  yield* READERS[format](continued(start, text), { file: file.name, now, jsonLines, unit })
}

async function startOf(text: AsyncGenerator<string>): Promise<string> {
  let start = ''
  while (start.length < LOOKED_AT) {
    const { value, done } = await text.next()
    if (done) break
    start += value
  }
  return start
}

async function* continued(start: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* rest
}

/** The format of a source, for a report: the one of its first file. */
export async function formatOf({ files: [first] }: Source, { format }: FindOptions): Promise<Format | null> {
  if (format !== undefined || first === undefined) return format ?? null
  return detect(await startOf(readText(first.path)), first.name).format
}
