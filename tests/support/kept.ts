import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from '../../scripts/lock.mjs'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))

/**
 * Returns the folder of this name in the cache. `fill` runs only once, even if several processes need the folder, and
 * fills a temporary folder first, so that a killed process leaves nothing incomplete.
 * @param longestMs longer than `fill` can take: a lock still in use must not be taken over
 */
export async function keptOnce(
  name: string,
  fill: (folder: string) => Promise<void>,
  longestMs: number,
): Promise<string> {
  const place = join(CACHE, name)
  if (await exists(place)) return place
  await mkdir(CACHE, { recursive: true })
  await withLock(
    `${place}.lock`,
    async () => {
      if (await exists(place)) return
      const making = `${place}-making`
      await rm(making, { recursive: true, force: true })
      await mkdir(making)
      await fill(making)
      await rename(making, place)
    },
    longestMs,
  )
  return place
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
