import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type ChangingVolume,
  effectOn,
  type Row,
  startChangingVolume,
} from '../../../../tests/support/stores/changing-volume.js'

let volume: ChangingVolume
beforeAll(async () => {
  volume = await startChangingVolume()
})
afterAll(() => volume?.stop())

const WRITERS = ['a0000000-0000-4000-8000-000000000001', 'b0000000-0000-4000-8000-000000000002']
const RELATIONS = ['none', 'merged', 'superseded', 'conflict', 'late'] as const
const ACTIONS = ['approve', 'reject', 'merge', 'supersede'] as const
const at = fc.nat({ max: 30 })
const write = fc.record({
  act: fc.constant('write' as const),
  relation: fc.constantFrom(...RELATIONS),
  targets: fc.array(at, { minLength: 1, maxLength: 3 }),
  writer: fc.constantFrom(...WRITERS),
  undone: fc.boolean(),
})
const review = fc.record({
  act: fc.constant('review' as const),
  action: fc.constantFrom(...ACTIONS),
  memory: at,
  target: at,
  undone: fc.boolean(),
})
const undo = fc.record({ act: fc.constant('undo' as const), write: at })
const erase = fc.record({ act: fc.constant('erase' as const), memory: at })
const step = fc.oneof(
  { arbitrary: write, weight: 8 },
  { arbitrary: review, weight: 8 },
  { arbitrary: undo, weight: 4 },
  { arbitrary: erase, weight: 1 },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** What a run knows. */
interface Course {
  writeIds: string[]
  /** Contents of memories that were approved at some time, without erased ones. */
  approved: Map<string, string>
}

const pick = <T>(items: readonly T[], place: number): T | undefined => items[place % Math.max(items.length, 1)]
const memories = async () => (await volume.rows()).map(({ row }) => row as Row)
const idsOf = (rows: readonly Row[]) => rows.map(({ memory_id }) => memory_id as string)
const current = (rows: readonly Row[]) => idsOf(rows.filter(({ status }) => status === 'approved'))

/** @returns the id to undo it with, and the memory that it made */
const take = async (taken: Step, course: Course): Promise<{ writeId: string; made: string | null } | null> => {
  const rows = await memories()
  if (taken.act === 'write') {
    const targets = [...new Set(taken.targets.flatMap((place) => pick(current(rows), place) ?? []))]
    const [target = null] = targets
    const told = await volume.write(
      `Statement ${rows.length}.`,
      verdictOf(taken.relation, targets, target),
      taken.writer,
    )
    return { writeId: told.writeId, made: told.memoryId }
  }
  if (taken.act === 'review') {
    const memoryId = pick(idsOf(rows), taken.memory)
    const needsTarget = taken.action === 'merge' || taken.action === 'supersede'
    const target = needsTarget ? pick(idsOf(rows), taken.target) : null
    if (!memoryId || target === undefined) return null
    const result = await volume.review(memoryId, taken.action, target)
    return result.result === 'reviewed' ? { writeId: result.writeId, made: null } : null
  }
  if (taken.act === 'undo') {
    const writeId = pick(course.writeIds, taken.write)
    if (writeId) await undoWithBlockers(writeId)
    return null
  }
  const memoryId = pick(idsOf(rows), taken.memory)
  if (memoryId) await volume.erase(memoryId)
  const left = idsOf(await memories())
  for (const id of course.approved.keys()) if (!left.includes(id)) course.approved.delete(id)
  return null
}

const verdictOf = (relation: (typeof RELATIONS)[number], targets: readonly string[], target: string | null) => {
  if (target === null || relation === 'none') return {}
  if (relation === 'merged') return { status: 'merged' as const, mergedInto: target, confirms: true }
  if (relation === 'late') return { supersededBy: target }
  const effects = targets.map((id) => effectOn(relation, id))
  return relation === 'conflict' ? { effects, flagReason: relation, conflictsWith: targets } : { effects }
}

/** Undoes first what the answer names. Each of them can be undone in turn. */
const undoWithBlockers = async (writeId: string, depth = 0): Promise<void> => {
  expect(depth).toBeLessThan(60)
  const result = await volume.undo(writeId)
  if (result.result !== 'blocked') return
  expect(result.by).not.toContain(writeId)
  for (const by of result.by) await undoWithBlockers(by, depth + 1)
  expect((await volume.undo(writeId)).result).not.toBe('blocked')
}

const holds = async (course: Course): Promise<void> => {
  const rows = await volume.rows()
  const byId = new Map(rows.map(({ row }) => [(row as Row).memory_id as string, row as Row]))
  for (const row of byId.values()) {
    for (const partner of row.conflicts_with as string[])
      expect(byId.get(partner)?.conflicts_with).toContain(row.memory_id)
    expect(row.flag_reason === 'conflict').toBe((row.conflicts_with as string[]).length > 0)
    if (row.status === 'approved') expect(row).toMatchObject({ superseded_by: null, valid_to: null, merged_into: null })
    expect(row.status === 'merged').toBe(row.merged_into !== null)
    if (row.merged_into !== null) expect(byId.get(row.merged_into as string)?.status).toMatch(/^[^m]/)
    if (row.superseded_by !== null) expect([...byId.keys()]).toContain(row.superseded_by)
    if (row.status === 'approved') course.approved.set(row.memory_id as string, row.content as string)
  }
  const misplaced = `SELECT s.source_id FROM memory_sources s JOIN writes w USING (write_id) JOIN memories m ON m.memory_id = w.memory_id
    WHERE m.volume_id = $1 AND s.memory_id <> coalesce(m.merged_into, m.memory_id)`
  expect(await volume.run(misplaced, volume.store.volumeId)).toEqual([])
  // The trigger that keeps the relation keys.
  const due = `SELECT unnest(relation_keys) AS key, seq, memory_id FROM memories WHERE volume_id = $1 AND status = 'approved'`
  const keptKeys = 'SELECT key, seq, memory_id FROM memory_relation_keys WHERE volume_id = $1'
  const wrongKeys = `(${due} EXCEPT ${keptKeys}) UNION ALL (${keptKeys} EXCEPT ${due})`
  expect(await volume.run(wrongKeys, volume.store.volumeId)).toEqual([])
  const kept = `SELECT content FROM memories WHERE volume_id = $1 UNION SELECT before ->> 'content' FROM memory_changes WHERE volume_id = $1`
  const contents = (await volume.run(kept, volume.store.volumeId)).map(({ content }) => content)
  expect(contents).toEqual(expect.arrayContaining([...course.approved.values()]))
}

/** The vectors of a memory out of use do not matter. */
const comparable = (rows: readonly Row[], made: string | null) =>
  rows
    .filter(({ row }) => (row as Row).memory_id !== made)
    .map(({ row, sources, windows }) => ({
      ...{ row, sources },
      windows: (row as Row).status === 'approved' ? windows : null,
    }))

test('whatever is written, reviewed, undone and erased, undo restores and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      await volume.newVolume()
      const course: Course = { writeIds: [], approved: new Map() }
      for (const each of steps) {
        const before = await volume.rows()
        const done = await take(each, course)
        if (done && 'undone' in each && each.undone) {
          expect((await volume.undo(done.writeId)).result).toBe('undone')
          expect(comparable(await volume.rows(), done.made)).toEqual(comparable(before, null))
        } else if (done) course.writeIds.push(done.writeId)
        await volume.decidePending()
        await holds(course)
      }
    }),
    { numRuns: 25 },
  )
}, 120_000)
