import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, open, rename, rm } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { MemoryCalls } from '@agent-memory/client/memories'
import type { Progress } from '../import/progress.js'
import { TransferError } from '../import/read/parsed.js'
import { VOLUME_FORMAT } from '../import/read/readers/volume.js'

/** Records per page; the service ends a page sooner once it has about 4 MB. */
const PAGE = 1_000

export interface ExportOptions {
  volumeId: string
  client: Pick<MemoryCalls, 'exportPage' | 'volumes'>
  /** A file, written under a temporary name until it is complete, or a stream, which stays open. */
  to: string | Writable
  gzip?: boolean
  /** Whether an existing file is replaced; if false, it is an error. */
  overwrite?: boolean
  progress: Progress
  signal: AbortSignal
  now: () => Date
}

export interface ExportReport {
  memories: number
}

/**
 * Writes the current memories of a volume, except chunks of documents, as JSON Lines (docs/import-export.md), page by
 * page. After an error, no incomplete file has the final name.
 * @throws TransferError if the key has no access to the volume or the file cannot be written; errors of `client`; the
 * reason of `signal`
 */
export async function exportMemories(options: ExportOptions): Promise<ExportReport> {
  const { to, gzip = false, overwrite = false, progress, signal } = options
  const report: ExportReport = { memories: 0 }
  const name = await nameOf(options)
  const lines = Readable.from(linesOf(options, name, report))
  try {
    if (typeof to !== 'string') await write(lines, to, { gzip, signal, end: false })
    else await writeWhole(to, overwrite, (file) => write(lines, file, { gzip, signal, end: true }))
  } finally {
    progress.end()
  }
  return report
}

async function nameOf({ client, volumeId, signal }: ExportOptions): Promise<string> {
  const volume = (await client.volumes({ signal })).find((known) => known.volume_id === volumeId.toLowerCase())
  if (volume !== undefined) return volume.name
  throw new TransferError(
    `This key has no access to the volume ${volumeId}: \`sm volumes\` lists the volumes that it can access.`,
  )
}

async function* linesOf(options: ExportOptions, name: string, report: ExportReport): AsyncGenerator<string> {
  const { client, volumeId, progress, signal, now } = options
  const volume = { volume_id: volumeId, name }
  const { name: format, version } = VOLUME_FORMAT
  yield line({ type: 'header', format, version, exported_at: now().toISOString(), volume })
  for (let cursor: string | null = null; ; ) {
    const body = { volume_id: volumeId, limit: PAGE, ...(cursor !== null && { cursor }) }
    const { memories, next_cursor } = await client.exportPage(body, { signal })
    for (const memory of memories) yield line({ type: 'memory', ...memory })
    report.memories += memories.length
    progress.show({ done: report.memories, total: null })
    if (next_cursor === null) break
    cursor = next_cursor
  }
  yield line({ type: 'end', memories: report.memories })
}

const line = (value: object): string => `${JSON.stringify(value)}\n`

interface WriteOptions {
  gzip: boolean
  signal: AbortSignal
  end: boolean
}

const write = (lines: Readable, to: Writable, { gzip, signal, end }: WriteOptions): Promise<void> =>
  gzip ? pipeline(lines, createGzip(), to, { signal, end }) : pipeline(lines, to, { signal, end })

/** Writes a temporary file next to the final name, and renames it once it is complete and on disk. */
async function writeWhole(path: string, overwrite: boolean, fill: (file: Writable) => Promise<void>): Promise<void> {
  if (!overwrite && (await exists(path)))
    throw new TransferError(`${path} already exists: add --force to overwrite the file.`)
  const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    await fill(createWriteStream(temporary, { flags: 'wx' }))
    const file = await open(temporary, 'r+')
    await file.sync().finally(() => file.close())
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
    if (typeof code === 'string' && /^E[A-Z]+$/.test(code))
      throw new TransferError(`${path} cannot be written (${code}).`)
    throw error
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
