/**
 * Measures a volume of many memories: imports it by `sm import`, lists it to the last page, searches it in every mode,
 * and exports it by `sm export`. Times each page, and samples the memory of `sm` and of the service.
 * usage: node bench/import.mjs [memories, default 100000]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { readLocomo } from './lib/locomo.mjs'
import { keepResult, memoryOf, percentiles, project, round, startService } from './lib/service.mjs'

const MEMORIES = Number(process.argv[2] ?? 100_000)
const SAMPLE_MS = 2_000
const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map((turn) => turn.text.replace(/\s+/g, ' ')))
const questions = conversations.flatMap((conversation) => conversation.questions.map((question) => question.text))

/**
 * Returns the text of a memory: each turn once, then each turn again with a number added, so that the guard merges no
 * two texts.
 */
const textOf = (index) => {
  const telling = Math.floor(index / turns.length)
  return telling === 0 ? turns[index] : `${turns[index % turns.length]} (telling ${telling + 1})`
}

/** Runs `sm`; returns its report, its duration, and its peak memory in MB. */
const sm = async (service, ...args) => {
  const env = { ...process.env, SM_BASE_URL: service.base, SM_API_KEY: service.key, XDG_STATE_HOME: folder }
  const started = performance.now()
  const child = spawn(process.execPath, [join(project, 'packages/cli/bin/sm.mjs'), ...args, '--json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let peak = 0
  const sampler = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0))
    } catch {} // The process has ended.
  }, 200)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const report = JSON.parse(await readAll(child.stdout))
  const code = await ended
  clearInterval(sampler)
  if (code !== 0) throw new Error(`sm ${args[0]} ended with ${code}: ${JSON.stringify(report)}`)
  return { report, seconds: round((performance.now() - started) / 1_000), peak_mb: Math.round(peak / 1024) }
}

/** Times each page of a list or search, up to the last page. */
const pages = async (service, body) => {
  const times = []
  let memories = 0
  for (let cursor; ; ) {
    const start = performance.now()
    const { data } = await service.call('POST', '/memory/search', { ...body, limit: 100, ...(cursor && { cursor }) })
    times.push(performance.now() - start)
    memories += data.memories.length
    cursor = data.next_cursor
    if (cursor === null)
      return { pages: times.length, memories, ...percentiles(times), slowest_ms: round(Math.max(...times)) }
  }
}

/** Times the first page of results for a hundred questions. */
const searches = async (service, body) => {
  const times = []
  for (const query of questions.slice(0, 100)) {
    const start = performance.now()
    await service.call('POST', '/memory/search', { ...body, query })
    times.push(performance.now() - start)
  }
  return { pages: times.length, ...percentiles(times), slowest_ms: round(Math.max(...times)) }
}

const folder = mkdtempSync(join(os.tmpdir(), 'agent-memory-import-'))
const file = join(folder, 'statements.txt')
const exported = join(folder, 'volume.jsonl')
writeFileSync(file, Array.from({ length: MEMORIES }, (_, index) => textOf(index)).join('\n'))
const service = await startService()
const figures = { memories: MEMORIES }
try {
  const volume = await service.makeVolume('import')
  const memory = [memoryOf(service.pid, service.dataDir).all_mb]
  const sampler = setInterval(() => memory.push(memoryOf(service.pid, service.dataDir).all_mb), SAMPLE_MS)
  const { report, ...cost } = await sm(
    service,
    'import',
    file,
    '--volume',
    volume,
    '--format',
    'text',
    '--unit',
    'line',
  )
  clearInterval(sampler)
  figures.import = { ...report, ...cost, per_second: round(MEMORIES / cost.seconds) }
  figures.service_mb = { before: memory[0], most: Math.max(...memory), after: memory.at(-1) }
  console.log('imported', figures.import, figures.service_mb)

  const ask = { volume_id: volume }
  const now = new Date().toISOString().slice(0, 10)
  figures.pages = {
    'list, all': await pages(service, ask),
    'list, one type': await pages(service, { ...ask, memory_type: ['preference'] }),
    'list, of nobody': await pages(service, { ...ask, user_id: 'nobody' }),
    'list, written today': await pages(service, { ...ask, date_from: now, category: ['work'] }),
    'search, first page, hybrid': await searches(service, ask),
    'search, first page, semantic': await searches(service, { ...ask, mode: 'semantic' }),
    'search, first page, keyword': await searches(service, { ...ask, mode: 'keyword' }),
    'search, first page, one type': await searches(service, { ...ask, memory_type: ['preference'] }),
    'search, to the last page': await pages(service, { ...ask, query: questions[0] }),
  }
  const { report: copy, ...copying } = await sm(service, 'export', '-o', exported, '--volume', volume)
  figures.export = {
    ...copy,
    ...copying,
    bytes: statSync(exported).size,
    per_second: round(MEMORIES / copying.seconds),
  }
  figures.service_mb.end = memoryOf(service.pid, service.dataDir).all_mb
} finally {
  await service.stop()
  rmSync(folder, { recursive: true, force: true })
}
keepResult(MEMORIES === 100_000 ? 'import' : `import-${MEMORIES}`, figures)
console.table(figures.pages)
console.log('exported', figures.export, figures.service_mb)
