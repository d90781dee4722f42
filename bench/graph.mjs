/**
 * Measures the cost of one update to a graph node that thousands of memories name, as in a volume where one speaker
 * says everything. Runs only the graph ledger on the embedded PostgreSQL, over one connection and without the service.
 * usage: node bench/graph.mjs [memories, default 10000]
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@agent-memory/adapters/postgres/connection/database'
import { startEmbedded } from '@agent-memory/adapters/postgres/embedded/embedded'
import { openGraphLedger } from '@agent-memory/adapters/postgres/graph/graph-ledger'
import { openPostgresGraph } from '@agent-memory/adapters/postgres/graph/graph-store'
import { deploy } from '@agent-memory/adapters/postgres/migrate/migrate'
import { extract } from '@agent-memory/core/graph/extract/extract'
import pg from 'pg'

const MEMORIES = Number(process.argv[2] ?? 10_000)
/** Each figure is measured over this many updates right before a mark (see `marks`). */
const MEASURED = 50
const OPTIONS = { outboxId: null, external: false }
const [orgId, projectId, volumeId] = [randomUUID(), randomUUID(), randomUUID()]
const speaker = { key: 'user:u', name: 'u' }

let statements = 0
const { query } = pg.Client.prototype
pg.Client.prototype.query = function (...given) {
  statements++
  return query.apply(this, given)
}

const people = ['Marta Kowalska', 'Tom Stone', 'Ana Lima', 'Priya Nair', 'Olga Berg', 'Jun Sato', 'Omar Haddad']
const places = ['Oslo', 'Lisbon', 'Rome', 'Osaka', 'Nairobi', 'Porto', 'Lima', 'Bergen', 'Graz']
const tools = ['PostgreSQL', 'Redis', 'Kafka', 'Python', 'Terraform', 'Kubernetes', 'Neo4j', 'React']
const pick = (list, at) => list[at % list.length]
const sayings = [
  (at) => `I met ${pick(people, at)} in ${pick(places, at >> 2)} for the ${at}th time.`,
  (at) => `I use ${pick(tools, at)} with ${pick(people, at >> 3)} since day ${at}.`,
  (at) => `I prefer ${pick(tools, at >> 1)} to ${pick(tools, at + 3)}, as I wrote in note ${at}.`,
  (at) => `My plan ${at} is to visit ${pick(places, at)}. It will be fun.`,
  () => 'I am tired.',
]
const contentOf = (at) => pick(sayings, at)(at)

const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]
const round = (figure) => Math.round(figure * 100) / 100

const folder = await mkdtemp(join(tmpdir(), 'agent-memory-bench-graph-'))
await chmod(folder, 0o711)
const server = await startEmbedded({ dataDir: folder, log: { info() {}, warn() {} } })
let database
try {
  await deploy(server.url)
  database = openDatabase(server.url, { poolSize: 1, onError: console.error })
  const [{ pid }] = await database.query({ text: 'SELECT pg_backend_pid() AS pid', values: [] })
  /** Returns the processor time of this process and of its PostgreSQL backend in ms. Other load does not count. */
  const processorTime = async () => {
    const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1].split(' ')
    const { user, system } = process.cpuUsage()
    return { server: (Number(fields[11]) + Number(fields[12])) * 10, client: (user + system) / 1_000 }
  }
  const ledger = openGraphLedger(database)
  const run = (text, ...values) => database.query({ text, values, query_timeout: 60_000 })
  await run(`INSERT INTO organizations (org_id, name) VALUES ($1, 'Bench')`, orgId)
  await run(`INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, 'Bench')`, projectId, orgId)
  await run(
    `INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'Bench', 'team')`,
    volumeId,
    orgId,
    projectId,
  )
  const ids = Array.from({ length: MEMORIES }, () => randomUUID())
  await run(
    `INSERT INTO memories (memory_id, org_id, volume_id, status, content, memory_type, category, key_id, agent_id, agent, redactions)
     SELECT id, $1, $2, 'approved', content, 'factual', 'other', id, id, 'Bench', '{}'
     FROM unnest($3::uuid[], $4::text[]) AS given (id, content)`,
    orgId,
    volumeId,
    ids,
    ids.map((_, at) => contentOf(at)),
  )
  const telling = (at, version = 1) => {
    const content = contentOf(at)
    const extraction = { ...extract(content, { speaker }), version }
    const source = { kind: 'memory', id: ids[at] }
    return { volumeId, source, content, at: new Date(at * 1_000), extraction, outdated: [], outboxId: null }
  }
  const tell = (at, version = 1) => {
    const given = telling(at, version)
    return async () => {
      const told = await ledger.record(given, OPTIONS)
      if (told.result !== 'recorded') throw new Error(`memory ${at}: expected "recorded", got ${told.result}`)
    }
  }

  /** Calls all functions in `works` one after another. Returns their median time, and the mean cost of one call. */
  const measure = async (works) => {
    const before = await processorTime()
    const counted = statements
    const times = []
    for (const work of works) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
    const after = await processorTime()
    return {
      p50_ms: round(median(times)),
      postgres_cpu_ms: round((after.server - before.server) / works.length),
      node_cpu_ms: round((after.client - before.client) / works.length),
      statements: round((statements - counted) / works.length),
    }
  }
  const range = (from, to) => Array.from({ length: to - from }, (_, at) => from + at)

  const marks = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000].filter((mark) => mark <= MEMORIES)
  /** Returns a function that records the memories from `from` to `to` in one call of the ledger. */
  const together = (from, to) => {
    const tellings = range(from, to).map((at) => telling(at))
    return async () => {
      const { results } = await ledger.recordAll(volumeId, tellings, OPTIONS)
      if (results.some((result) => result !== 'recorded')) {
        throw new Error(`memories ${from} to ${to}: expected every result to be "recorded", got ${results}`)
      }
    }
  }
  let told = 0
  for (const mark of marks) {
    for (; told < mark - 2 * MEASURED; told += MEASURED) await together(told, told + MEASURED)()
    const figures = { telling: await measure(range(told, told + MEASURED).map((at) => tell(at))) }
    const all = await measure([together(told + MEASURED, mark)])
    const each = Object.entries(all).map(([name, value]) => [name, round(value / MEASURED)])
    console.log(JSON.stringify({ sources: mark, ...figures, one_of_fifty_together: Object.fromEntries(each) }))
    told = mark
  }
  const graph = openPostgresGraph(database)
  const u = await graph.entity(volumeId, 'u')
  console.log(JSON.stringify({ facts: u?.factCount, shown: u?.facts.length, relationships: u?.relationships.length }))
  const lost = range(0, MEASURED)
  console.log(JSON.stringify({ entity: await measure(lost.map(() => () => graph.entity(volumeId, 'u'))) }))
  const retractions = lost.map((at) => () => ledger.retract(volumeId, [{ kind: 'memory', id: ids[at] }], OPTIONS))
  console.log(JSON.stringify({ retraction: await measure(retractions) }))
  const again = range(MEASURED, 2 * MEASURED).map((at) => tell(at, 2))
  console.log(JSON.stringify({ told_again_alike: await measure(again) }))
  if (process.env.BENCH_RECOMPUTE)
    console.log(JSON.stringify({ recompute: await measure([() => ledger.recompute(volumeId)]) }))
  const sizes = await run(
    `SELECT relname AS table, pg_total_relation_size(oid)::int8 / 1024 AS kb FROM pg_class
     WHERE relname LIKE 'graph\\_%' AND relkind = 'r' ORDER BY 2 DESC`,
  )
  console.log(JSON.stringify(Object.fromEntries(sizes.map(({ table, kb }) => [table, Number(kb)]))))
} finally {
  await database?.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}
