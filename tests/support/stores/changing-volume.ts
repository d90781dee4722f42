import { randomUUID } from 'node:crypto'
import { openMemoryChanges } from '@agent-memory/adapters/postgres/memories/changes/changes-of-memories'
import type { Effect, Verdict } from '@agent-memory/core/ports/memory/memories'
import type { Act, ReviewAction } from '@agent-memory/core/ports/memory/memory-changes'
import { openTestDatabase } from '../servers/postgres.js'
import { hashOf, type MemoryStoreFixture, NO_NAMES, startMemoryStore, WRITER } from './memory-store.js'

/** Relation key of all contents of a changing volume, which are therefore all related. */
const KEY = 77n
/** One or two vectors, which depend on the text. */
export const windowsOf = (content: string) => {
  const [first = 0, second = 0] = hashOf(content)
  const vectors = [new Float32Array([first, second]), new Float32Array([second, first])]
  return { model: 'test', dimension: 2, vectors: vectors.slice(first % 2) }
}

export type Row = Record<string, unknown>

export interface Told {
  memoryId: string
  writeId: string
}

/** Starts a memory store with reviews and undo, in which the test itself decides the verdicts. */
export const startChangingVolume = async () => {
  const store = await startMemoryStore()
  const database = openTestDatabase(store.url, (error) => console.error(error))
  const changes = openMemoryChanges(database)
  const act = (): Act => ({
    orgId: store.orgId,
    volumeId: store.volumeId,
    writer: { keyId: WRITER, agentId: WRITER, agent: 'Tester' },
    now: new Date(),
  })
  return {
    store,
    run: store.run,
    newVolume: () => store.newVolume(),
    /** Writes a statement, and decides it. */
    async write(content: string, verdict: Partial<Verdict> = {}, writer?: string): Promise<Told> {
      const { memoryId, writeId } = await store.accept(content, {
        body: `${content} ${Math.random()}`,
        ...(writer && { writer }),
      })
      await decide(store, memoryId, content, verdict)
      return { memoryId, writeId }
    },
    /** Edits a memory, and decides the edit. */
    async edit(memoryId: string, content: string, verdict: Partial<Verdict> = {}, writer?: string): Promise<Told> {
      const { seq } = (await changes.editable(store.volumeId, memoryId)) ?? { seq: 0n }
      const write = store.write(content, { body: `${content} ${Math.random()}`, ...(writer && { writer }) })
      await store.memories.accept([{ ...write, edits: { memoryId, seq } }])
      await decide(store, write.memoryId, content, { ...verdict, edits: memoryId })
      return { memoryId: write.memoryId, writeId: write.writeId }
    },
    /** Decides the memories that a review or an erasure sent to the guard. */
    async decidePending(): Promise<void> {
      const text = `SELECT memory_id, content FROM memories WHERE volume_id = $1 AND status = 'pending'`
      for (const { memory_id, content } of await store.run(text, store.volumeId))
        await decide(store, memory_id as string, content as string)
    },
    review: (memoryId: string, action: ReviewAction, targetId: string | null = null, reason = 'A reviewer says so.') =>
      changes.review(act(), { memoryId, action, targetId, reason }),
    undo: (writeId: string) => changes.undo(act(), writeId),
    /** Erases what the writer wrote. */
    async forget(agentId: string): Promise<void> {
      const forgetId = randomUUID()
      await store.forgetting.acceptForgetting(act(), forgetId, { agentId })
      while (!(await store.forgetting.forgetSome(forgetId, 2)).isDone);
    },
    erase: (memoryId: string) => store.memories.erase(store.volumeId, memoryId),
    /** The memories of the volume, oldest first. */
    rows: (): Promise<Row[]> =>
      store.run(
        `SELECT to_jsonb(m) - 'seq' AS row,
           (SELECT jsonb_agg(s.source_id ORDER BY s.source_id) FROM memory_sources s WHERE s.memory_id = m.memory_id) AS sources,
           (SELECT jsonb_agg(to_jsonb(w) ORDER BY w."window") FROM memory_windows w WHERE w.memory_id = m.memory_id) AS windows
         FROM memories m WHERE m.volume_id = $1 ORDER BY m.position`,
        store.volumeId,
      ),
    async stop() {
      await database.close()
      await store.stop()
    },
  }
}

export type ChangingVolume = Awaited<ReturnType<typeof startChangingVolume>>

export const effectOn = (kind: 'superseded' | 'conflict', memoryId: string): Effect => ({
  ...{ kind, memoryId, reason: `It is said to be ${kind}.` },
})

const decide = async (
  { memories, volumeId, run }: MemoryStoreFixture,
  memoryId: string,
  content: string,
  changes: Partial<Verdict> = {},
): Promise<void> => {
  const keys = { sameHash: hashOf(content), relationKeys: [KEY] }
  const [found] = await memories.candidates(volumeId, [{ userId: null, ...keys, speaker: 0n }])
  const text = `SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1 AND job LIKE 'memory.judge%'`
  const [job] = await run(text, memoryId)
  const verdict: Verdict = {
    ...{ memoryId, volumeId, userId: null, status: 'approved', reason: 'New.', confidence: 1, memoryType: 'factual' },
    ...{ category: 'other', mergedInto: null, confirms: false, supersededBy: null, flagReason: null },
    ...{ conflictsWith: [], effects: [], windows: changes.mergedInto ? null : windowsOf(content) },
    ...keys,
    ...NO_NAMES,
    ...changes,
  }
  const commit = { verdict, asOf: found?.asOf ?? 0n, restsOn: [], outboxId: job?.outbox_id as bigint, now: new Date() }
  const [result] = await memories.commit([commit])
  if (result !== 'committed') throw new Error(`committing the verdict on ${memoryId} returned: ${result}`)
}
