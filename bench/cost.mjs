/**
 * Measures the processor time of a write and of a query, by part of the service (only on Linux). All services run in
 * one process with the embedded database, which holds a few thousand memories. The one HTTP client is not counted. The
 * cost of a write includes all work until the graph has caught up.
 * usage: node bench/cost.mjs [held memories, default 3000]   (after a build; bench/results/cost.json keeps the result)
 */

import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { costOf, cpuTimes } from './lib/cpu-time.mjs'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, round, startService, timed } from './lib/service.mjs'

const HELD = Number(process.argv[2] ?? 3_000)
/** The result is the median of the rounds, because compilation, checkpoints and other load disturb some of them. */
const ROUNDS = 5
const WRITES = 100
const QUERIES = 300
/** The service has caught up when it uses less than this share of a core for QUIET_MS. */
const QUIET_SHARE = 0.05
const QUIET_MS = 1_000

const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text))
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))
/** Each turn once, then each turn again with a number added, so that the guard merges no two texts. */
const texts = Array.from({ length: HELD + (ROUNDS + 1) * WRITES }, (_, index) => {
  const telling = Math.floor(index / turns.length)
  return telling === 0 ? turns[index] : `${turns[index % turns.length]} (telling ${telling + 1})`
})
const questionAt = (index) => questions[index % questions.length]

const preload = `--require ${fileURLToPath(new URL('./lib/name-thread.cjs', import.meta.url))}`
const NODE_OPTIONS = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ')

/** Waits until the service is quiet; returns its CPU times at the start of that period. */
const whenQuiet = async (service) => {
  for (let before = cpuTimes(service); ; ) {
    await pause(QUIET_MS)
    const now = cpuTimes(service)
    if (costOf(before, now, 1).all < QUIET_SHARE * QUIET_MS) return before
    before = now
  }
}

/**
 * Measures the processor time of one client's calls: `whole` runs until all work that the calls caused has ended;
 * `late` is the part after the last response.
 */
const costOfCalls = async (service, items, call) => {
  const before = await whenQuiet(service)
  const { p50_ms, p95_ms } = await timed(items, 1, call)
  const answered = cpuTimes(service)
  const after = await whenQuiet(service)
  return {
    whole: { ...costOf(before, after, items.length), p50_ms, p95_ms },
    late: costOf(answered, after, items.length),
  }
}

const middleOf = (rounds) => {
  const middle = (values) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)]
  return Object.fromEntries(
    Object.keys(rounds[0]).map((name) => [name, round(middle(rounds.map((each) => each[name])), 2)]),
  )
}

const service = await startService({ NODE_OPTIONS })
try {
  const volume = await service.makeVolume('cost')
  const write = (text) => service.write(volume, text)
  const ask = (question) => service.query(volume, question)
  await timed(texts.slice(0, HELD), 8, write)

  const rounds = { write: [], late: [], query: [] }
  for (let at = 0; at <= ROUNDS; at++) {
    const first = HELD + at * WRITES
    const written = await costOfCalls(service, texts.slice(first, first + WRITES), write)
    const asked = await costOfCalls(
      service,
      Array.from({ length: QUERIES }, (_, index) => questionAt(at * QUERIES + index)),
      ask,
    )
    // The first round is a warm-up.
    if (at === 0) continue
    rounds.write.push(written.whole)
    rounds.late.push(written.late)
    rounds.query.push(asked.whole)
  }
  const idleMs = 5_000
  const before = cpuTimes(service)
  await pause(idleMs)
  const idle = costOf(before, cpuTimes(service), idleMs / 1_000)

  const idle_ms_a_second = Object.fromEntries(Object.entries(idle).map(([part, ms]) => [part, round(ms, 2)]))
  const [write_ms, of_it_after_the_answers, query_ms] = [rounds.write, rounds.late, rounds.query].map(middleOf)
  console.table({
    'CPU-ms a write': write_ms,
    '  of it after the last answer': of_it_after_the_answers,
    'CPU-ms a query': query_ms,
    'CPU-ms a second, idle': idle_ms_a_second,
  })
  keepResult('cost', { held: HELD, write: { ...write_ms, of_it_after_the_answers }, query: query_ms, idle_ms_a_second })
} finally {
  await service.stop()
}
