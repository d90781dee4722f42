/**
 * Measures how one organization's flood of writes affects another organization. The quiet organization alternates
 * single writes and queries from one client: first alone, then while the flood (batches of 100 from 8 clients) is sent
 * and processed, then alone again. All figures come from one run, so that their ratio is meaningful.
 * usage: node bench/fairness.mjs [writes of the flood, default 10000]
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, percentiles, round, startService } from './lib/service.mjs'
import { signUp } from './lib/tenants.mjs'

const FLOOD = Number(process.argv[2] ?? 10_000)
const CLIENTS = 8
const BATCH = 100
const QUIET_CALLS = 200
const KNOWN = 500
const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text))
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))
/** Returns each text once, then again with a number added, so that the guard merges no two writes. */
const takeTurn = taker(turns)
const takeQuestion = taker(questions)

function taker(texts) {
  let next = 0
  return () => {
    const text = texts[next % texts.length]
    return next++ < texts.length ? text : `${text} (${next})`
  }
}

const propose = ({ call, volume }, count, headers) =>
  call(
    'POST',
    '/memory/propose',
    { items: Array.from({ length: count }, () => ({ content: takeTurn(), volume_id: volume })) },
    headers,
  )

/** Alternates single writes and queries while `goesOn`; adds their milliseconds to `times`. */
const measure = async (tenant, goesOn, times = { write: [], query: [] }) => {
  const take = async (kind, work) => {
    const began = performance.now()
    await work()
    times[kind].push(performance.now() - began)
  }
  while (goesOn(times.write.length)) {
    await take('write', () => tenant.write(tenant.volume, takeTurn()))
    await take('query', () => tenant.query(tenant.volume, takeQuestion()))
  }
  return times
}

const figuresOf = ({ write, query }) => ({ n: write.length, write: percentiles(write), query: percentiles(query) })

const openJobs = async (base) => {
  const text = await (await fetch(`${base}/metrics`)).text()
  return [...text.matchAll(/^outbox_jobs\{[^}]*\} (\d+)/gm)].reduce((sum, [, jobs]) => sum + Number(jobs), 0)
}

/** Sends the flood and waits until the guard has decided on every write. */
const flood = async (tenant) => {
  const began = performance.now()
  let left = FLOOD
  const client = async () => {
    while (left > 0) {
      left -= BATCH
      await propose(tenant, BATCH)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  const accepted = performance.now()
  // One open job may remain, because it may belong to the quiet organization.
  while ((await openJobs(tenant.base)) > 1) await pause(1_000)
  const seconds = (from, to) => round((to - from) / 1_000)
  const now = performance.now()
  return { accepted_in_s: seconds(began, accepted), decided_per_second: round(FLOOD / ((now - began) / 1_000)) }
}

/** Load of the machine before the start: if it exceeds the number of cores, the figures are distorted. */
const load_before = round(loadavg()[0])
const service = await startService()
let result
try {
  const quiet = await signUp(service.base, 'quiet')
  const flooding = await signUp(service.base, 'flooding')
  for (let at = 0; at < KNOWN; at += BATCH) await propose(quiet, BATCH, { prefer: 'wait=25' })
  await measure(quiet, (calls) => calls < 30)
  const alone = await measure(quiet, (calls) => calls < QUIET_CALLS)
  let flooded = false
  const flooder = flood(flooding).finally(() => {
    flooded = true
  })
  const beside = await measure(quiet, () => !flooded)
  const floodFigures = await flooder
  // Measures half of the calls alone before the flood and half after it, because the machine's other load may vary.
  await measure(quiet, (calls) => calls < 2 * QUIET_CALLS, alone)
  result = { alone: figuresOf(alone), beside: figuresOf(beside), flood: floodFigures }
} finally {
  await service.stop()
}
const ratio = (kind, at) => round(result.beside[kind][at] / result.alone[kind][at], 2)
const ratios = { write_p50: ratio('write', 'p50_ms'), write_p99: ratio('write', 'p99_ms') }
Object.assign(ratios, { query_p50: ratio('query', 'p50_ms'), query_p99: ratio('query', 'p99_ms') })
keepResult('fairness', { load_before, flood_writes: FLOOD, ...result, ratios })

const row = (kind) => ({
  'alone p50': result.alone[kind].p50_ms,
  'beside p50': result.beside[kind].p50_ms,
  'alone p99': result.alone[kind].p99_ms,
  'beside p99': result.beside[kind].p99_ms,
  'p99 ratio': ratios[`${kind}_p99`],
  'to reach': '≤ 2',
})
console.table({ write: row('write'), query: row('query') })
console.log(`${result.beside.n} of each beside the flood: ${JSON.stringify(result.flood)}`)
