import { access, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { withLock } from '../../scripts/lock.mjs'

const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url))
/** Where the server is only skipped, nobody wants to wait minutes in each file of tests for a registry out of reach. */
const ATTEMPTS = process.env.REQUIRE_SERVERS ? 8 : 3
/** Between two attempts: twice the one before. */
const PAUSE_MS = { first: 5_000, longest: 60_000 }
/** What one attempt may take, over a slow line. */
export const FETCH_MS = 600_000
/** Eight attempts with their pauses: nobody takes the lock from one that is still at it. */
const LONGEST_MS = 90 * 60_000

/**
 * The folder of this name in the cache, which `fetch` fills once: by one of the processes that come together, because
 * neither Maven nor pip says that two may share what they keep, and beside its place, so that one that is killed leaves
 * nothing half made. A registry that does not answer, or refuses, is asked again.
 * @param fetch takes FETCH_MS at most
 * @throws Error with what the program that asked the registry said last
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

/** What asks a registry. A program that is not there is not asked again. */
async function attempted(work: () => Promise<void>): Promise<void> {
  let pause = PAUSE_MS.first
  for (let attempt = 1; ; attempt++)
    try {
      return await work()
    } catch (error) {
      const said = saidIn(error)
      if (attempt === ATTEMPTS || (error as { code?: unknown }).code === 'ENOENT')
        throw new Error(said, { cause: error })
      process.stderr.write(`to be fetched again in ${pause / 1_000} s: ${said}\n`)
      await sleep(pause)
      pause = Math.min(pause * 2, PAUSE_MS.longest)
    }
}

/** The error of a program holds what it said on stderr; Maven complains on stdout. */
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
