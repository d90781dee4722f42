import { setTimeout as wait } from 'node:timers/promises'
import type { Reply } from '../../support/http/client.js'
import { findDifferences } from './check.js'
import { type Load, startLoad } from './clients.js'
import { pauseBefore } from './delivery.js'
import { isShortForm, times, WRITES_OF_FAULT } from './extent.js'
import { isOfDatabase } from './journal.js'
import { type Installation, storesOf } from './places/installation.js'
import { report } from './report.js'
import { faultSeed, seeded } from './seeded.js'
import { stoodStillSince } from './standstill.js'

/**
 * While a store is down or hangs, requests that need the store get 503 within two seconds. The short form runs beside
 * other tests, on a machine that may be slow, so it detects only requests that wait for the store to return. The outage
 * ends only once every request is answered, so such a request runs into its time limit of 25 s.
 */
export const REFUSED_MS = isShortForm ? 12_000 : 2_000
/** Length of an outage: 60 s with --full. */
const OUTAGE_MS = times(5_000, 60_000)
/** In the short form, which shares the machine with other tests, more probes would delay each other. */
const PROBE_EVERY_MS = isShortForm ? 500 : 100
/** Limits on excused answers: the number of moments in which they occur, and their share of all requests. */
const MOST_EXCUSED = 3
const MOST_EXCUSED_OF_ALL = 0.75
const MOMENT_MS = 1_000
/** How often a request is retried, each time after the Retry-After of the response. */
const ASKED_AGAIN = 3
/** Writes acknowledged before an outage begins. */
const WRITES_BEFORE = isShortForm ? 5 : 20
/** So few clients that their load never delays an answer: only the store that is down does. */
export const LIGHT = isShortForm ? { clients: 3, pauseMs: 1_500 } : { clients: 4, pauseMs: 200 }

/** Begins an outage; returns a function that ends it. */
export type Outage = () => Promise<() => Promise<void>>

/** A request repeated throughout an outage, and which answers are allowed. */
interface Probe {
  what: string
  send(load: Load): Promise<Reply>
  /** Whether the answer may be given while the outage lasts. */
  mayBe(reply: Reply): boolean
}

export const isRefusal = ({ status, headers, body }: Reply): boolean =>
  status === 503 && body.error === 'service_unavailable' && headers.has('retry-after')
const isServed = ({ status }: Reply): boolean => status === 200

const query = ({ memories }: Load) => memories.tryQuery('Who repaired lanterns?')
// The guard rejects this text, so a write that reaches the guard leaves nothing for the checker to find.
const write = ({ memories }: Load) => memories.tryWrite('ok')

/** Nothing can be answered without PostgreSQL. */
const ALL_REFUSED: readonly Probe[] = [
  { what: 'a query', send: query, mayBe: isRefusal },
  { what: 'a write', send: write, mayBe: isRefusal },
]
/** Without a store that only transports jobs, only writes waiting for a verdict are affected. */
export const WRITES_MAY_WAIT: readonly Probe[] = [
  { what: 'a query', send: query, mayBe: isServed },
  { what: 'a write', send: write, mayBe: (reply) => isServed(reply) || isRefusal(reply) },
]

/** Without a store that only mirrors PostgreSQL nothing is affected, not even the graph part of queries. */
export const NOTHING_WAITS: readonly Probe[] = [
  { what: 'a query', send: query, mayBe: (reply) => isServed(reply) && reply.body.degraded === undefined },
  { what: 'a write', send: write, mayBe: isServed },
  { what: 'the graph', send: ({ graph }) => graph.tryOverview(), mayBe: isServed },
]

/** Causes an outage while clients write, probes the service meanwhile, and returns all broken guarantees. */
export async function endure(
  installation: Installation,
  name: string,
  outage: Outage,
  probes: readonly Probe[] = ALL_REFUSED,
): Promise<string[]> {
  const seed = faultSeed(name)
  const random = seeded(seed)
  const load = await startLoad({ baseUrl: installation.baseUrl, random, ...LIGHT })
  load.slowAfter(WRITES_OF_FAULT)
  try {
    // Waits until the store has data, because nobody would notice that an empty store is gone.
    while (load.journal.count() < WRITES_BEFORE) await wait(20)
    await wait(random.between(500, 1_000))
    const end = await outage()
    const broken = await probeFor(load, probes, OUTAGE_MS)
    await end()
    await load.finish()
    const differences = await findDifferences({ ...load, ...storesOf(installation) })
    report(name, { seed, outage_ms: OUTAGE_MS, writes: load.journal.count(), broken: broken.length, differences })
    return [...broken, ...differences]
  } finally {
    load.abandon()
  }
}

/** Sends each probe every PROBE_EVERY_MS; each must be answered in time. */
async function probeFor(load: Load, probes: readonly Probe[], milliseconds: number): Promise<string[]> {
  const until = performance.now() + milliseconds
  const asked = new Map(probes.map((probe) => [probe, [] as Promise<Verdict>[]]))
  while (performance.now() < until) {
    for (const [probe, verdicts] of asked) verdicts.push(ask(probe, load, until))
    await wait(PROBE_EVERY_MS)
  }
  const judged = await Promise.all([...asked.values()].map(async (verdicts) => judge(await Promise.all(verdicts))))
  return judged.flat()
}

/** What is wrong with an answer, or how the answer is excused because the machine was late. */
interface Verdict {
  broken?: string
  excused?: { told: string; from: number; ofDatabase: boolean }
}

/** Returns what is wrong with the answers to one probe. Answers late at the same moment count as one excuse. */
function judge(verdicts: Verdict[]): string[] {
  const excused = verdicts.flatMap((verdict) => verdict.excused ?? [])
  let moments = 0
  let until = Number.NEGATIVE_INFINITY
  for (const { from } of excused.filter(({ ofDatabase }) => !ofDatabase)) {
    if (from < until) continue
    moments++
    until = from + MOMENT_MS
  }
  const isTooMuch = moments > MOST_EXCUSED || excused.length > verdicts.length * MOST_EXCUSED_OF_ALL
  return [...verdicts.flatMap(({ broken }) => broken ?? []), ...(isTooMuch ? excused.map(({ told }) => told) : [])]
}

/** Whether the answer is one that a late SQL statement or embedder check occasionally causes. */
const mayBeAskedAgain = (reply: Reply): boolean => isRefusal(reply) || reply.body.degraded !== undefined

/**
 * Sends a probe and judges the answer, unless the machine stood still. After the end of the outage (`until`) the answer
 * may also be 200.
 */
async function ask({ what, send, mayBe }: Probe, load: Load, until: number): Promise<Verdict> {
  const from = performance.now()
  const first = await send(load).catch(({ message }: Error) => message)
  const to = performance.now()
  const milliseconds = Math.round(to - from)
  if (typeof first === 'string') return { broken: `${what} got no answer: ${first}` }
  const told = `${what} was answered ${first.status} after ${milliseconds} ms: ${first.text.slice(0, 300)}`
  if (stoodStillSince(from)) return {}
  if (mayBe(first)) return milliseconds <= REFUSED_MS ? {} : { broken: told }
  if (to > until && isServed(first)) return {}
  if (!mayBeAskedAgain(first)) return { broken: told }
  let again = first
  for (let times = 0; times < ASKED_AGAIN && !mayBe(again); times++) {
    await wait(pauseBefore(again, 0))
    again = await send(load).catch(() => first)
  }
  if (!mayBe(again)) return { broken: told }
  return { excused: { told, from, ofDatabase: isOfDatabase(first.text) } }
}
