import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type ChangingVolume, effectOn, startChangingVolume } from '../../../../tests/support/stores/changing-volume.js'

let volume: ChangingVolume
beforeAll(async () => {
  volume = await startChangingVolume()
})
afterAll(() => volume?.stop())
beforeEach(() => volume.newVolume())

const _OTHER = 'b0000000-0000-4000-8000-000000000002'
const rowOf = async (memoryId: string) =>
  (await volume.run('SELECT * FROM memories WHERE memory_id = $1', memoryId))[0] ?? {}
const _conflict = (...ids: string[]) => ({
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
