import { type Defaults, prepared } from '../prepare.js'
import { readText } from './decode.js'
import { detect, EXAMINED } from './detect.js'
import { type Parsed, TransferError } from './parsed.js'
import { readMarkdown } from './readers/markdown.js'
import { readMcpMemory } from './readers/mcp-memory.js'
import { readMem0 } from './readers/mem0.js'
import type { Format, Reader, TextUnit } from './readers/reader.js'
import { readPlainText, textUnitOf } from './readers/text.js'
import { readVolume } from './readers/volume.js'
import { assertUnchanged, type Source, type SourceFile } from './source.js'

export interface FindOptions extends Defaults {
  /** Format of the files; detected by default. */
  format?: Format | undefined
  /** What counts as a statement in plain text; detected by default. */
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
 * Yields the statements, complaints and skipped records of a source, file by file and in constant memory. Every call
 * yields the same results. An error that ends the reading of a file becomes a complaint without a line. Throws
 * TransferError if a file changed since the source was opened.
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
  while (start.length < EXAMINED) {
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

/** Returns the format to show in reports: the one that the user gave, else that of the source's first file. */
export async function formatOf({ files: [first] }: Source, { format }: FindOptions): Promise<Format | null> {
  if (format !== undefined || first === undefined) return format ?? null
  return detect(await startOf(readText(first.path)), first.name).format
}
