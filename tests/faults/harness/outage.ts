import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../../support/client.js'
import type { Memories } from '../../support/memories.js'
import { findDifferences } from './check.js'
import { startLoad } from './clients.js'
import { times } from './extent.js'
import type { Installation } from './installation.js'
import { report } from './report.js'
import { faultSeed, seeded } from './seeded.js'

/** What is down or hangs is known, and said with a 503, within so long (reliability, P3). */
export const REFUSED_MS = 2_000
/** Length of an outage; P3 speaks of 60 s. */
const OUTAGE_MS = times(5_000, 60_000)
const PROBE_EVERY_MS = 100

/** Begins an outage and gives the way to end it. */
export type Outage = () => Promise<() => Promise<void>>

/** A request that is made again and again during an outage, and what an answer to it breaks. */
interface Probe {
  what: string
  send(memories: Memories): Promise<Reply>
  /** Whether the answer may be given while the outage lasts. */
  mayBe(reply: Reply): boolean
}

export const isRefusal = ({ status, headers, body }: Reply): boolean =>
  status === 503 && body.error === 'service_unavailable' && headers.has('retry-after')
const isServed = ({ status }: Reply): boolean => status === 200

const query = (memories: Memories) => memories.tryQuery('Who repaired lanterns?')
// Rejected by the guard if it came that far, so that it leaves nothing for the checker to find.
const write = (memories: Memories) => memories.tryWrite('ok')

/** Nothing can be answered without PostgreSQL. */
const ALL_REFUSED: readonly Probe[] = [
  { what: 'a query', send: query, mayBe: isRefusal },
  { what: 'a write', send: write, mayBe: isRefusal },
]
/** What only carries jobs is missed by nobody but those who wait for a verdict. */
export const WRITES_MAY_WAIT: readonly Probe[] = [
  { what: 'a query', send: query, mayBe: isServed },
  { what: 'a write', send: write, mayBe: (reply) => isServed(reply) || isRefusal(reply) },
]

/** Makes an outage while clients write, probes the service meanwhile, and gives all that broke a promise. */
export async function endure(
  installation: Installation,
  name: string,
  outage: Outage,
  probes: readonly Probe[] = ALL_REFUSED,
): Promise<string[]> {
  const seed = faultSeed(name)
  const random = seeded(seed)
  const load = await startLoad({ baseUrl: installation.baseUrl, random })
  try {
    await wait(random.between(500, 1_000))
    const end = await outage()
    const broken = await probeFor(load.memories, probes, OUTAGE_MS)
    await end()
    await load.finish()
    const differences = await findDifferences({ ...load, databaseUrl: installation.databaseUrl })
    report(name, { seed, outage_ms: OUTAGE_MS, writes: load.journal.count(), broken: broken.length, differences })
    return [...broken, ...differences]
  } finally {
    load.abandon()
  }
}

/** Sends each probe every so often; each must be answered in time. */
async function probeFor(memories: Memories, probes: readonly Probe[], milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds
  const answered: Promise<string[]>[] = []
  while (performance.now() < until) {
    for (const probe of probes) answered.push(ask(probe, memories, until))
    await wait(PROBE_EVERY_MS)
  }
  return (await Promise.all(answered)).flat()
}

/** What is wrong with the answer; one that came after the end of the outage may be any that is not late. */
async function ask({ what, send, mayBe }: Probe, memories: Memories, until: number): Promise<string[]> {
  const began = performance.now()
  const reply = await send(memories).catch((error: Error) => error)
  const milliseconds = Math.round(performance.now() - began)
  if (reply instanceof Error) return [`${what} got no answer: ${reply.message}`]
  const told = `${what} was answered ${reply.status} after ${milliseconds} ms: ${reply.text}`
  if (mayBe(reply)) return milliseconds <= REFUSED_MS ? [] : [told]
  return performance.now() > until && isServed(reply) ? [] : [told]
}
