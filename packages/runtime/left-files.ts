import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Background, inBackground } from './background.js'
import type { Log } from './log.js'

/** No request and no job lasts so long: what is older was left by one that broke off, or by a process that was killed. */
const LEFT_MS = 3_600_000
const SWEEP_EVERY_MS = 600_000

/** Removes what was left in folders of files that live for the time of a request or a job, from the start on. */
export const sweepLeftFiles = (
  { folders, log }: { folders: readonly string[]; log: Log },
  everyMs = SWEEP_EVERY_MS,
): Background =>
  inBackground(async (signal) => {
    while (!signal.aborted) {
      for (const folder of folders) {
        await removeLeft(folder, signal).catch((error: unknown) =>
          log.warn({ err: error }, 'left files could not be removed; it is tried again'),
        )
      }
      await wait(everyMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })

/** One by one, so that no number of them takes memory or holds up anybody. */
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
