import { randomUUID } from 'node:crypto'
import type { Database } from '@agent-memory/adapters/postgres/connection/database'
import { openMemoryIndex, type Scanned } from '@agent-memory/adapters/postgres/index/memory-index'
import type { MemoryFilters } from '@agent-memory/core/memory/find/filters'
import type { Candidate, MemoryIndex } from '@agent-memory/core/ports/memory/memory-index'
import { terms } from '@agent-memory/core/text/terms'
import { concurrently } from '../concurrently.js'
import { storeVolume } from '../http/volume.js'
import { openTestDatabase, startTestDatabase } from '../servers/postgres.js'

export const MODEL = 'test-model'
const DIMENSION = 16

export interface Searched {
  from?: MemoryIndex
  volume?: string
  perLeg?: number
  among?: MemoryFilters | null
  byWords?: boolean
}

export interface OpenOptions {
  memoryMb?: number
  onScan?: (scanned: Scanned) => void
  reads?: string[]
  now?: () => number
}

/** Indexes over one PostgreSQL, and a volume that is filled without the guard and searched. */
export interface MemoryIndexFixture {
  volumeId: string
  /** The index that is searched by default. */
  index: MemoryIndex
  /** Switches to a new volume with a new index. */
  begin(): Promise<void>
  /** Closes every index. */
  end(): Promise<void>
  /** Opens another index. Each time it reads, it appends to `reads` the sequence number after which it reads. */
  open(options?: OpenOptions): MemoryIndex
  makeVolume(): Promise<string>
  run(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  headSeq(volume?: string): Promise<bigint>
  nextSeq(volume?: string): Promise<bigint>
  /** Writes a memory of one window; returns its id. */
  write(content: string, options?: { status?: string; volume?: string }): Promise<string>
  /** Writes several concurrently; returns their ids in order. */
  writeAll(count: number, content: (number: number) => string): Promise<string[]>
  addWindow(memoryId: string, model: string, window: number, vector: Float32Array, volume?: string): Promise<void>
  erase(memoryId: string): Promise<void>
  /** The candidates found. */
  search(text: string, searched?: Searched): Promise<Candidate[]>
  stop(): Promise<void>
}

export async function startMemoryIndex(): Promise<MemoryIndexFixture> {
  const server = await startTestDatabase()
  const database = openTestDatabase(server.url)
  const opened: MemoryIndex[] = []
  const run: MemoryIndexFixture['run'] = (text, ...values) => database.query<Record<string, unknown>>({ text, values })
  const [orgId, agentId] = [randomUUID(), randomUUID()]

  const open: MemoryIndexFixture['open'] = ({
    memoryMb = 64,
    onScan = () => {},
    reads = [],
    now = () => performance.now(),
  } = {}) => {
    const counting: Pick<Database, 'query'> = {
      query: (query) => {
        reads.push(String(query.values[1]))
        return database.query(query)
      },
    }
    const log = { warn() {} }
    const one = openMemoryIndex({ database: counting, model: MODEL, dimension: DIMENSION, memoryMb, onScan, log, now })
    opened.push(one)
    return one
  }
  const makeVolume = () => storeVolume(database, orgId)

  const fixture: MemoryIndexFixture = {
    ...{ volumeId: await makeVolume(), index: open(), open, makeVolume, run },
    async begin() {
      fixture.volumeId = await makeVolume()
      fixture.index = open()
    },
    async end() {
      await Promise.all(opened.splice(0).map((one) => one.close()))
    },
    async headSeq(volume = fixture.volumeId) {
      const [row] = await run('SELECT head_seq FROM volumes WHERE volume_id = $1', volume)
      return row?.head_seq as bigint
    },
    async nextSeq(volume = fixture.volumeId) {
      const text = 'UPDATE volumes SET head_seq = head_seq + 1 WHERE volume_id = $1 RETURNING head_seq'
      const [row] = await run(text, volume)
      return row?.head_seq as bigint
    },
    async write(content, { status = 'approved', volume = fixture.volumeId } = {}) {
      const memoryId = randomUUID()
      const seq = status === 'pending' ? null : await fixture.nextSeq(volume)
      await run(
        `INSERT INTO memories (memory_id, org_id, volume_id, status, seq, content, key_id, agent_id, agent, redactions)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 'Tester', '{}')`,
        ...[memoryId, orgId, volume, status, seq, content, agentId],
      )
      await fixture.addWindow(memoryId, MODEL, 0, vectorOf(content), volume)
      return memoryId
    },
    writeAll(count, content) {
      const contents = Array.from({ length: count }, (_, number) => content(number))
      return concurrently(10, contents, (one) => fixture.write(one))
    },
    async addWindow(memoryId, model, window, vector, volume = fixture.volumeId) {
      await run(
        'INSERT INTO memory_windows (memory_id, volume_id, model, dimension, "window", vector) VALUES ($1,$2,$3,$4,$5,$6)',
        ...[memoryId, volume, model, DIMENSION, window, Buffer.from(vector.buffer)],
      )
    },
    async erase(memoryId) {
      await run('DELETE FROM memories WHERE memory_id = $1', memoryId)
      const text = 'INSERT INTO tombstones (volume_id, seq, memory_id) VALUES ($1, $2, $3)'
      await run(text, fixture.volumeId, await fixture.nextSeq(), memoryId)
    },
    async search(text, searched = {}) {
      const {
        from = fixture.index,
        volume = fixture.volumeId,
        perLeg = 1_000,
        among = null,
        byWords = false,
      } = searched
      const vector = byWords ? null : vectorOf(text)
      const headSeq = await fixture.headSeq(volume)
      const found = await from.search({
        volumeId: volume,
        headSeq,
        vector,
        terms: terms(text),
        wanted: 0,
        perLeg,
        among,
      })
      return found.sort((one, other) => (one.memoryId < other.memoryId ? -1 : 1))
    },
    async stop() {
      await database.close()
      await server.stop()
    },
  }
  return fixture
}

/** Makes a unit vector for each text, different for each. */
export const vectorOf = (text: string): Float32Array => {
  const vector = new Float32Array(DIMENSION)
  for (const [at, character] of [...text].entries()) {
    const slot = (at * 7 + (character.codePointAt(0) ?? 0)) % DIMENSION
    vector[slot] = (vector[slot] ?? 0) + 1
  }
  const length = Math.hypot(...vector)
  return vector.map((value) => value / length)
}

export const idsOf = (candidates: readonly Candidate[]): string[] => candidates.map(({ memoryId }) => memoryId)
