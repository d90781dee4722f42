import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makePrivate, makeUploadsPrivate as makeWithinPrivate } from '@agent-memory/adapters/files/access'
import type { Log } from '../observe/log.js'
import { type Background, inBackground } from '../process/background.js'

/**
 * A temporary file older than this counts as left over: no request or job takes so long, so the one that created the
 * file was aborted or killed.
 */
const LEFT_MS = 3_600_000
const SWEEP_EVERY_MS = 600_000

/** Periodically removes leftovers from the folders of temporary files, starting immediately. */
export const sweepLeftFiles = (
  { folders, log }: { folders: readonly string[]; log: Log },
  everyMs = SWEEP_EVERY_MS,
): Background =>
  inBackground(async (signal) => {
    while (!signal.aborted) {
      for (const folder of folders) {
        await removeLeft(folder, signal).catch((error: unknown) =>
          log.warn({ err: error }, 'could not remove leftover files; retrying'),
        )
      }
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })

/** Removes leftovers. Reads the folder entry by entry, so that a large folder neither fills memory nor blocks. */
const removeLeft = async (folder: string, signal: AbortSignal): Promise<void> => {
  const entries = await opendir(folder).catch(unlessMissing)
  if (entries === null) return
  for await (const entry of entries) {
    if (signal.aborted) return
    const path = join(folder, entry.name)
    const found = entry.isFile() ? await stat(path).catch(unlessMissing) : null
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(path, { force: true })
  }
}

const unlessMissing = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT') return null
  throw error
}

/**
 * Restricts upload folders and their contents to their owner, because an older version, a copy or an operator may have
 * left them open to other users. The folders come first: a private folder already protects its files, of which
 * there may be millions.
 */
export const makeUploadsPrivate = ({ folders, log }: { folders: readonly string[]; log: Log }): Background =>
  inBackground(async (signal) => {
    const failed = (folder: string) => (error: unknown) =>
      log.warn({ folder, err: error }, 'could not make uploaded files private')
    for (const folder of folders) {
      if ((await makePrivate(folder).catch(failed(folder))) === false)
        log.warn(
          { folder },
          'other users can access the uploaded files: make the user that runs this service the owner of the folder',
        )
    }
    for (const folder of folders) await makeWithinPrivate(folder, signal).catch(failed(folder))
  })
