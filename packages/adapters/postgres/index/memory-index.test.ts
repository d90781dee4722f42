import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/database'
import { openMemoryIndex, type Scanned } from '@agent-memory/adapters/postgres/index/memory-index'
import type { MemoryFilters } from '@agent-memory/core/memory/filters'
import type { Candidate, MemoryIndex } from '@agent-memory/core/ports/memory-index'
import { terms } from '@agent-memory/core/text/terms'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { concurrently } from '../../../../tests/support/concurrently.js'
import { openTestDatabase, startTestDatabase, type TestDatabase } from '../../../../tests/support/postgres.js'

const MODEL = 'test-model'
const DIMENSION = 16
const orgId = randomUUID()
const agentId = randomUUID()

let server: TestDatabase
let database: Database
let volumeId: string
let index: MemoryIndex
const opened: MemoryIndex[] = []

beforeAll(async () => {
  server = await startTestDatabase()
  database = openTestDatabase(server.url)
  await run('INSERT INTO organizations (org_id, name) VALUES ($1, $2)', [orgId, 'Test'])
})

afterAll(async () => {
  await database?.close()
  await server?.stop()
})

beforeEach(async () => {
  volumeId = await makeVolume()
  index = open()
})

afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

const run = (text: string, values: unknown[]) => database.query<Record<string, unknown>>({ text, values })

const open = (options: { memoryMb?: number; onScan?: (scanned: Scanned) => void; reads?: string[] } = {}) => {
  const { memoryMb = 64, onScan = () => {}, reads = [] } = options
  const counting: Pick<Database, 'query'> = {
    query: (query) => {
      reads.push(String(query.values[1]))
      return database.query(query)
    },
  }
  const one = openMemoryIndex({
    database: counting,
    model: MODEL,
    dimension: DIMENSION,
    memoryMb,
    onScan,
    log: { warn() {} },
  })
  opened.push(one)
  return one
}

const makeVolume = async (): Promise<string> => {
  const [projectId, id] = [randomUUID(), randomUUID()]
  await run('INSERT INTO projects (project_id, org_id, name) VALUES ($1, $2, $3)', [projectId, orgId, 'Test'])
  await run(`INSERT INTO volumes (volume_id, org_id, project_id, name, type) VALUES ($1, $2, $3, 'Test', 'team')`, [
    id,
    orgId,
    projectId,
  ])
  return id
}

const nextSeq = async (volume = volumeId): Promise<bigint> => {
  const [row] = await run('UPDATE volumes SET head_seq = head_seq + 1 WHERE volume_id = $1 RETURNING head_seq', [
    volume,
  ])
  return row?.head_seq as bigint
}

const headSeq = async (volume = volumeId): Promise<bigint> => {
  const [row] = await run('SELECT head_seq FROM volumes WHERE volume_id = $1', [volume])
  return row?.head_seq as bigint
}

/** A unit vector of its own for each text. */
const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(DIMENSION)
  for (const [at, character] of [...text].entries()) {
    const slot = (at * 7 + (character.codePointAt(0) ?? 0)) % DIMENSION
    vector[slot] = (vector[slot] ?? 0) + 1
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

const addWindow = (memoryId: string, model: string, window: number, vector: Float32Array, volume = volumeId) =>
  run(
    'INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector) VALUES ($1,$2,$3,$4,$5,$6)',
    [memoryId, volume, model, DIMENSION, window, Buffer.from(vector.buffer)],
  )

const writeAll = (count: number, content: (number: number) => string): Promise<string[]> =>
  concurrently(
    10,
    Array.from({ length: count }, (_, number) => content(number)),
    (one) => write(one),
  )

const write = async (content: string, { status = 'approved', volume = volumeId } = {}): Promise<string> => {
  const memoryId = randomUUID()
  const seq = status === 'pending' ? null : await nextSeq(volume)
  await run(
    `INSERT INTO memories (memory_id, org_id, volume_id, status, seq, content, key_id, agent_id, agent, redactions)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 'Tester', '{}')`,
    [memoryId, orgId, volume, status, seq, content, agentId],
  )
  await addWindow(memoryId, MODEL, 0, vectorOf(content), volume)
  return memoryId
}

const erase = async (memoryId: string): Promise<void> => {
  await run('DELETE FROM memories WHERE memory_id = $1', [memoryId])
  await run('INSERT INTO tombstones (volume_id, seq, memory_id) VALUES ($1, $2, $3)', [
    volumeId,
    await nextSeq(),
    memoryId,
  ])
}

interface Searched {
  from?: MemoryIndex
  volume?: string
  perLeg?: number
  among?: MemoryFilters | null
  byWords?: boolean
}

const search = async (text: string, searched: Searched = {}): Promise<Candidate[]> => {
  const { from = index, volume = volumeId, perLeg = 1_000, among = null, byWords = false } = searched
  const vector = byWords ? null : vectorOf(text)
  const query = { volumeId: volume, headSeq: await headSeq(volume), vector, terms: terms(text), perLeg, among }
  const found = await from.search(query)
  return found.sort((one, other) => (one.memoryId < other.memoryId ? -1 : 1))
}

const ids = (candidates: readonly Candidate[]) => candidates.map(({ memoryId }) => memoryId)

test('a volume with nothing in it gives nothing', async () => {
  expect(await search('anything')).toEqual([])
})

test('what was approved is found with its signals; what is pending, merged or rejected is not', async () => {
  const marta = await write('Marta works in Berlin')
  for (const status of ['pending', 'merged', 'rejected']) await write('Marta works in Berlin', { status })
  const found = await search('Marta works in Berlin')
  expect(ids(found)).toEqual([marta])
  expect(found[0]?.cosine).toBeCloseTo(1, 5)
  expect(found[0]?.lexical).toBeGreaterThan(0.9)
  expect(found[0]?.length).toBe(3)
})

test('each search sees every change up to the head, and reads only what is new', async () => {
  const reads: string[] = []
  index = open({ reads })
  const first = await write('first fact')
  expect(ids(await search('fact'))).toEqual([first])
  const second = await write('second fact')
  expect(ids(await search('fact'))).toEqual([first, second].sort())
  await erase(first)
  expect(ids(await search('fact'))).toEqual([second])
  await run('UPDATE memories SET content = $2, seq = $3 WHERE memory_id = $1', [
    second,
    'something else',
    await nextSeq(),
  ])
  expect((await search('else'))[0]?.lexical).toBeGreaterThan(0.9)
  await run(`UPDATE memories SET status = 'merged', seq = $2 WHERE memory_id = $1`, [second, await nextSeq()])
  expect(await search('fact')).toEqual([])
  await search('fact')
  expect(reads).toEqual(['0', '1', '2', '3', '4'])
})

test('two processes that write and search in turn see the same at once', async () => {
  const other = open()
  for (let round = 0; round < 20; round++) {
    await write(`fact number ${round}`)
    expect(await search('fact', { from: round % 2 ? index : other })).toHaveLength(round + 1)
  }
  expect(await search('fact', { from: other })).toEqual(await search('fact'))
})

test('concurrent first searches share one load', async () => {
  const reads: string[] = []
  index = open({ reads })
  await writeAll(250, (number) => `fact number ${number}`)
  const found = await Promise.all(Array.from({ length: 8 }, () => search('fact')))
  expect(found.map((one) => one.length)).toEqual(Array(8).fill(250))
  expect(reads).toEqual(['0', '200'])
})

test('several windows count as one memory; vectors of another model are passed over', async () => {
  const long = await write('beginning')
  await addWindow(long, MODEL, 1, vectorOf('quite another topic'))
  await addWindow(long, 'other-model', 0, vectorOf('of another model'))
  const [byLater] = await search('quite another topic')
  expect(byLater?.memoryId).toBe(long)
  expect(byLater?.cosine).toBeCloseTo(0.9, 5)
  await run('DELETE FROM memory_windows WHERE memory_id = $1 AND model = $2', [long, MODEL])
  const [unembedded] = await search('beginning', { from: open() })
  expect(unembedded).toMatchObject({ memoryId: long, cosine: 0 })
  expect(unembedded?.lexical).toBeGreaterThan(0.9)
})

test('neighbours are those of the same agent, user and session', async () => {
  const asked = await write('Who is your sister?')
  const answered = await write('Anna, of course')
  const [one, other] = await search('sister')
  const signals = new Map([one, other].map((candidate) => [candidate?.memoryId, candidate]))
  expect(signals.get(answered)?.lexical).toBeGreaterThan(0)
  await run('UPDATE memories SET session_id = $2, seq = $3 WHERE memory_id = $1', [asked, 'another', await nextSeq()])
  expect((await search('sister')).find(({ memoryId }) => memoryId === answered)).toMatchObject({
    lexical: 0,
    context: 0,
  })
})

test('a volume too large to hold gives the same candidates from slices, says so, and is held again once it shrank', async () => {
  const scans: Scanned[] = []
  const words = (number: number) => Array.from({ length: 150 }, (_, at) => `w${number}x${at}`).join(' ')
  const written = await writeAll(60, (number) => `fact ${number} ${words(number)}`)
  const small = open({ memoryMb: 1, onScan: (scanned) => scans.push(scanned) })
  expect(await search('fact 7 w7x3', { from: small })).toEqual(await search('fact 7 w7x3'))
  expect(await search('fact 7 w7x3', { from: small, perLeg: 5 })).toEqual(await search('fact 7 w7x3', { perLeg: 5 }))
  expect(scans).toMatchObject([{ volumeId, memories: 60 }, { memories: 60 }])
  for (const memoryId of written.slice(0, 40)) await erase(memoryId)
  for (let again = 0; again < 3; again++) expect(await search('fact', { from: small })).toEqual(await search('fact'))
  expect(scans).toHaveLength(3)
})

test('only what passes the filters is a candidate, however seldom it does, held or scanned; its signals stay', async () => {
  const words = Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')
  const written = await writeAll(60, (number) => `fact ${number} ${words}`)
  const elsewhere = await write('fact 7', { volume: await makeVolume() })
  const rare = [written[7], written[8]] as string[]
  await run(`UPDATE memories SET memory_type = 'event' WHERE memory_id = ANY($1)`, [[...rare, elsewhere]])
  const scans: Scanned[] = []
  const small = open({ memoryMb: 0.01, onScan: (one) => scans.push(one) })
  for (const from of [index, small]) {
    const all = await search('fact 7', { from })
    const among: MemoryFilters = { memoryTypes: ['event'] }
    const passing = all.filter(({ memoryId }) => rare.includes(memoryId))
    expect(passing).toHaveLength(2)
    expect(await search('fact 7', { from, among })).toEqual(passing)
    for (const found of await search('fact 7', { from, among, perLeg: 1 })) expect(passing).toContainEqual(found)
    expect((await search('fact 7', { from, among, perLeg: 1 })).length).toBeGreaterThan(0)
    expect(await search('fact 7', { from, among: { memoryTypes: ['technical'] } })).toEqual([])
  }
  expect(scans.length).toBeGreaterThan(0)
})

test('by words alone only what has them is found, with no cosine, held or scanned', async () => {
  const words = Array.from({ length: 120 }, (_, at) => `w${at}`).join(' ')
  const written = await writeAll(60, (number) => `fact ${number} ${words}`)
  const lonely = await write('nothing of the kind')
  for (const from of [index, open({ memoryMb: 0.01 })]) {
    const found = await search('fact 7', { from, byWords: true })
    expect(ids(found)).toEqual([...written].sort())
    expect(ids(found)).not.toContain(lonely)
    expect(found.every(({ cosine, context, lexical }) => cosine === 0 && context === 0 && lexical > 0)).toBe(true)
  }
})

test('least recently searched volumes make room, and come back whole', async () => {
  const reads: string[] = []
  const small = open({ memoryMb: 1, reads })
  const words = (number: number) => Array.from({ length: 100 }, (_, at) => `w${number}x${at}`).join(' ')
  const volumes = await Promise.all(Array.from({ length: 4 }, makeVolume))
  for (const volume of volumes)
    for (let number = 0; number < 15; number++) await write(`fact ${words(number)}`, { volume })
  for (let round = 0; round < 2; round++)
    for (const volume of volumes) expect(await search('fact', { from: small, volume })).toHaveLength(15)
  expect(reads.length).toBeGreaterThan(4)
  const before = reads.length
  await search('fact', { from: small, volume: volumes[3] as string })
  expect(reads).toHaveLength(before)
})

test('a search that is called off stops waiting; the next one answers', async () => {
  await write('a fact')
  const query = {
    volumeId,
    headSeq: await headSeq(),
    vector: vectorOf('fact'),
    terms: ['fact'],
    perLeg: 10,
    among: null,
  }
  await expect(index.search(query, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone')
  expect(await index.search(query)).toHaveLength(1)
})

test('an index that was closed refuses instead of hanging', async () => {
  await write('a fact')
  await search('fact')
  await index.close()
  await expect(search('fact')).rejects.toMatchObject({ code: 'service_unavailable' })
})
