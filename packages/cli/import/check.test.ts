import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { type ImportTrial, keyOf, startImportTrial, VOLUME } from '../../../tests/support/programs/import-trial.js'

let trial: ImportTrial
beforeEach(async () => {
  trial = await startImportTrial()
})
afterEach(() => trial?.close())

describe('importMemories', () => {
  test('writes nothing from an invalid file, and reports the first twenty reasons', async () => {
    const path = await trial.file('m.json', `{"memory": "good"}\n${'{"memory": broken}\n'.repeat(30)}`)
    const refused = await trial.run(path).catch((error: Error) => error.message)
    expect(refused).toContain('30 things are wrong')
    expect(refused).toContain('m.json, line 21 is not valid JSON')
    expect(refused).not.toContain('line 22')
    expect(refused).toContain('and 10 more')
    expect(trial.asked).toEqual([])
    expect(await trial.left()).toEqual([])
    expect(await trial.run(path, { partial: true })).toMatchObject({ read: 1, approved: 1, skipped: 30 })
  })

  test.each([
    ['an empty file', '', 'The input is empty'],
    ['a file of empty lines', '\n \n', 'The input is empty'],
    ['a cut list', '[{"memory": "a"}, {"mem', 'truncated'],
    ['an empty list', '{"results": []}', 'no memory to import'],
    ['a text by the name of JSON', 'Ada likes tea.', 'the file contains no JSON'],
    ['an entry that is no JSON', 'Ada likes tea.\n{"memory": "Bo likes milk."}', 'a.json, line 1 is not valid JSON'],
    ['an entry in a list', '[Ada likes tea., {"memory": "Bo likes milk."}]', 'Line 1 is not valid JSON'],
  ])('says what is wrong with %s', async (_name, text, sentence) => {
    const said = await trial.run(await trial.file('a.json', text)).catch((error: Error) => error.message)
    expect(said).toMatch(/^Nothing was imported: |^The input contains no memory/)
    expect(said).toContain(sentence)
    expect(trial.asked).toEqual([])
    expect(await trial.left()).toEqual([])
  })

  test('writes nothing if the key has no permission', async () => {
    await expect(trial.run(join(trial.folder, 'none.txt'))).rejects.toThrow('there is no such file')
    trial.me = keyOf({}, ['read'])
    await expect(trial.run(await trial.file('a.txt', 'x'))).rejects.toThrow('can only read the volume "Home"')
    await expect(trial.run(await trial.file('a.txt', 'x'), { volumeId: VOLUME.replace('3f', '4f') })).rejects.toThrow(
      'has no access to',
    )
  })
})
