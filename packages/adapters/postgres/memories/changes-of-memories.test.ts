import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type ChangingVolume, effectOn, startChangingVolume } from '../../../../tests/support/stores/changing-volume.js'

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
