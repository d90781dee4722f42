import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withLock } from '../../scripts/lock.mjs'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
const ATTEMPTS = 3
const PAUSE_MS = 5_000
/** Three downloads over a slow line. */
const LONGEST_MS = 45 * 60_000

/**
 * The folder of this name in the cache, which `fetch` fills once: by one of the processes that come together, because
 * neither Maven nor pip says that two may share what they keep, and beside its place, so that one that is killed leaves
 * nothing half made. A registry that does not answer is asked three times.
 */
export async function fetchedOnce(name: string, fetch: (folder: string) => Promise<void>): Promise<string> {
  const place = join(CACHE, name)
  if (await exists(place)) return place
  await mkdir(CACHE, { recursive: true })
  await withLock(
    `${place}.lock`,
    async () => {
      if (await exists(place)) return
      const making = `${place}-making`
      await attempted(async () => {
        await rm(making, { recursive: true, force: true })
        await mkdir(making)
        await fetch(making)
      })
      await rename(making, place)
    },
    LONGEST_MS,
  )
  return place
}

/** What asks a registry, three times at most. */
async function attempted(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
      await pause(attempt * PAUSE_MS)
    }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
