/**
 * Measures latency and throughput over HTTP of the default installation: all services in one process with the embedded
 * database. The load generator shares the cores, so its time is included. bench/embedding.mjs measures the embedding
 * model alone on the same texts.
 * usage: node bench/speed.mjs [memories, default 10000]
 * If BENCH_PYTHON names a Python that has chromadb, Chroma first runs on the same texts.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, memoryOf, percentiles, project, startService, timed } from './lib/service.mjs'

/** How many of the questions are also sent to chat, each once for a whole answer and once for a streamed one. */
const CHATS = 300

/** Returns the milliseconds until the first piece of a streamed answer. */
const firstTokens = async (service, volume_id, items) => {
  const times = []
  for (const query of items) {
    const start = performance.now()
    const response = await fetch(`${service.base}/agent/memory/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ volume_id, query, stream: true }),
    })
    let read = ''
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      if (read.includes('event: token')) continue
      read += piece
      if (read.includes('event: token')) times.push(performance.now() - start)
    }
  }
  return percentiles(times)
}

/** At least 2,500, because each figure uses memories of its own. */
const MEMORIES = Math.max(2_500, Number(process.argv[2] ?? 10_000))
const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text))
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))
/** Each turn once, then each turn again with a number added, so that the guard merges no two texts. */
const texts = Array.from({ length: MEMORIES }, (_, index) => {
  const round = Math.floor(index / turns.length)
  return round === 0 ? turns[index] : `${turns[index % turns.length]} (telling ${round + 1})`
})

const measurePeer = async () => {
  if (!process.env.BENCH_PYTHON) return null
  const script = [join(project, 'bench/peers/chroma.py'), join(project, 'models/all-MiniLM-L6-v2')]
  const child = spawn(process.env.BENCH_PYTHON, script, { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ texts, questions }))
  return JSON.parse(await readAll(child.stdout))
}

const measureService = async () => {
  const started = performance.now()
  const service = await startService()
  const ready_ms = Math.round(performance.now() - started)
  try {
    await pause(5_000)
    const idle = memoryOf(service.pid, service.dataDir)
    const volume = await service.makeVolume('speed')
    const write = (text) => service.write(volume, text)
    const ask = (question) => service.query(volume, question)

    await timed(texts.slice(0, 100), 4, write)
    const one = await timed(texts.slice(100, 400), 1, write)
    const sixteen = await timed(texts.slice(400, 1_400), 16, write)
    await timed(texts.slice(1_400, -1_000), 16, write)
    const late = await timed(texts.slice(-1_000), 16, write)
    await timed(questions.slice(0, 50), 1, ask)
    const query = await timed(questions.slice(50, 550), 1, ask)
    const eight = await timed(questions.slice(50), 8, ask)
    const answer = (query) => service.call('POST', '/agent/memory/chat', { volume_id: volume, query })
    await timed(questions.slice(0, 50), 1, answer)
    const chat = await timed(questions.slice(50, 50 + CHATS), 1, answer)
    const firstToken = await firstTokens(service, volume, questions.slice(50, 50 + CHATS))
    return {
      ready_ms,
      idle,
      one,
      sixteen,
      late,
      query,
      eight,
      chat,
      firstToken,
      full: memoryOf(service.pid, service.dataDir),
    }
  } finally {
    await service.stop()
  }
}

const peer = await measurePeer()
const ours = await measureService()
keepResult('speed', { memories: MEMORIES, ours, chroma: peer })

const { one, sixteen, late, query, eight, chat, firstToken } = ours
const row = (figures, target, theirs) => ({
  per_second: figures.per_second,
  p50_ms: figures.p50_ms,
  p95_ms: figures.p95_ms,
  'to reach': target,
  'Chroma /s': theirs?.per_second,
  'Chroma p50': theirs?.p50_ms,
  'Chroma p95': theirs?.p95_ms,
})
console.table({
  'write, 1 client': row(one, 'p50 ≤ 30 ms', peer?.one),
  'write, 16 clients, after 400': row(sixteen, '≥ 120/s', peer?.sixteen),
  [`write, 16 clients, up to ${MEMORIES}`]: row(late, 'no slower'),
  [`query, 1 client, ${MEMORIES} memories`]: row(query, 'p95 ≤ 15 ms', peer?.query),
  'query, 8 clients': row(eight, '≥ 200/s', peer?.eight),
  'extractive answer, 1 client': row(chat, "p95 ≤ 4 × the query's"),
  'its first piece, streamed': row(firstToken, 'p95 ≤ 100 ms'),
})
console.log(`ready in ${ours.ready_ms} ms; memory ${ours.idle.all_mb} MB idle (≤ 600), ${ours.full.all_mb} MB full`)
