import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  type ChangingVolume,
  effectOn,
  startChangingVolume,
} from '../../../../../tests/support/stores/changing-volume.js'
import { NO_NAMES } from '../../../../../tests/support/stores/memory-store.js'

let volume: ChangingVolume
beforeAll(async () => {
  volume = await startChangingVolume()
})
afterAll(() => volume?.stop())
beforeEach(() => volume.newVolume())

const OTHER = 'b0000000-0000-4000-8000-000000000002'
const rowOf = async (memoryId: string) =>
  (await volume.run('SELECT * FROM memories WHERE memory_id = $1', memoryId))[0] ?? {}
const conflict = (...ids: string[]) => ({
  ...{ flagReason: 'conflict' as const, conflictsWith: ids },
  effects: ids.map((id) => effectOn('conflict', id)),
})

test('a memory that was taken out is stored again, with its vectors', async () => {
  const { memoryId } = await volume.write('The gate opens at nine.')
  await volume.review(memoryId, 'reject')
  await volume.review(memoryId, 'approve')
  await volume.decidePending()
  expect(await rowOf(memoryId)).toMatchObject({ status: 'approved' })
  const windows = await volume.run('SELECT "window" FROM memory_windows WHERE memory_id = $1', memoryId)
  expect(windows).toHaveLength(2)
})

test('a conflict ends on both sides, whichever of them is superseded or taken back', async () => {
  const first = await volume.write('Marta was born in Porto.')
  const second = await volume.write('Marta was born in Faro.', conflict(first.memoryId))
  const third = await volume.write('Marta is from Lagos by birth.')
  await volume.review(third.memoryId, 'supersede', first.memoryId)
  expect(await rowOf(second.memoryId)).toMatchObject({ flag_reason: null, conflicts_with: [] })
  const fourth = await volume.write('Her place of birth is Evora.', conflict(third.memoryId))
  await volume.write('No, Braga.', { effects: [effectOn('superseded', third.memoryId)] })
  await volume.review(third.memoryId, 'approve')
  expect(await rowOf(third.memoryId)).toMatchObject({ status: 'approved', conflicts_with: [] })
  expect(await rowOf(fourth.memoryId)).toMatchObject({ flag_reason: null, conflicts_with: [] })
})

test('what rests on a write by a review is named by the review, so that no other write must be taken back', async () => {
  const kept = await volume.write('The pump needs oil.')
  const [merged, replaced] = [await volume.write('Oil is what the pump needs.'), await volume.write('Pumps run dry.')]
  const merge = await volume.review(merged.memoryId, 'merge', kept.memoryId)
  const replace = await volume.review(kept.memoryId, 'supersede', replaced.memoryId)
  const by = [merge, replace].map((done) => ('writeId' in done ? done.writeId : ''))
  const result = await volume.undo(kept.writeId)
  expect('by' in result ? result.by.toSorted() : result).toEqual(by.toSorted())
})

test('a merge is not restored into a memory that was merged since', async () => {
  const kept = await volume.write('The pump needs oil.')
  const merged = await volume.write('The pump needs oil!', { status: 'merged', mergedInto: kept.memoryId })
  const back = await volume.review(merged.memoryId, 'approve')
  await volume.decidePending()
  const target = await volume.write('Oil is what the pump needs.')
  const away = await volume.review(kept.memoryId, 'merge', target.memoryId)
  if (!('writeId' in back && 'writeId' in away)) throw new Error('not reviewed')
  expect(await volume.undo(back.writeId)).toEqual({ result: 'blocked', by: [away.writeId] })
})

test('a verdict given twice in one transaction has its effects once', async () => {
  const { memories, volumeId, accept } = volume.store
  const first = await volume.write('Marta was born in Porto.')
  const { memoryId } = await accept('Marta was born in Faro.')
  const [job] = await volume.run(`SELECT outbox_id FROM outbox WHERE payload ->> 'memory_id' = $1`, memoryId)
  const verdict = {
    ...{ memoryId, volumeId, userId: null, status: 'approved' as const, reason: 'New.', confidence: 1 },
    ...{ memoryType: 'factual' as const, category: 'other' as const, sameHash: new Uint8Array(32), mergedInto: null },
    ...{
      confirms: false,
      supersededBy: null,
      relationKeys: [],
      windows: null,
      ...NO_NAMES,
      ...conflict(first.memoryId),
    },
  }
  const commit = { verdict, asOf: 99n, restsOn: [], outboxId: job?.outbox_id as bigint, now: new Date() }
  expect(await memories.commit([commit, commit])).toEqual(['committed', 'gone'])
  expect(await rowOf(first.memoryId)).toMatchObject({ conflicts_with: [memoryId] })
})

test('no word of an erased memory survives in the reasons or versions of those it was related to', async () => {
  const quoting = (reason: string, id: string) => ({ reason, effects: [{ ...effectOn('superseded', id), reason }] })
  const berlin = await volume.write('Marta lives in Berlin.')
  const graz = await volume.write('Marta now lives in Graz.', quoting("'Graz' replaces 'Berlin'.", berlin.memoryId))
  const late = await volume.write('Marta lives in Porto.', {
    ...{ reason: "'Graz', told later, holds.", supersededBy: graz.memoryId },
  })
  await volume.undo(late.writeId)
  await volume.write('She moved to Wien.', quoting("'Wien' replaces 'Graz'.", graz.memoryId))
  const everything = async () =>
    JSON.stringify(
      await volume.run(
        `SELECT to_jsonb(m) AS row, (SELECT jsonb_agg(to_jsonb(c)) FROM memory_changes c WHERE c.memory_id = m.memory_id) AS changes
         FROM memories m WHERE volume_id = $1`,
        volume.store.volumeId,
      ),
    )
  await volume.erase(berlin.memoryId)
  expect(await everything()).not.toContain('Berlin')
  await volume.erase(graz.memoryId)
  expect(await everything()).not.toContain('Graz')
})

test('what was merged into an erased memory is decided anew, and no undo goes back before that', async () => {
  const kept = await volume.write('The pump needs oil.')
  const other = await volume.write('Oil is what the pump needs.', {}, OTHER)
  const merge = await volume.review(other.memoryId, 'merge', kept.memoryId)
  await volume.erase(kept.memoryId)
  await volume.decidePending()
  expect(await rowOf(other.memoryId)).toMatchObject({ status: 'approved', merged_into: null })
  expect(await volume.undo('writeId' in merge ? merge.writeId : '')).toEqual({ result: 'nothing to undo' })
})

test('a merge of a memory that others were merged into is undone at once', async () => {
  const kept = await volume.write('The pump needs oil.')
  const follower = await volume.write('The pump needs oil!', { status: 'merged', mergedInto: kept.memoryId })
  const target = await volume.write('Oil is what the pump needs.')
  const merge = await volume.review(kept.memoryId, 'merge', target.memoryId)
  expect(await rowOf(follower.memoryId)).toMatchObject({ merged_into: target.memoryId })
  expect(await volume.undo('writeId' in merge ? merge.writeId : '')).toMatchObject({ result: 'undone' })
  expect(await rowOf(kept.memoryId)).toMatchObject({ status: 'approved', merged_into: null })
  expect(await rowOf(follower.memoryId)).toMatchObject({ status: 'merged', merged_into: kept.memoryId })
})
