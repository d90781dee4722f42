import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withLock } from '../../../scripts/lock.mjs'

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/', import.meta.url))
/** Fewer attempts where the tests may be skipped, so that no test file waits minutes for an unreachable registry. */
const ATTEMPTS = process.env.REQUIRE_SERVERS ? 8 : 3
/** Pause between two attempts, doubled each time. */
const PAUSE_MS = { first: 5_000, longest: 60_000 }
/** Time limit of one attempt, over a slow connection. */
export const FETCH_MS = 600_000
/** Longer than eight attempts with their pauses, so that a lock still in use is not taken over. */
const LONGEST_MS = 90 * 60_000

/**
 * Returns the folder of this name in the cache, which `fetch` fills once. Only one of several processes fills it,
 * because neither Maven nor pip documents its cache as safe to share. It is filled under a temporary name, so that a
 * killed process leaves nothing incomplete. A failed fetch is retried.
 * @param fetch takes FETCH_MS at most
 * @throws Error with the last output of the program that accessed the registry
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

/** Retries work that accesses a registry, unless the program is missing. */
async function attempted(work: () => Promise<void>): Promise<void> {
  let pause = PAUSE_MS.first
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const said = saidIn(error)
      if (attempt === ATTEMPTS || (error as { code?: unknown }).code === 'ENOENT')
        throw new Error(said, { cause: error })
      process.stderr.write(`fetching again in ${pause / 1_000} s: ${said}\n`)
      await sleep(pause)
      pause = Math.min(pause * 2, PAUSE_MS.longest)
    }
}

/** A program's error holds its stderr; Maven reports errors on stdout. */
function saidIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stdout } = error as Error & { stdout?: string }
  return `${message}\n${stdout ?? ''}`.trim()
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )
