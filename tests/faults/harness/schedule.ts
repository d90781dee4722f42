import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findDifferences } from './check.js'
import { type Load, startLoad } from './clients.js'
import { isShortForm, WRITES_OF_FAULT } from './extent.js'
import { type Installation, storesOf } from './places/installation.js'
import { report } from './report.js'
import { faultSeed, type Random, seeded } from './seeded.js'

/**
 * Before each kill the clients write until 1 to WRITES writes are acknowledged, followed by a pause of at most
 * PAUSE_MS. The short form has fewer writes, not kills, because writes and their checks took most of its processor
 * time.
 */
const WRITES = isShortForm ? 4 : 20
const PAUSE_MS = 200
/** Writes accepted before a kill, and new ones, are decided within this time. */
const RECOVERED_MS = isShortForm ? 240_000 : 60_000

/**
 * Kills parts of an installation at random moments while clients write, each kind as often as the others, then
 * compares what is stored with what was acknowledged. Returns the differences.
 */
export async function survive(
  installation: Installation,
  name: string,
  kills: number,
  { orderly = false } = {},
): Promise<string[]> {
  const seed = faultSeed(name)
  const random = seeded(seed)
  const load = await startLoad({
    baseUrl: installation.baseUrl,
    random: seeded(seed + 1),
    ...(isShortForm ? {} : { pauseMs: 200 }),
    ...(orderly && { order: { wasRead: wasReadBy(installation), stops: kills } }),
  })
  const began = performance.now()
  let made = 0
  let differences: string[] | undefined
  try {
    for (const kind of kindsInTurn(random, Object.keys(installation.kills), kills)) {
      await untilWritten(load, random.between(1, WRITES))
      await wait(random.between(0, PAUSE_MS))
      await installation.kills[kind]?.()
      made++
    }
    await untilWritten(load, WRITES)
    await load.finish()
    differences = await findDifferences({ ...load, ...storesOf(installation) })
    return differences
  } finally {
    load.abandon()
    const batches = load.journal.batches()
    report(name, {
      seed,
      made,
      of: kills,
      writes: load.journal.count(),
      batches: batches.length,
      batches_given_up: batches.filter((batch) => batch.left).length,
      seconds: Math.round((performance.now() - began) / 1_000),
      differences: differences ?? 'not looked for',
    })
  }
}

/** Whether the gateway read the request: it logs every request that it read, even if the connection ended. */
const wasReadBy =
  ({ logFile }: Installation) =>
  (requestId: string): boolean =>
    readFileSync(logFile(), 'utf8').includes(requestId)

/** @throws Error when the service does not recover */
async function untilWritten({ journal, slowAfter }: Load, more: number): Promise<void> {
  slowAfter(WRITES_OF_FAULT)
  const goal = journal.count() + more
  const deadline = Date.now() + RECOVERED_MS
  while (journal.count() < goal) {
    if (Date.now() > deadline) throw new Error(`${goal - journal.count()} of ${more} writes still pending after a kill`)
    await wait(10)
  }
}

function kindsInTurn(random: Random, kinds: string[], count: number): string[] {
  const rounds = Math.ceil(count / kinds.length)
  return Array.from({ length: rounds }, () => random.shuffle(kinds))
    .flat()
    .slice(0, count)
}
