/**
 * Latency and throughput of the embedded default, all services in one process, over HTTP; the load generator is
 * counted in, since it shares the cores. The model alone on the same texts: bench/embedding.mjs.
 * usage: node bench/speed.mjs [memories, default 10000]
 */
import { setTimeout as pause } from 'node:timers/promises'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, memoryOf, startService, timed } from './lib/service.mjs'

/** At least 2,500: each figure has memories of its own. */
const MEMORIES = Math.max(2_500, Number(process.argv[2] ?? 10_000))
const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text))
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))
/** Each text once; past the end they come again with a number, so that none merges. */
const text = (index) => {
  const round = Math.floor(index / turns.length)
  return round === 0 ? turns[index] : `${turns[index % turns.length]} (telling ${round + 1})`
}

const started = performance.now()
const service = await startService()
const ready_ms = Math.round(performance.now() - started)
try {
  await pause(5_000)
  const idle = memoryOf(service.pid, service.dataDir)
  const volume = await service.makeVolume('speed')
  const write = (index) => service.write(volume, text(index))
  const indexes = Array.from({ length: MEMORIES }, (_, index) => index)

  const warm = await timed(indexes.slice(0, 100), 4, write)
  const one = await timed(indexes.slice(100, 400), 1, write)
  const sixteen = await timed(indexes.slice(400, 1_400), 16, write)
  const fill = await timed(indexes.slice(1_400, MEMORIES - 1_000), 16, write)
  const late = await timed(indexes.slice(-1_000), 16, write)
  const ask = (question) => service.query(volume, question)
  await timed(questions.slice(0, 50), 1, ask)
  const query = await timed(questions.slice(50, 550), 1, ask)
  const eight = await timed(questions.slice(50), 8, ask)
  const full = memoryOf(service.pid, service.dataDir)

  const figures = { memories: MEMORIES, ready_ms, idle, warm, one, sixteen, fill, late, query, eight, full }
  keepResult('speed', figures)
  console.table({
    'write, 1 client': { ...one, target: 'p50 ≤ 40 ms (30)' },
    'write, 16 clients, first thousand': { ...sixteen, target: '≥ 80/s (120)' },
    [`write, 16 clients, last 1,000 of ${MEMORIES}`]: { ...late, target: 'no slower' },
    [`query, 1 client, ${MEMORIES} memories`]: { ...query, target: 'p95 ≤ 20 ms (15)' },
    'query, 8 clients': { ...eight, target: '≥ 200/s' },
  })
  console.log(`ready in ${ready_ms} ms; idle ${idle.all_mb} MB (≤ 600), full ${full.all_mb} MB`)
} finally {
  await service.stop()
}
