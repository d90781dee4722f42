import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../../support/client.js'
import type { Memories } from '../../support/memories.js'
import { findDifferences } from './check.js'
import { startLoad } from './clients.js'
import type { Installation } from './installation.js'
import { faultSeed, seeded } from './seeded.js'

/** What is down or hangs is known, and said with a 503, within so long (reliability, P3). */
export const REFUSED_MS = 2_000
/** Length of an outage; P3 speaks of 60 s, which `pnpm faults --full` makes. */
const OUTAGE_MS = Number(process.env.FAULT_OUTAGE_MS ?? 5_000)
const PROBE_EVERY_MS = 100

/** Begins an outage and gives the way to end it. */
export type Outage = () => Promise<() => Promise<void>>

/** Makes an outage while clients write, probes the service meanwhile, and gives all that broke a promise. */
export async function endure(installation: Installation, name: string, outage: Outage): Promise<string[]> {
  const random = seeded(faultSeed(name))
  const load = await startLoad({ baseUrl: installation.baseUrl, random })
  try {
    await wait(random.between(500, 1_000))
    const end = await outage()
    const broken = await probeFor(load.memories, OUTAGE_MS)
    await end()
    await load.finish()
    return [...broken, ...(await findDifferences({ ...load, databaseUrl: installation.databaseUrl }))]
  } finally {
    load.abandon()
  }
}

/** Sends a query and a write every so often; each must be refused in time. */
async function probeFor(memories: Memories, milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds
  const probes: Promise<string[]>[] = []
  while (performance.now() < until) {
    probes.push(refused('a query', until, () => memories.tryQuery('Who repaired lanterns?')))
    // Rejected by the guard if it came that far, so that it leaves nothing for the checker to find.
    probes.push(refused('a write', until, () => memories.tryWrite('ok')))
    await wait(PROBE_EVERY_MS)
  }
  return (await Promise.all(probes)).flat()
}

/** What is wrong with the answer; one that came after the end of the outage may be any that is not late. */
async function refused(what: string, until: number, request: () => Promise<Reply>): Promise<string[]> {
  const began = performance.now()
  const reply = await request().catch((error: Error) => error)
  const milliseconds = Math.round(performance.now() - began)
  if (reply instanceof Error) return [`${what} got no answer: ${reply.message}`]
  const told = `${what} was answered ${reply.status} after ${milliseconds} ms: ${reply.text}`
  const isRefusal =
    reply.status === 503 && reply.body.error === 'service_unavailable' && reply.headers.has('retry-after')
  if (isRefusal) return milliseconds <= REFUSED_MS ? [] : [told]
  return performance.now() > until && reply.status === 200 ? [] : [told]
}
