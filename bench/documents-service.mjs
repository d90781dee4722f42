/**
 * Uploads every file of BENCH_DATA/docs to the service, waits for their outcomes, and queries a span of words from each
 * reference text. Then compares the query times of an idle service with those while a hundred documents are queued.
 * usage: node bench/documents-service.mjs [--only PART-OF-NAME] [--queries N]   (after a build)
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readLocomo } from './lib/locomo.mjs'
import { benchData, keepResult, percentiles, round, startService } from './lib/service.mjs'

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, queries: { type: 'string', default: '300' } },
})
const QUERIES = Number(values.queries)
/** Reference texts with fewer words are skipped, because they do not represent their document. */
const LEAST_WORDS = 50
const SPAN_WORDS = 12
const QUEUED = 100
const data = `${benchData}/docs`

const rows = readFileSync(`${data}/manifest.jsonl`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .filter(({ file }) => file.includes(values.only))

/** Returns the random generator mulberry32, so that each run queries the same spans. */
const random = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
}

const uploader =
  ({ base, key }) =>
  async (volumeId, bytes, filename) => {
    const form = new FormData()
    form.append('volume_id', volumeId)
    form.append('file', new Blob([bytes]), filename)
    const headers = { authorization: `Bearer ${key}` }
    const response = await fetch(`${base}/agent/documents/upload`, { method: 'POST', headers, body: form })
    const answer = await response.json()
    return response.ok ? answer : { refused: answer.error }
  }

const count = (items) => {
  const counts = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

/** Waits until no document of the volume is being ingested, and prints the progress. */
const allEnded = async (service, volumeId) => {
  for (let shown = 0; ; await pause(2_000)) {
    const documents = await service.call('GET', `/agent/documents/${volumeId}`)
    const open = documents.filter(({ status }) => status === 'processing').length
    if (open === 0) return documents
    if (performance.now() - shown > 30_000) {
      shown = performance.now()
      console.log(`${documents.length - open} of ${documents.length} have ended`)
    }
  }
}

const spanOf = (text, next) => {
  const words = text.split(/\s+/).filter(Boolean)
  const start = Math.floor(next() * Math.max(1, words.length - SPAN_WORDS))
  return words.slice(start, start + SPAN_WORDS).join(' ')
}

const ingestAll = async (service) => {
  const upload = uploader(service)
  const volume = await service.makeVolume('documents')
  const uploads = []
  const started = performance.now()
  for (const row of rows) {
    uploads.push({ ...row, ...(await upload(volume, readFileSync(`${data}/${row.file}`), basename(row.file))) })
  }
  const uploaded = performance.now()
  const documents = new Map((await allEnded(service, volume)).map((document) => [document.document_id, document]))
  const seconds = round((performance.now() - started) / 1_000)
  const endOf = ({ document_id, refused }) => {
    if (refused) return refused
    const { status, error } = documents.get(document_id)
    return error ? `failed: ${error.code}` : status
  }
  const outcomes = count(uploads.map(endOf))
  const chunks = [...documents.values()].reduce((sum, { chunk_count }) => sum + chunk_count, 0)
  const upload_seconds = round((uploaded - started) / 1_000)
  return { volume, uploads, endOf, figures: { files: rows.length, outcomes, chunks, upload_seconds, seconds } }
}

/** Counts the spans that queries find. A span is found if a chunk of its document is among the first ten results. */
const findSpans = async (service, { volume, uploads, endOf }) => {
  const next = random(20_261_122)
  const asked = []
  for (const one of uploads) {
    const text = one.ref ? readFileSync(`${data}/${one.ref}`, 'utf8') : ''
    if (text.split(/\s+/).filter(Boolean).length < LEAST_WORDS) continue
    const span = spanOf(text, next)
    const { memories } = await service.query(volume, span, 10)
    const found = memories.some(({ document_id }) => document_id === one.document_id)
    asked.push({ file: one.file, outcome: endOf(one), span, found })
  }
  const share = (list) => (list.length === 0 ? null : round(list.filter(({ found }) => found).length / list.length, 4))
  const missed = asked.filter(({ found }) => !found).map(({ found, ...rest }) => rest)
  const completed = asked.filter(({ outcome }) => outcome === 'completed')
  return {
    asked: asked.length,
    found: share(asked),
    completed: completed.length,
    found_of_completed: share(completed),
    missed,
  }
}

const text = (at) =>
  Array.from(
    { length: 60 },
    (_, line) =>
      `Document ${at}, paragraph ${line}: the crane on quay ${at * 7 + line} lifts crates number ${line * 31 + at} onto the barge before noon.`,
  ).join('\n\n')

/**
 * Times the same questions to the same volume, first with an empty queue, then with queued documents of another volume.
 */
const queriesBesideIngestion = async (service) => {
  const conversation = readLocomo()[0]
  const volume = await service.makeVolume('asked')
  for (const { text: content } of conversation.turns.slice(0, 300)) await service.write(volume, content)
  const questions = conversation.questions.map((question) => question.text)
  const ask = async (limit, goOn = () => true) => {
    const times = []
    for (let at = 0; times.length < limit && (await goOn()); at++) {
      const started = performance.now()
      await service.query(volume, questions[at % questions.length])
      times.push(performance.now() - started)
    }
    return { n: times.length, ...percentiles(times) }
  }
  await ask(50)
  const idle = await ask(QUERIES)
  const other = await service.makeVolume('queued')
  const upload = uploader(service)
  await Promise.all(Array.from({ length: QUEUED }, (_, at) => upload(other, text(at), `${at}.txt`)))
  const inQueue = async () =>
    (await service.call('GET', `/agent/documents/${other}`)).some(({ status }) => status === 'processing')
  let looked = 0
  const busy = await ask(QUERIES, async () => looked++ % 25 !== 0 || (await inQueue()))
  const left = (await service.call('GET', `/agent/documents/${other}`)).filter(({ status }) => status === 'processing')
  return { idle, busy, still_queued: left.length, p99_ratio: round(busy.p99_ms / idle.p99_ms, 2) }
}

const service = await startService()
try {
  const ingested = await ingestAll(service)
  console.log(ingested.figures)
  const spans = await findSpans(service, ingested)
  for (const { file, outcome, span } of spans.missed) console.log('missed', file, outcome, JSON.stringify(span))
  console.log(`${spans.asked} spans, found ${spans.found}; of ${spans.completed} completed ${spans.found_of_completed}`)
  const queries = await queriesBesideIngestion(service)
  console.table({ idle: queries.idle, 'beside documents': queries.busy })
  console.log(`p99 × ${queries.p99_ratio} (target: ≤ 2); ${queries.still_queued} documents still in the queue`)
  if (values.only === '') keepResult('documents', { ...ingested.figures, spans, queries }, 'service')
} finally {
  await service.stop()
}
