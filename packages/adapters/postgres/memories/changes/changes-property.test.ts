import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  type ChangingVolume,
  effectOn,
  type Row,
  startChangingVolume,
  windowsOf,
} from '../../../../../tests/support/stores/changing-volume.js'

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
const edit = fc.record({
  act: fc.constant('edit' as const),
  memory: at,
  relation: fc.constantFrom('none', 'superseded', 'conflict', 'late'),
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
const forget = fc.record({ act: fc.constant('forget' as const), writer: fc.constantFrom(...WRITERS) })
const step = fc.oneof(
  { arbitrary: write, weight: 8 },
  { arbitrary: edit, weight: 8 },
  { arbitrary: review, weight: 8 },
  { arbitrary: undo, weight: 4 },
  { arbitrary: erase, weight: 2 },
  { arbitrary: forget, weight: 1 },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** The state of one test run. */
interface Course {
  writeIds: string[]
  /** The number of the next statement; each statement contains its number, so that all differ. */
  told: number
  /** Maps each memory to the contents that it had while approved; erased memories and contents are removed. */
  approved: Map<string, Set<string>>
}

const pick = <T>(items: readonly T[], place: number): T | undefined => items[place % Math.max(items.length, 1)]
const memories = async () => (await volume.rows()).map(({ row }) => row as Row)
const idsOf = (rows: readonly Row[]) => rows.map(({ memory_id }) => memory_id as string)
const current = (rows: readonly Row[]) => idsOf(rows.filter(({ status }) => status === 'approved'))

/**
 * Carries out one step.
 * @returns the write id that undoes the step, and the memory that the step made; null if undo does not apply to the
 * step
 */
const take = async (taken: Step, course: Course): Promise<{ writeId: string; made: string | null } | null> => {
  const rows = await memories()
  if (taken.act === 'write') {
    const targets = [...new Set(taken.targets.flatMap((place) => pick(current(rows), place) ?? []))]
    const [target = null] = targets
    const told = await volume.write(
      `Statement ${course.told++}.`,
      verdictOf(taken.relation, targets, target),
      taken.writer,
    )
    return { writeId: told.writeId, made: told.memoryId }
  }
  if (taken.act === 'edit') {
    const memoryId = pick(current(rows), taken.memory)
    if (!memoryId) return null
    const others = taken.targets.flatMap((place) => pick(current(rows), place) ?? []).filter((id) => id !== memoryId)
    const [target = null] = others
    const verdict = verdictOf(taken.relation, [...new Set(others)], target)
    const told = await volume.edit(memoryId, `Edited ${course.told++}.`, verdict, taken.writer)
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
  const erased = taken.act === 'erase' ? pick(idsOf(rows), taken.memory) : null
  if (erased) await volume.erase(erased)
  if (taken.act === 'forget') await volume.forget(taken.writer)
  await forgotten(rows, course)
  return null
}

/** Expects that no text of an erased memory or edit is left, and removes these texts from `course`. */
const forgotten = async (before: readonly Row[], course: Course): Promise<void> => {
  const left = idsOf(await memories())
  const gone = before.filter(({ memory_id }) => !left.includes(memory_id as string))
  const kept = await volume.run(
    `SELECT wording AS text FROM memory_sources WHERE volume_id = $1
     UNION SELECT content FROM memories WHERE volume_id = $1
     UNION SELECT before ->> 'content' FROM memory_changes WHERE volume_id = $1`,
    volume.store.volumeId,
  )
  const texts = kept.map(({ text }) => text)
  for (const { memory_id, edits, content } of gone) {
    // The row of an edited memory has the text of its latest edit, which stays if another writer made that edit.
    if (edits !== null || !before.some((row) => row.edits === memory_id)) expect(texts).not.toContain(content)
    course.approved.delete(memory_id as string)
    course.approved.get(edits as string)?.delete(content as string)
  }
}

const verdictOf = (relation: (typeof RELATIONS)[number], targets: readonly string[], target: string | null) => {
  if (target === null || relation === 'none') return {}
  if (relation === 'merged') return { status: 'merged' as const, mergedInto: target, confirms: true }
  if (relation === 'late') return { supersededBy: target }
  const effects = targets.map((id) => effectOn(relation, id))
  return relation === 'conflict' ? { effects, flagReason: relation, conflictsWith: targets } : { effects }
}

/** Undoes a write. If other writes block this, first undoes each of them in the same way. */
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
    if (row.status === 'approved') {
      const told = course.approved.get(row.memory_id as string) ?? new Set()
      course.approved.set(row.memory_id as string, told.add(row.content as string))
    }
    // An edit is never current itself: its text belongs to the memory that it edited.
    if (row.edits !== null) expect(row.status).toMatch(/merged|rejected/)
  }
  for (const { row, windows } of rows as { row: Row; windows: Row[] | null }[])
    if (row.status === 'approved') expect(windows?.map(({ vector }) => vector)).toEqual(storedVectorsOf(row.content))
  const misplaced = `SELECT s.source_id FROM memory_sources s JOIN writes w USING (write_id) JOIN memories m ON m.memory_id = w.memory_id
    WHERE m.volume_id = $1 AND s.memory_id <> coalesce(m.merged_into, m.memory_id)`
  expect(await volume.run(misplaced, volume.store.volumeId)).toEqual([])
  // A trigger must have kept memory_relation_keys in step with the memories.
  const due = `SELECT unnest(relation_keys) AS key, seq, memory_id FROM memories WHERE volume_id = $1 AND status = 'approved'`
  const keptKeys = 'SELECT key, seq, memory_id FROM memory_relation_keys WHERE volume_id = $1'
  const wrongKeys = `(${due} EXCEPT ${keptKeys}) UNION ALL (${keptKeys} EXCEPT ${due})`
  expect(await volume.run(wrongKeys, volume.store.volumeId)).toEqual([])
  const kept = `SELECT content FROM memories WHERE volume_id = $1 UNION SELECT before ->> 'content' FROM memory_changes WHERE volume_id = $1`
  const contents = (await volume.run(kept, volume.store.volumeId)).map(({ content }) => content)
  expect(contents).toEqual(expect.arrayContaining([...course.approved.values()].flatMap((told) => [...told])))
}

const storedVectorsOf = (content: unknown): string[] =>
  windowsOf(String(content)).vectors.map((vector) => `\\x${Buffer.from(vector.buffer).toString('hex')}`)

/**
 * Returns the rows to compare: without the memory `made`, and without the vectors of memories that are not current,
 * because no search reads them.
 */
const comparable = (rows: readonly Row[], made: string | null) =>
  rows
    .filter(({ row }) => (row as Row).memory_id !== made)
    .map(({ row, sources, windows }) => ({
      ...{ row, sources },
      windows: (row as Row).status === 'approved' ? windows : null,
    }))

test('whatever is written, edited, reviewed, undone and erased, undo restores and nothing is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      await volume.newVolume()
      const course: Course = { writeIds: [], told: 0, approved: new Map() }
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
    { numRuns: 30 },
  )
})
