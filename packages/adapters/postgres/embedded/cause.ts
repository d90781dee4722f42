import { open, readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Layout } from './layout.js'

/** Bytes of the next WAL segment, which recovery may have to create (wal_segment_size, as initdb sets it). */
const LOG_SEGMENT = 16 << 20
/** Bytes read from the end of a log: more than a failed start writes. */
const LOG_TAIL = 16 << 10
const WRITTEN_WITHIN_MS = 2_000

/** Explains in one sentence why PostgreSQL does not start, by the message `said`; undefined for an unknown message. */
export function inWords(said: string, folder: string): string | undefined {
  if (/no space left on device|disk quota exceeded/i.test(said)) return fullDisk(folder)
  if (/permission denied|EACCES/i.test(said)) {
    return `PostgreSQL cannot read or write below ${folder}: the folder belongs to another user; start the service as that user, or choose another DATA_DIR.`
  }
  if (/has wrong ownership|has invalid permissions|group or world access/.test(said)) {
    return `PostgreSQL refuses ${folder}/data, because the folder belongs to another user or other users can access it: run chmod -R go= ${folder}/data and start the service as the owner of the folder, or choose another DATA_DIR.`
  }
  return undefined
}

/**
 * Explains why a server does not start or respond. On a full disk the server may keep restarting its recovery without
 * space to log that, so the disk itself is checked. An unknown message is returned as it is; if the disk is full, after
 * a sentence that says so.
 */
export async function whyDown(said: string, folder: string): Promise<string> {
  return inWords(said, folder) ?? ((await hasRoom(folder)) ? said : `${fullDisk(folder)} ${said}`.trim())
}

const fullDisk = (folder: string) => `The disk that holds ${folder} is full: free some space.`

/**
 * Whether the disk has room for the server's user, who cannot use blocks reserved for root. A disk that reports no size
 * counts as having room.
 */
async function hasRoom(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk) return true
  const { blocks, bavail, bsize, files, ffree } = disk
  return (blocks === 0 || bavail * bsize >= LOG_SEGMENT) && (files === 0 || ffree > 0)
}

/**
 * Returns why the server exited: the FATAL and PANIC lines of its newest log since `began`, as most errors appear only
 * there. They are written by a logger process that outlives the server, so they may appear late; returns '' if there
 * are none after 2 s.
 */
export async function lastWords(layout: Layout, began: Date): Promise<string> {
  for (const end = performance.now() + WRITTEN_WITHIN_MS; ; await wait(50)) {
    const words = await fatalLines(layout, began)
    if (words || performance.now() > end) return words
  }
}

async function fatalLines(layout: Layout, began: Date): Promise<string> {
  const logs = await Promise.all((await readdir(layout.logs)).map((name) => withTime(path.join(layout.logs, name))))
  const newest = logs.sort((one, other) => other.written - one.written)[0]
  if (!newest) return ''
  const lines = (await readTail(newest.file)).split('\n')
  // Lines start with the time, as set in settings.ts: 2026-11-22 21:53:56.327 UTC [4711] FATAL:  ...
  const since = lines.filter((line) => Date.parse(`${line.slice(0, 23)}Z`) >= began.getTime())
  const fatal = since.filter((line) => /(FATAL|PANIC): /.test(line) && !/the database system is /.test(line))
  return withoutTimes(fatal.join('\n'))
}

/** Removes time and process from log lines, so that the same cause gives the same text. */
export const withoutTimes = (lines: string): string => lines.replaceAll(/^\S+ \S+ UTC \[\d+\] /gm, '')

const withTime = async (file: string) => ({ file, written: (await stat(file)).mtimeMs })

async function readTail(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(LOG_TAIL), 0, LOG_TAIL, Math.max(0, size - LOG_TAIL))
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
