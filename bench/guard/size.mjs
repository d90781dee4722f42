/**
 * Compares the cost of a write in a small and in a large volume: processor time by part (Linux) until the graph has
 * caught up, and latency with one client. All memories are statements of one user, so that many share a relation key.
 * usage: node bench/guard/size.mjs [memories of the large volume, default 100000]   (after a build)
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { databaseUrl } from '@agent-memory/adapters/postgres/embedded/postmaster'
import { costOf, cpuTimes } from '../lib/cpu-time.mjs'
import { readLocomo } from '../lib/locomo.mjs'
import { embedAll, seedMemories } from '../lib/seed.mjs'
import { databasePort, keepResult, round, startService, timed } from '../lib/service.mjs'

const LARGE = Number(process.argv[2] ?? 100_000)
const SMALL = 1_000
const WARM_UP = 100
const WRITES = 400
const USER = 'ada'
/** The service has caught up when it uses less than this share of a core for QUIET_MS. */
const QUIET_SHARE = 0.05
const QUIET_MS = 1_000

const turns = readLocomo().flatMap((conversation) => conversation.turns.map(({ text }) => text))
const vectors = await embedAll(turns)
const preload = `--require ${fileURLToPath(new URL('../lib/name-thread.cjs', import.meta.url))}`
const service = await startService({ NODE_OPTIONS: preload })

const whenQuiet = async () => {
  for (let before = cpuTimes(service); ; ) {
    await pause(QUIET_MS)
    const now = cpuTimes(service)
    if (costOf(before, now, 1).all < QUIET_SHARE * QUIET_MS) return before
    before = now
  }
}

const costOfWrites = async (volume, count, from) => {
  const texts = Array.from({ length: count }, (_, at) => `${turns[(from + at) % turns.length]} (said ${from + at})`)
  const before = await whenQuiet()
  const { p50_ms, p95_ms } = await timed(texts, 1, (content) =>
    service.call('POST', '/agent/memory/write', { volume_id: volume, content, user_id: USER }),
  )
  const cost = costOf(before, await whenQuiet(), count)
  return { ...Object.fromEntries(Object.entries(cost).map(([part, ms]) => [part, round(ms, 2)])), p50_ms, p95_ms }
}

try {
  const sizes = { small: SMALL, large: LARGE }
  const volumes = {}
  const password = readFileSync(join(service.dataDir, 'postgres/password'), 'utf8').trim()
  for (const [name, memories] of Object.entries(sizes)) {
    const volumeId = await service.makeVolume(name)
    const { data } = await service.call('GET', `/volumes/${volumeId}`)
    const volume = { volumeId, orgId: data.volume.org_id }
    const url = databaseUrl(password, databasePort(service.dataDir))
    await seedMemories(url, [volume], memories, turns, vectors, USER)
    volumes[name] = volumeId
  }
  for (const volume of Object.values(volumes)) await costOfWrites(volume, WARM_UP, 0)
  const figures = {}
  for (const [name, volume] of Object.entries(volumes)) figures[name] = await costOfWrites(volume, WRITES, WARM_UP)
  const ratio = round(figures.large.all / figures.small.all, 2)
  console.table({ [`a write at ${SMALL}`]: figures.small, [`a write at ${LARGE}`]: figures.large })
  console.log(`all parts: ${ratio} x (at most 1.5)`)
  keepResult('guard-size', { memories: sizes, ...figures, ratio })
} finally {
  await service.stop()
}
