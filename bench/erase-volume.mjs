/**
 * Measures the erasure of a large volume: how long the call takes, how long the rows remain afterwards, how long the
 * longest transaction takes, and how the erasure affects another organization, which writes and queries alternately.
 * The memories are inserted by SQL, each with a source, a write, a vector, four relation keys and a source in the
 * graph.
 * usage: node bench/erase-volume.mjs [memories, default 200000]
 */
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { connectTo, keepResult, percentiles, round, startService } from './lib/service.mjs'
import { signUp } from './lib/tenants.mjs'

const MEMORIES = Number(process.argv[2] ?? 200_000)
const SLICE = 10_000
const QUIET_CALLS = 200

const FILL = `
  WITH m AS (
    INSERT INTO memories (memory_id, org_id, volume_id, status, seq, content, same_hash, memory_type, category, key_id,
      agent_id, agent, redactions, relation_keys, named, decided_at)
    SELECT gen_random_uuid(), v.org_id, v.volume_id, 'approved', $2::int + n, 'The note number ' || $2::int + n || ' of this volume.',
      uuid_send(gen_random_uuid()), 'factual', 'other', v.org_id, v.org_id, 'bench', '{}',
      ARRAY(SELECT (random() * 1e15)::bigint + n FROM generate_series(1, 4)), 0, now()
    FROM volumes v, generate_series(1, $3::int) n WHERE v.volume_id = $1 RETURNING *),
  s AS (
    INSERT INTO memory_sources (source_id, memory_id, volume_id, write_id, wording, key_id, agent_id, agent, created_at)
    SELECT memory_id, memory_id, volume_id, memory_id, content, key_id, agent_id, agent, now() FROM m),
  w AS (
    INSERT INTO writes (write_id, memory_id, volume_id, key_id, body_hash, answered_at)
    SELECT memory_id, memory_id, volume_id, key_id, same_hash, now() FROM m),
  v AS (
    INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector)
    SELECT memory_id, volume_id, e.model, e.dimension, 0, decode(repeat('00', 4 * e.dimension), 'hex')
    FROM m, embedding_models e WHERE e.serving),
  g AS (
    INSERT INTO graph_sources (volume_id, source_id, kind, told_at, extractor, extractor_version, extraction, nodes, outdated)
    SELECT volume_id, memory_id, 'memory', now(), 'rules', 1, '{}', '{}', '{}' FROM m)
  SELECT count(*) FROM m`

/** Cheap, because it is queried often: the job ends when no row is left. */
const WAITS = `SELECT FROM outbox WHERE job = 'volume.erase'`

const LONGEST = `
  SELECT coalesce(max(extract(epoch FROM clock_timestamp() - xact_start)) * 1000, 0)::float8 AS ms
  FROM pg_stat_activity WHERE query LIKE '%DELETE FROM%' AND pid <> pg_backend_pid()`

let note = 0
const measure = async (tenant, goesOn, times = { write: [], query: [] }) => {
  const take = async (kind, work) => {
    const began = performance.now()
    await work()
    times[kind].push(performance.now() - began)
  }
  while (goesOn(times.write.length)) {
    await take('write', () => tenant.write(tenant.volume, `The parcel ${++note} was sent to the office ${note * 7}.`))
    await take('query', () => tenant.query(tenant.volume, `Where was the parcel ${note} sent?`))
  }
  return times
}
const figuresOf = ({ write, query }) => ({ n: write.length, write: percentiles(write), query: percentiles(query) })

/** Load of the machine before the start: if it exceeds the number of cores, the figures are distorted. */
const load_before = round(loadavg()[0])
const service = await startService()
let result
try {
  const database = await connectTo(service.dataDir)
  const quiet = await signUp(service.base, 'quiet')
  const doomed = await service.makeVolume('Doomed')
  await service.write(doomed, 'The first note makes the graph and the model known.')
  await database.query('INSERT INTO graph_volumes (volume_id) VALUES ($1) ON CONFLICT DO NOTHING', [doomed])
  for (let at = 1; at <= MEMORIES; at += SLICE)
    await database.query(FILL, [doomed, at, Math.min(SLICE, MEMORIES + 1 - at)])
  await database.query('ANALYZE')
  await measure(quiet, (calls) => calls < 30)
  const alone = await measure(quiet, (calls) => calls < QUIET_CALLS)
  const called = performance.now()
  await service.call('DELETE', `/volumes/${doomed}`)
  const answered = performance.now()
  let erased = 0
  let longest = 0
  const watch = async () => {
    for (; ; await pause(50)) {
      longest = Math.max(longest, (await database.query(LONGEST)).rows[0].ms)
      if ((await database.query(WAITS)).rowCount === 0) break
    }
    erased = performance.now()
  }
  const watched = watch()
  const beside = await measure(quiet, () => erased === 0)
  await watched
  await measure(quiet, (calls) => calls < 2 * QUIET_CALLS, alone)
  await database.end()
  const seconds = (erased - answered) / 1_000
  result = {
    call_ms: round(answered - called),
    erased_in_s: round(seconds),
    memories_per_second: Math.round(MEMORIES / seconds),
    longest_transaction_seen_ms: Math.round(longest),
    quiet: { alone: figuresOf(alone), beside: figuresOf(beside) },
  }
} finally {
  await service.stop()
}
keepResult('erase-volume', { load_before, memories: MEMORIES, ...result })
console.log(JSON.stringify(result, null, 2))
