import { createHash, randomUUID } from 'node:crypto'
import { openForgetting } from '@agent-memory/adapters/postgres/memories/changes/forgetting'
import { openMemoryStore } from '@agent-memory/adapters/postgres/memories/memories'
import { openRetention } from '@agent-memory/adapters/postgres/memories/retention'
import { openOutbox } from '@agent-memory/adapters/postgres/work/outbox'
import type { Forgetting } from '@agent-memory/core/ports/memory/forgetting'
import type { MemoryStore, Verdict } from '@agent-memory/core/ports/memory/memories'
import type { Accepted, NewWrite } from '@agent-memory/core/ports/memory/new-write'
import type { Retention } from '@agent-memory/core/ports/memory/retention'
import type { Outbox } from '@agent-memory/core/ports/work/outbox'
import { storeVolume } from '../http/volume.js'
import { openTestDatabase, startTestDatabase } from '../servers/postgres.js'

/** Id of the default writer, whose name is Tester. */
export const WRITER = 'a0000000-0000-4000-8000-000000000001'

export interface WriteChanges {
  /** Id of another writer. */
  writer?: string
  key?: string
  body?: string
}

/** The memory store and the outbox on their own PostgreSQL, and a volume to write to. */
export interface MemoryStoreFixture {
  memories: MemoryStore
  forgetting: Forgetting
  retention: Retention
  outbox: Outbox
  /** URL of the database. */
  url: string
  /** Owner of every volume. */
  orgId: string
  volumeId: string
  /** Switches to a new volume. */
  newVolume(): Promise<void>
  run(text: string, ...values: unknown[]): Promise<Record<string, unknown>[]>
  /** A write that has not been accepted yet. */
  write(content: string, changes?: WriteChanges): NewWrite
  accept(content: string, changes?: WriteChanges): Promise<Accepted>
  stop(): Promise<void>
}

export async function startMemoryStore(): Promise<MemoryStoreFixture> {
  const server = await startTestDatabase()
  const database = openTestDatabase(server.url, (error) => console.error(error))
  const run: MemoryStoreFixture['run'] = (text, ...values) => database.query<Record<string, unknown>>({ text, values })
  const orgId = randomUUID()
  const memories = openMemoryStore(database)
  const fixture: MemoryStoreFixture = {
    ...{
      memories,
      forgetting: openForgetting(database),
      retention: openRetention(database),
      outbox: openOutbox(database),
      url: server.url,
      orgId,
    },
    ...{ volumeId: await storeVolume(database, orgId), run },
    async newVolume() {
      fixture.volumeId = await storeVolume(database, orgId)
    },
    write: (content, changes = {}) => writeTo(fixture, content, changes),
    async accept(content, changes) {
      const [accepted] = await memories.accept([fixture.write(content, changes)])
      if (!accepted) throw new Error('nothing was accepted')
      return accepted
    },
    async stop() {
      await database.close()
      await server.stop()
    },
  }
  return fixture
}

/** Fields of a verdict on a statement that depends on no name. */
export const NO_NAMES = { speaker: 0n, tellsName: null, named: 0n, told: null }

export const hashOf = (text: string) => new Uint8Array(createHash('sha256').update(text).digest())

const writeTo = (
  { orgId, volumeId }: Pick<MemoryStoreFixture, 'orgId' | 'volumeId'>,
  content: string,
  { writer = WRITER, key, body }: WriteChanges,
): NewWrite => ({
  memoryId: randomUUID(),
  writeId: randomUUID(),
  orgId,
  volumeId,
  statement: {
    content,
    writer: { keyId: writer, agentId: writer, agent: writer === WRITER ? 'Tester' : 'Another' },
    userId: null,
    sessionId: null,
    eventDate: new Date(),
    eventDateSource: 'written',
    eventDatePrecision: 'day',
    memoryType: null,
    memoryTypeSource: 'detected',
    category: null,
    metadata: { place: 'here' },
    redactions: [],
  },
  idempotencyKey: key ?? null,
  bodyHash: hashOf(body ?? content),
  now: new Date(),
  createdAt: new Date(),
  lastConfirmedAt: null,
  furtherSources: [],
})

/** A verdict that approves a memory, with these changes. */
export const approvalOf = (
  { volumeId }: Pick<MemoryStoreFixture, 'volumeId'>,
  memoryId: string,
  content: string,
  changes: Partial<Verdict> = {},
): Verdict => ({
  memoryId,
  volumeId,
  userId: null,
  status: 'approved',
  reason: 'New.',
  confidence: 1,
  memoryType: 'factual',
  category: 'other',
  sameHash: hashOf(content),
  mergedInto: null,
  confirms: false,
  relationKeys: [],
  ...NO_NAMES,
  supersededBy: null,
  flagReason: null,
  conflictsWith: [],
  effects: [],
  windows: { model: 'test', dimension: 2, vectors: [new Float32Array([1, 0]), new Float32Array([0, 1])] },
  ...changes,
})

/** Stores a memory with one window, as the guard does after a verdict; returns its id. */
export const storeApproved = async (
  fixture: MemoryStoreFixture,
  content: string,
  changes: Partial<Verdict> = {},
): Promise<string> => {
  const { memoryId, outboxId } = await fixture.accept(content)
  const windows = { model: 'test', dimension: 2, vectors: [new Float32Array([0.6, 0.8])] }
  const verdict = approvalOf(fixture, memoryId, content, { windows, ...changes })
  const commit = { verdict, asOf: 1_000n, restsOn: [], outboxId: outboxId as bigint, now: new Date() }
  const [result] = await fixture.memories.commit([commit])
  if (result !== 'committed') throw new Error(`committing the verdict returned: ${result}`)
  return memoryId
}
