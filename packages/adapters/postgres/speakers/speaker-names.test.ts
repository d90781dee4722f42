import { openSpeakerNames, unnamedSql } from '@agent-memory/adapters/postgres/speakers/speaker-names'
import { toldBy } from '@agent-memory/adapters/postgres/speakers/told-names'
import { nameSome, renameSpeaker } from '@agent-memory/core/memory/speaker/rename'
import { nameKey, speakerKey } from '@agent-memory/core/memory/speaker/speaker'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { openTestDatabase } from '../../../../tests/support/servers/postgres.js'
import { approvalOf, type MemoryStoreFixture, startMemoryStore } from '../../../../tests/support/stores/memory-store.js'

let fixture: MemoryStoreFixture
let database: ReturnType<typeof openTestDatabase>
beforeAll(async () => {
  fixture = await startMemoryStore()
  database = openTestDatabase(fixture.url, (error) => console.error(error))
})
beforeEach(() => fixture.newVolume())
afterAll(async () => {
  await database?.close()
  await fixture?.stop()
})

const speaking = { userId: null, agentId: 'a0000000-0000-4000-8000-000000000001' }
const keyOf = () => speakerKey(fixture.volumeId, speaking)

/** Stores an approved statement as it was stored before names were kept; returns the memory's id. */
const storeOld = async (content: string): Promise<string> => {
  const { memoryId, outboxId } = await fixture.accept(content, { writer: speaking.agentId })
  const [job] = await fixture.run(`SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1`, memoryId)
  const id = (outboxId ?? job?.outbox_id) as bigint
  const verdict = approvalOf(fixture, memoryId, content)
  await fixture.memories.commit([{ verdict, asOf: 1_000n, restsOn: [], outboxId: id, now: new Date() }])
  await fixture.run(
    'UPDATE memories SET named = NULL, speaker = NULL, relation_keys = NULL WHERE memory_id = $1',
    memoryId,
  )
  return memoryId
}
const rows = () =>
  fixture.run(
    'SELECT content, named, named_by, tells_name, seq, relation_keys FROM memories WHERE volume_id = $1 ORDER BY position',
    fixture.volumeId,
  )
const renames = () =>
  fixture.run(`SELECT payload FROM outbox WHERE job = 'memory.rename' AND volume_id = $1`, fixture.volumeId)
const ports = () => ({ speakerNames: openSpeakerNames(database), signals: { work() {} }, now: () => new Date() })
const rename = () =>
  renameSpeaker(ports(), {
    volumeId: fixture.volumeId,
    speaker: keyOf(),
    outboxId: 0n,
    signal: AbortSignal.timeout(60_000),
  })

test('memories from before names get keys and names once, and their speaker is enqueued', async () => {
  await storeOld('I live in Berlin.')
  const naming = await storeOld('My name is Ada Keller.')
  await storeOld('The deploy runs on Fridays.')
  while (await nameSome(ports()));
  const before = await rows()
  expect(before).toMatchObject([
    { named: nameKey(fixture.volumeId, []), tells_name: null },
    { named: nameKey(fixture.volumeId, []), tells_name: 'Ada Keller' },
    { named: 0n, tells_name: null },
  ])
  for (const { relation_keys } of before) expect((relation_keys as bigint[]).length).toBeGreaterThan(0)
  expect(await renames()).toMatchObject([{ payload: { volume_id: fixture.volumeId, speaker: String(keyOf()) } }])
  expect(await nameSome(ports())).toBe(false)

  await rename()
  const named = nameKey(fixture.volumeId, [{ memoryId: naming, name: 'Ada Keller' }])
  const after = await rows()
  expect(after).toMatchObject([
    { named, named_by: naming },
    { named, named_by: naming },
    { named: 0n, named_by: null },
  ])
  await rename()
  expect(await rows()).toEqual(after)
  expect(new Set(after.map(({ seq }) => seq)).size).toBe(3)
})

test('more than a page is renamed in one run, each memory once, in its order', async () => {
  for (let number = 0; number < 120; number++) await storeOld(`I own ${number} boats.`)
  await storeOld('I am Ada Keller.')
  while (await nameSome(ports()));
  await rename()
  const after = await rows()
  expect(new Set(after.map(({ named }) => named)).size).toBe(1)
  const order = after.map(({ seq }) => seq as bigint)
  expect(order.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(order)
})

/** Returns the plan of a statement, made without table scans, as if the tables were large. */
const planOf = (statement: string) =>
  database.transaction(async (client) => {
    await client.query('SET LOCAL enable_seqscan = off')
    return JSON.stringify((await client.query(`EXPLAIN ${statement}`)).rows)
  })

test('memories from before names are read page by page from an index of them alone, sorted as it is', async () => {
  for (const content of ['I live in Berlin.', 'I like tea.']) await storeOld(content)
  const merged = await storeOld('I like tea!')
  await fixture.run(`UPDATE memories SET status = 'merged' WHERE memory_id = $1`, merged)
  const { speakerNames } = ports()
  const contents = (await speakerNames.unnamed(10)).map(({ content }) => content)
  expect(contents).toEqual(['I live in Berlin.', 'I like tea.'])
  expect(await speakerNames.unnamed(1)).toHaveLength(1)
  while (await nameSome(ports()));
  const plan = await planOf(unnamedSql('100'))
  expect(plan.match(/memories_unnamed/g)).toHaveLength(2)
  expect(plan).not.toContain('Sort')
})

test('a name told many times stays as it was told first, and a repeat changes no other memory', async () => {
  const naming = await storeOld('My name is Ada Keller.')
  for (let day = 1; day <= 10; day++) await storeOld(`Hi, I'm Ada. Today I rowed ${day} miles.`)
  while (await nameSome(ports()));
  await rename()
  const before = await rows()
  expect(before.map(({ tells_name }) => tells_name)).toEqual(['Ada Keller', ...Array(10).fill('Ada')])
  expect(new Set(before.map(({ named_by }) => named_by))).toEqual(new Set([naming]))
  await fixture.run(`DELETE FROM outbox WHERE job = 'memory.rename'`)

  await storeOld("Hi, I'm Ada. Today I stayed ashore.")
  while (await nameSome(ports()));
  await rename()
  const after = await rows()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({ named_by: naming, named: before[0]?.named })
  const told = await ports().speakerNames.toldBy(keyOf())
  expect(told).toEqual([
    { memoryId: expect.any(String), name: 'Ada' },
    { memoryId: naming, name: 'Ada Keller' },
  ])
})

/** How many pages of tables and indexes a statement reads. */
const pagesReadBy = async (statement: string): Promise<number> => {
  const [row] = await fixture.run(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${statement}`)
  const [{ Plan: plan }] = (row as { 'QUERY PLAN': [{ Plan: Record<string, number> }] })['QUERY PLAN']
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}

test('a name that was told thousands of times is read like one that was told once', async () => {
  const naming = await storeOld('My name is Ada Keller.')
  const often = await storeOld("Hi, I'm Ada.")
  while (await nameSome(ports()));
  await fixture.run(
    `INSERT INTO memories SELECT (jsonb_populate_record(m, jsonb_build_object('memory_id', gen_random_uuid(),
       'position', m.position + n, 'seq', m.seq + n))).* FROM memories m, generate_series(1, 3000) n WHERE memory_id = $1`,
    often,
  )
  await fixture.run('ANALYZE memories')
  expect(await ports().speakerNames.toldBy(keyOf())).toEqual([
    { memoryId: often, name: 'Ada' },
    { memoryId: naming, name: 'Ada Keller' },
  ])
  expect(await pagesReadBy(`SELECT ${toldBy(`${keyOf()}::bigint`)}`)).toBeLessThan(100)
})

test('the names that were told are read from an index of the current statements that tell one', async () => {
  expect(await planOf(`SELECT ${toldBy('7')}`)).toContain('memories_naming')
  const [index] = await fixture.run(`SELECT indexdef FROM pg_indexes WHERE indexname = 'memories_naming'`)
  expect(index?.indexdef).toContain('approved')
})

test('a run waits while an index outside PostgreSQL is behind, and goes on later', async () => {
  await storeOld('I live in Berlin.')
  while (await nameSome(ports()));
  await fixture.run(
    `INSERT INTO outbox (job, volume_id, payload) SELECT 'memory.index', $1::uuid, '{}' FROM generate_series(1, 200)`,
    fixture.volumeId,
  )
  await fixture.run(
    `INSERT INTO outbox (job, volume_id, payload) VALUES ('memory.rename', $1::uuid, jsonb_build_object('volume_id', $1::uuid, 'speaker', $2::text))`,
    ...[fixture.volumeId, String(keyOf())],
  )
  const [job] = await fixture.run(
    `SELECT outbox_id FROM outbox WHERE job = 'memory.rename' AND volume_id = $1`,
    fixture.volumeId,
  )
  const run = { volumeId: fixture.volumeId, speaker: keyOf(), outboxId: job?.outbox_id as bigint }
  const outside = { ...ports(), speakerNames: openSpeakerNames(database, { external: true }) }
  await renameSpeaker(outside, { ...run, signal: AbortSignal.timeout(60_000) })
  const again = await fixture.run(
    `SELECT outbox_id, payload, due_at > now() AS later FROM outbox WHERE job = 'memory.rename' AND volume_id = $1`,
    fixture.volumeId,
  )
  expect(again).toMatchObject([{ payload: { volume_id: fixture.volumeId, speaker: String(keyOf()) } }])
  expect(again[0]?.outbox_id).not.toBe(run.outboxId)
})

test('old memories wait as well, and an index outside PostgreSQL reads only those that depend on a name', async () => {
  await storeOld('I live in Berlin.')
  await storeOld('The deploy runs on Fridays.')
  const outside = { ...ports(), speakerNames: openSpeakerNames(database, { external: true }) }
  const jobs = () =>
    fixture.run(`SELECT payload FROM outbox WHERE job = 'memory.index' AND volume_id = $1`, fixture.volumeId)
  await fixture.run(
    `INSERT INTO outbox (job, volume_id, payload) SELECT 'memory.index', $1::uuid, '{}' FROM generate_series(1, 200)`,
    fixture.volumeId,
  )
  const before = await rows()
  expect(await nameSome(outside)).toBe('wait')
  expect(await rows()).toEqual(before)
  await fixture.run(`DELETE FROM outbox WHERE job = 'memory.index' AND volume_id = $1`, fixture.volumeId)
  while (await nameSome(outside));
  const [berlin] = await fixture.run(
    'SELECT memory_id FROM memories WHERE volume_id = $1 AND named <> 0',
    fixture.volumeId,
  )
  expect(await jobs()).toEqual([{ payload: berlin }])
})

test('nothing is stored under names that are no longer those of the speaker', async () => {
  await storeOld('I live in Berlin.')
  while (await nameSome(ports()));
  const { speakerNames } = ports()
  const [memory] = await speakerNames.misnamed(keyOf(), 7n, 10)
  if (!memory) throw new Error('no memory')
  const renamed = { memoryId: memory.memoryId, seq: memory.seq, tellsName: null, named: 7n, relationKeys: [] }
  const speaker = { volumeId: fixture.volumeId, key: keyOf() }
  const stale = [{ memoryId: memory.memoryId, name: 'Tom' }]
  expect(await speakerNames.rename(speaker, stale, [renamed])).toBe(false)
  expect(await speakerNames.rename(speaker, [], [{ ...renamed, seq: 0n }])).toBe(true)
  expect(await rows()).toMatchObject([{ named: nameKey(fixture.volumeId, []) }])
})

test('memories have the name that their speaker is known by', async () => {
  const lives = await storeOld('I live in Berlin.')
  const { namesOf } = openSpeakerNames(database)
  expect(await namesOf(fixture.volumeId, [lives])).toEqual(new Map())
  const naming = await storeOld('My name is Ada Keller.')
  const other = await storeOld('The deploy runs on Fridays.')
  while (await nameSome(ports()));
  const names = new Map([lives, naming].map((memoryId) => [memoryId, 'Ada Keller']))
  expect(await namesOf(fixture.volumeId, [lives, naming])).toEqual(names)
  expect((await namesOf(fixture.volumeId, [other])).get(other)).toBe('Ada Keller')
  const volumeId = fixture.volumeId
  await fixture.newVolume()
  expect(await namesOf(fixture.volumeId, [lives])).toEqual(new Map())
  expect((await namesOf(volumeId, [lives])).size).toBe(1)
})
