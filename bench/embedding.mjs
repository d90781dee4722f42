/**
 * Measures the embedding model alone: its speed on chat turns, questions and full windows of 256 tokens, and the cost
 * of loading it. No write or query can be faster. CPU times are valid on a busy machine, too.
 * usage: node bench/embedding.mjs   (after a build; BENCH_DATA names the folder with locomo/, see docs/benchmarks.md)
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { openLocalEmbedder } from '../packages/adapters/dist/models/local-embedder.js'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))
const data = process.env.BENCH_DATA ?? path('../../shared/data')
const TEXTS = 1_500

const conversations = JSON.parse(readFileSync(`${data}/locomo/locomo_dev.json`, 'utf8'))
const turns = conversations
  .flatMap(({ conversation }) => Object.entries(conversation))
  .flatMap(([key, turns]) => (/^session_\d+$/.test(key) ? turns : []))
  .map(({ speaker, text }) => `${speaker}: ${text}`)
  .slice(0, TEXTS)
const questions = conversations.flatMap(({ qa }) => qa.map(({ question }) => question)).slice(0, TEXTS)

/** A text that the embedder cuts into many windows of 256 tokens. The last window may be shorter. */
const longText = turns.slice(0, 300).join('\n')

const round = (value) => Number(value.toFixed(1))
const percentile = (sorted, share) => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))])

/** Embeds the texts one after the other, as a single client sends them. */
async function latency(embed, texts) {
  const times = []
  for (const text of texts) {
    const start = performance.now()
    await embed(text)
    times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { p50_ms: percentile(times, 0.5), p95_ms: percentile(times, 0.95) }
}

/** CPU time that all threads have used since the earlier reading, in ms. */
function cpuMsSince(earlier) {
  const { user, system } = process.cpuUsage(earlier)
  return (user + system) / 1_000
}

/** Embeds all texts concurrently. */
async function throughput(embed, texts) {
  const cpu = process.cpuUsage()
  const start = performance.now()
  await Promise.all(texts.map(embed))
  const seconds = (performance.now() - start) / 1_000
  return { per_second: round(texts.length / seconds), cpu_ms: round(cpuMsSince(cpu) / texts.length) }
}

async function fullWindows(write) {
  const cpu = process.cpuUsage()
  const windows = await write(longText)
  return { count: windows.length, cpu_ms: round(cpuMsSince(cpu) / windows.length) }
}

async function measure(threads) {
  const cpu = process.cpuUsage()
  const start = performance.now()
  const embedder = await openLocalEmbedder({ modelDir: path('../models/all-MiniLM-L6-v2'), threads, log: console })
  const load_ms = round(performance.now() - start)
  const load_cpu_ms = round(cpuMsSince(cpu))
  const write = (text) => embedder.windows(text, 'write')
  const query = (text) => embedder.query(text)
  await throughput(write, turns.slice(0, 200))
  const result = {
    threads,
    load_ms,
    load_cpu_ms,
    turns: { ...(await throughput(write, turns)), ...(await latency(write, turns.slice(0, 300))) },
    questions: { ...(await throughput(query, questions)), ...(await latency(query, questions.slice(0, 300))) },
    windows: await fullWindows(write),
    resident_mb: Math.round(process.memoryUsage.rss() / 2 ** 20),
  }
  await embedder.close()
  return result
}

const runs = []
for (const threads of [1, 2]) runs.push(await measure(threads))

const git = (...args) => execFileSync('git', args, { cwd: path('..'), encoding: 'utf8' }).trim()
const report = {
  commit: git('rev-parse', '--short', 'HEAD'),
  machine: { cpu: os.cpus()[0]?.model, cores: os.availableParallelism(), node: process.version },
  texts: { turns: turns.length, questions: questions.length },
  runs,
}
console.table(
  runs.map(({ threads, load_ms, load_cpu_ms, turns, questions, windows, resident_mb }) => ({
    threads,
    load_ms,
    'load cpu ms': load_cpu_ms,
    'turns/s': turns.per_second,
    'turn cpu ms': turns.cpu_ms,
    'turn p50 ms': turns.p50_ms,
    'turn p95 ms': turns.p95_ms,
    'questions/s': questions.per_second,
    'question cpu ms': questions.cpu_ms,
    'question p50 ms': questions.p50_ms,
    'question p95 ms': questions.p95_ms,
    'window cpu ms': windows.cpu_ms,
    resident_mb,
  })),
)
mkdirSync(path('./results'), { recursive: true })
writeFileSync(path('./results/embedding.json'), `${JSON.stringify(report, null, 2)}\n`)
