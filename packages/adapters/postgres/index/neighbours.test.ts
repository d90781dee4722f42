import { traitsOf } from '@agent-memory/core/memory/find/traits'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { storeVolume } from '../../../../tests/support/http/volume.js'
import { type IndexLedgerFixture, startIndexLedger } from '../../../../tests/support/stores/index-ledger.js'

let fixture: IndexLedgerFixture
beforeAll(async () => {
  fixture = await startIndexLedger()
})
afterAll(() => fixture?.stop())
beforeEach(() => fixture.newVolume())

test('neighbours are in the same conversation, in order', async () => {
  const ids = await fixture.store(...Array.from({ length: 9 }, (_none, at) => `Message ${at}.`))
  await fixture.note(ids)
  const around = async (at: number, steps: number) =>
    (await fixture.ledger.around(fixture.volumeId, [ids[at] ?? ''], steps, [])).map(({ memoryId }) =>
      ids.indexOf(memoryId),
    )
  expect(await around(4, 2)).toEqual([2, 3, 4, 5, 6])
  expect(await around(0, 3)).toEqual([0, 1, 2, 3])
  expect(await fixture.ledger.around(await storeVolume(fixture.database), ids, 3, [])).toEqual([])
})

test('neighbours have their length and which of the terms they contain, repeats included', async () => {
  const ids = await fixture.store('Tea, hot tea.', 'Milk is cold.')
  await fixture.note(ids)
  const around = await fixture.ledger.around(fixture.volumeId, [ids[0] ?? ''], 1, ['tea', 'milk', 'berlin'])
  expect(around.map(({ length, having }) => ({ length, having }))).toEqual([
    { length: 3, having: ['tea', 'tea'] },
    { length: 2, having: ['milk'] },
  ])
})

test('neighbours have their traits, which are no term of theirs, and their first term', async () => {
  const texts = ['Tea is hot.', 'I had tea yesterday.', 'Hot tea? Or milk?', 'Is it?']
  const ids = await fixture.store(...texts)
  await fixture.note(ids)
  const around = await fixture.ledger.around(fixture.volumeId, ids, 1, ['tea', 'milk'])
  expect(around.map(({ length, traits, lead }) => ({ length, traits, lead }))).toEqual([
    { length: 2, traits: 0, lead: 'tea' },
    { length: 2, traits: traitsOf('I had tea yesterday.'), lead: 'tea' },
    { length: 3, traits: 100, lead: 'hot' },
    { length: 0, traits: 100, lead: null },
  ])
})
