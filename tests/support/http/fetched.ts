import { mkdir, rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { keptOnce } from '../kept.ts'

/** Attempts to fetch. Fewer where tests may be skipped, so that no test waits minutes for an unreachable registry. */
const ATTEMPTS = process.env.REQUIRE_SERVERS ? 8 : 3
/** Pause between two attempts, doubled each time. */
const PAUSE_MS = { first: 5_000, longest: 60_000 }
/** Time limit of one attempt, over a slow connection. */
export const FETCH_MS = 600_000
/** Longer than eight attempts with their pauses, so that a lock still in use is not taken over. */
const LONGEST_MS = 90 * 60_000

/**
 * Returns the folder of this name in the cache, which `fetch` fills once (`keptOnce`). Neither Maven nor pip documents
 * its own cache as safe to share. A failed fetch is retried, in an empty folder.
 * @param fetch takes FETCH_MS at most
 * @throws Error with the last output of the program that accessed the registry
 */
export const fetchedOnce = (name: string, fetch: (folder: string) => Promise<void>): Promise<string> =>
  keptOnce(
    name,
    (folder) =>
      attempted(async () => {
        await rm(folder, { recursive: true, force: true })
        await mkdir(folder)
        await fetch(folder)
      }),
    LONGEST_MS,
  )

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

/** Returns what a failed program said. Its error holds stderr, but Maven reports errors on stdout. */
function saidIn(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stdout } = error as Error & { stdout?: string }
  return `${message}\n${stdout ?? ''}`.trim()
}
