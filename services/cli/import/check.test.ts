import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type ImportTrial, keyOf, startImportTrial, VOLUME } from '../../../tests/support/import-trial.js'

let trial: ImportTrial
beforeEach(async () => {
  trial = await startImportTrial()
})
afterEach(() => trial?.close())

describe('importMemories', () => {
  test('writes nothing of a file that is not what it says, and tells the first twenty reasons', async () => {
    const path = await trial.file('m.json', `{"memory": "good"}\n${'{"memory": broken}\n'.repeat(30)}`)
    const refused = await trial.run(path).catch((error: Error) => error.message)
    expect(refused).toContain('30 things are wrong')
    expect(refused).toContain('m.json, line 21 is no JSON')
    expect(refused).not.toContain('line 22')
    expect(refused).toContain('and 10 more')
    expect(trial.asked).toEqual([])
    expect(await trial.left()).toEqual([])
    expect(await trial.run(path, { partial: true })).toMatchObject({ read: 1, approved: 1, skipped: 30 })
  })

  test.each([
    ['an empty file', '', 'nothing in it'],
    ['a file of empty lines', '\n \n', 'nothing in it'],
    ['a cut list', '[{"memory": "a"}, {"mem', 'cut off'],
    ['an empty list', '{"results": []}', 'no memory in it'],
    ['a text by the name of JSON', 'Ada likes tea.', 'there is none in it'],
    ['an entry that is no JSON', 'Ada likes tea.\n{"memory": "Bo likes milk."}', 'a.json, line 1 is no JSON'],
    ['an entry in a list', '[Ada likes tea., {"memory": "Bo likes milk."}]', 'Line 1 is no JSON'],
  ])('says what is wrong with %s', async (_name, text, sentence) => {
    const said = await trial.run(await trial.file('a.json', text)).catch((error: Error) => error.message)
    expect(said).toMatch(/^Nothing was imported: |^There is no memory in it/)
    expect(said).toContain(sentence)
    expect(trial.asked).toEqual([])
    expect(await trial.left()).toEqual([])
  })

  test('writes nothing where the key may not', async () => {
    await expect(trial.run(join(trial.folder, 'none.txt'))).rejects.toThrow('there is no such file')
    trial.me = keyOf({}, ['read'])
    await expect(trial.run(await trial.file('a.txt', 'x'))).rejects.toThrow('may only read the volume "Home"')
    await expect(trial.run(await trial.file('a.txt', 'x'), { volumeId: VOLUME.replace('3f', '4f') })).rejects.toThrow(
      'does not reach',
    )
  })
})
