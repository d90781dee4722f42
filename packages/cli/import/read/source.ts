import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, type Stats } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { TransferError } from './parsed.js'

export interface SourceFile {
  /** Path relative to the imported folder, with `/`, or the name of the imported file; null for standard input. */
  name: string | null
  path: string
  /** Taken when the source is opened, to notice a change to the file during the import. */
  stats: Stats
}

/** What is imported; can be read repeatedly. */
export interface Source {
  files: SourceFile[]
  isFolder: boolean
  /** SHA-256 of the names, sizes and bytes of the files, in hex. */
  hash: string
  /** Removes the temporary copy of standard input. */
  close(): Promise<void>
}

const NOTES = ['.md', '.markdown', '.txt']

/**
 * Opens a file, a folder of notes (.md, .markdown, .txt; without hidden files and symbolic links), or a stream, which
 * is copied to a temporary file that only this user can read. Throws TransferError if there is nothing to read.
 */
export async function openSource(from: string | Readable): Promise<Source> {
  if (typeof from !== 'string') return spooled(from)
  const stats = await stat(from).catch((error: unknown) => {
    throw new TransferError(`${from} cannot be read: ${reasonOf(error)}.`)
  })
  const files = stats.isDirectory() ? await notesIn(from) : [{ name: basename(from), path: from, stats }]
  if (!stats.isDirectory() && !stats.isFile()) throw new TransferError(`${from} is neither a file nor a folder.`)
  return { files, isFolder: stats.isDirectory(), hash: await hashOf(files), close: async () => undefined }
}

async function spooled(stream: Readable): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'agent-memory-import-'))
  const close = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'stdin')
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }))
    const files = [{ name: null, path, stats: await stat(path) }]
    return { files, isFolder: false, hash: await hashOf(files), close }
  } catch (error) {
    await close()
    throw error
  }
}

async function notesIn(folder: string): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  const walk = async (prefix: string): Promise<void> => {
    const entries = await readdir(join(folder, prefix), { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') continue
      const name = prefix === '' ? entry.name : `${prefix}/${entry.name}`
      const path = join(folder, name)
      if (entry.isDirectory()) await walk(name)
      else if (entry.isFile() && NOTES.includes(extname(name).toLowerCase()))
        files.push({ name, path, stats: await stat(path) })
    }
  }
  await walk('')
  if (files.length === 0)
    throw new TransferError(`The folder ${folder} contains no notes: no file name ends in ${NOTES.join(', ')}.`)
  return files
}

async function hashOf(files: readonly SourceFile[]): Promise<string> {
  const hash = createHash('sha256')
  for (const { name, path, stats } of files) {
    hash.update(`${JSON.stringify(name)} ${stats.size}\n`)
    for await (const chunk of createReadStream(path)) hash.update(chunk)
  }
  return hash.digest('hex')
}

/** Throws TransferError if the file changed since the import began. */
export async function assertUnchanged({ path, name, stats }: SourceFile): Promise<void> {
  const now = await stat(path).catch(() => null)
  if (now?.ino === stats.ino && now.size === stats.size && now.mtimeMs === stats.mtimeMs) return
  throw new TransferError(`${name ?? path} changed during the import. Run the same command again.`)
}

const reasonOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : ''
  if (code === 'ENOENT') return 'there is no such file'
  return code === 'EACCES' ? 'permission denied' : String(code)
}
