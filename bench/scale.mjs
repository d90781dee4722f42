/**
 * Measures writes and queries per second in the three shapes of the service: one process (1), several processes on
 * PostgreSQL (2), and the same with Redis and Qdrant (3). Shapes 2 and 3 run with 1, 2 and 4 guards and as many
 * embedders. The data is first one volume of many memories, then many volumes of few memories. All processes, stores
 * and the load generator share the cores of this machine, so more workers help only until all cores are busy.
 * usage: node bench/scale.mjs [memories in the one volume, default 100000] [seconds per figure, default 12]
 * Redis: redis-server on the path. Qdrant: the server at BENCH_QDRANT_URL, or the stand-in of the tests if
 * BENCH_QDRANT_PYTHON names a Python that has qdrant-edge-py. If neither is set, shape 3 runs without Qdrant, and the
 * result says so.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import pg from 'pg'
import { freePort, startFleet, startProgram, startServer } from './lib/fleet.mjs'
import { readLocomo } from './lib/locomo.mjs'
import { embedAll, seedMemories } from './lib/seed.mjs'
import { clientOf, keepResult, percentiles, project, round } from './lib/service.mjs'

const MEMORIES = Number(process.argv[2] ?? 100_000)
const SECONDS = Number(process.argv[3] ?? 12)
const WORKERS = [1, 2, 4]
const VOLUMES = Math.max(1, Math.round(MEMORIES / 100))
const log = { info() {}, warn: console.warn }

const conversations = readLocomo()
const turns = conversations.flatMap((conversation) => conversation.turns.map(({ text }) => text))
const questions = conversations.flatMap((conversation) => conversation.questions.map(({ text }) => text))
let written = 0
const nextText = () => `${turns[written % turns.length]} (said ${++written})`
let asked = 0
const nextQuestion = () => questions[asked++ % questions.length]

const main = mkdtempSync(join(os.tmpdir(), 'agent-memory-scale-'))
chmodSync(main, 0o711)

/** Runs `work` from `clients` clients for SECONDS. Returns calls per second and percentiles. */
const measure = async (clients, work) => {
  const times = []
  const until = performance.now() + SECONDS * 1_000
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: clients }, lane))
  return { per_second: round(times.length / ((performance.now() - began) / 1_000)), ...percentiles(times) }
}

const measureService = async (url, credentials, volumes) => {
  const client = clientOf({ ...credentials, SM_BASE_URL: url })
  const anyVolume = () => volumes[Math.floor(Math.random() * volumes.length)].volumeId
  const began = performance.now()
  await client.query(volumes[0].volumeId, nextQuestion())
  const first_query_ms = Math.round(performance.now() - began)
  for (let at = 0; at < 20; at++) await client.query(anyVolume(), nextQuestion())
  for (let at = 0; at < 20; at++) await client.write(anyVolume(), nextText())
  const queries = await measure(8, () => client.query(anyVolume(), nextQuestion()))
  const writes = await measure(16, () => client.write(anyVolume(), nextText()))
  return { first_query_ms, queries, writes }
}

/** Waits until the embedder has filled Qdrant; returns the seconds it took. */
const untilFilled = async (databaseUrl) => {
  const began = performance.now()
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query('SELECT FROM vector_sets WHERE filled_at IS NOT NULL')
    await client.end()
    if (rows.length > 0) return round((performance.now() - began) / 1_000)
    await pause(500)
  }
}

const startRedis = async () => {
  const port = await freePort()
  const redis = startProgram('redis-server', ['--port', String(port), '--save', '', '--dir', main])
  return { url: `redis://127.0.0.1:${port}`, ...redis }
}

const startQdrant = async (name) => {
  const { BENCH_QDRANT_URL: url, BENCH_QDRANT_PYTHON: python } = process.env
  if (url) return { url, stop: async () => {}, name: 'the server at BENCH_QDRANT_URL' }
  if (!python) return null
  const port = await freePort()
  const front = join(project, 'tests/support/servers/qdrant/front.py')
  const folder = join(main, `qdrant-${name}`)
  const program = startProgram(python, [front, '--port', String(port), '--folder', folder])
  await pause(3_000)
  return {
    url: `http://127.0.0.1:${port}`,
    ...program,
    name: "a front in Python over Qdrant's engine (qdrant-edge-py)",
  }
}

/** Measures every shape of the service on the data of one folder. */
const measureShapes = async (name, dataDir, credentials, volumes) => {
  const figures = []
  const note = (shape, workers, found) => {
    figures.push({ data: name, shape, workers, ...found })
    console.table([{ shape, workers, 'queries/s': found.queries.per_second, 'writes/s': found.writes.per_second }])
  }
  const alone = await startServer(main, `alone-${name}`, { DATA_DIR: dataDir })
  note('1, embedded', 1, await measureService(alone.url, credentials, volumes))
  await alone.stop()

  const database = await startEmbedded({ dataDir, log })
  const redis = await startRedis()
  const qdrant = await startQdrant(name)
  const shapes = [
    ['2, over PostgreSQL', {}],
    ['3, over PostgreSQL, Redis, Qdrant', { REDIS_URL: redis.url, ...(qdrant && { QDRANT_URL: qdrant.url }) }],
  ]
  for (const [shape, stores] of shapes) {
    for (const workers of WORKERS) {
      const folder = join(main, `${name}-${shape[0]}-${workers}`)
      const fleet = await startFleet(folder, workers, { DATABASE_URL: database.url, ...stores })
      const fill_seconds = stores.QDRANT_URL ? await untilFilled(database.url) : undefined
      // Gateways learn within two seconds that Qdrant is filled.
      await pause(2_500)
      note(shape, workers, { fill_seconds, ...(await measureService(fleet.url, credentials, volumes)) })
      await fleet.stop()
    }
  }
  await redis.stop()
  await qdrant?.stop()
  await database.stop()
  return { figures, qdrant: qdrant?.name ?? 'none: vectors stayed in PostgreSQL' }
}

/** Creates a data folder with `count` volumes of `perVolume` memories each. */
const seed = async (name, count, perVolume, vectors) => {
  const dataDir = join(main, `data-${name}`)
  const server = await startServer(main, `seed-${name}`, { DATA_DIR: dataDir })
  const lines = readFileSync(join(dataDir, 'first-run.env'), 'utf8').trim().split('\n')
  const credentials = Object.fromEntries(lines.map((line) => line.split(/=(.*)/s).slice(0, 2)))
  const client = clientOf({ ...credentials, SM_BASE_URL: server.url })
  const volumes = []
  for (let at = 0; at < count; at++) volumes.push({ volumeId: await client.makeVolume(`volume ${at}`) })
  await server.stop()
  const database = await startEmbedded({ dataDir, log })
  const db = new pg.Client({ connectionString: database.url })
  await db.connect()
  const { rows } = await db.query('SELECT org_id FROM volumes LIMIT 1')
  await db.end()
  for (const volume of volumes) volume.orgId = rows[0].org_id
  await seedMemories(database.url, volumes, perVolume, turns, vectors)
  await database.stop()
  return { dataDir, credentials, volumes }
}

try {
  const vectors = await embedAll(turns)
  const results = []
  for (const [name, count, perVolume] of [
    ['one', 1, MEMORIES],
    ['many', VOLUMES, Math.round(MEMORIES / VOLUMES)],
  ]) {
    const began = performance.now()
    const { dataDir, credentials, volumes } = await seed(name, count, perVolume, vectors)
    console.log(`${count} volumes of ${perVolume} memories, seeded in ${round((performance.now() - began) / 1_000)} s`)
    results.push({
      volumes: count,
      memories_each: perVolume,
      ...(await measureShapes(name, dataDir, credentials, volumes)),
    })
  }
  keepResult('scale', {
    seeded:
      'turns of LoCoMo dev put into PostgreSQL directly, repeated with a number and .02 of noise on their vectors',
    seconds_a_figure: SECONDS,
    clients: { queries: 8, writes: 16 },
    results,
  })
  for (const { volumes, figures } of results) {
    console.log(`${volumes} volume(s)`)
    console.table(
      figures.map(({ shape, workers, queries, writes, first_query_ms, fill_seconds }) => ({
        shape,
        workers,
        'queries/s': queries.per_second,
        'query p95 ms': queries.p95_ms,
        'writes/s': writes.per_second,
        'write p95 ms': writes.p95_ms,
        first_query_ms,
        fill_seconds,
      })),
    )
  }
} finally {
  rmSync(main, { recursive: true, force: true })
}
