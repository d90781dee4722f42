import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  type ImportTrial,
  keyOf,
  numbered,
  proposals,
  startImportTrial,
  VOLUME,
} from '../../../tests/support/programs/import-trial.js'

let trial: ImportTrial
beforeEach(async () => {
  trial = await startImportTrial()
})
afterEach(() => trial?.close())

describe('importMemories', () => {
  test('resumes under the same idempotency keys, and counts everything once', async () => {
    const path = await trial.file('a.txt', numbered(350).join('\n'))
    const rejectsPath = join(trial.folder, 'rejects.jsonl')
    trial.script = [
      ({ contents }) => ({ status: 202, body: proposals(contents, { [contents[0] ?? '']: 'rejected' }) }),
      () => ({ status: 401, body: { error: 'invalid_api_key', details: 'This key was revoked.' } }),
    ]
    await expect(trial.run(path, { rejectsPath })).rejects.toThrow('100 of 350 items are done')
    expect(await trial.left()).toHaveLength(1)
    // Two batches are sent at once, so either may arrive first.
    const [accepted, stopped] = trial.asked
    const before = trial.asked.length
    const report = await trial.run(path, { rejectsPath })
    expect(report).toMatchObject({ resumed: true, read: 350, approved: 349, rejected: 1 })
    expect(report.rejections).toHaveLength(1)
    expect((await readFile(rejectsPath, 'utf8')).trim().split('\n')).toHaveLength(1)
    expect(trial.notes.join()).toContain('Resuming an earlier import')
    const resumed = trial.asked.slice(before)
    expect(resumed.find(({ contents }) => contents[0] === stopped?.contents[0])?.key).toBe(stopped?.key)
    const left = numbered(350).filter((text) => !accepted?.contents.includes(text))
    expect(resumed.flatMap(({ contents }) => contents).sort()).toEqual(left.sort())
  })

  test('resumes with another key on behalf of the first, so that its memories are recognized', async () => {
    const path = await trial.file('a.txt', numbered(150).join('\n'))
    trial.script = [null, () => ({ status: 401, body: { error: 'invalid_api_key', details: 'Revoked.' } })].map(
      (step) => step ?? (() => null),
    )
    await expect(trial.run(path)).rejects.toThrow('100 of 150 items are done')
    trial.me = keyOf({ key_id: 'k3', name: 'Bo', agent_id: VOLUME })
    await expect(trial.run(path)).rejects.toThrow('The key "Laptop" started this import')
    trial.me = keyOf({ key_id: 'k2', name: 'Phone' })
    expect(await trial.run(path)).toMatchObject({ resumed: true, approved: 150 })
    expect(trial.asked.at(-1)?.items[0].origin).toEqual({ agent: 'Laptop', agent_id: 'k1' })
  })

  test('restarts under new idempotency keys on request; other options are another import', async () => {
    const path = await trial.file('a.txt', numbered(3).join('\n'))
    await trial.run(path)
    await trial.run(path, { restart: true })
    await trial.run(path, { userId: 'ada' })
    expect(trial.asked).toHaveLength(3)
    expect(new Set(trial.asked.map(({ key }) => key)).size).toBe(3)
  })

  test('reports a finished import with its outcome, and sends nothing', async () => {
    const path = await trial.file('a.txt', numbered(120).join('\n'))
    trial.script = [({ contents }) => ({ status: 202, body: proposals(contents, { [contents[0] ?? '']: 'rejected' }) })]
    const first = await trial.run(path)
    expect(first.finished_before).toBeNull()
    const again = await trial.run(path)
    expect(trial.asked).toHaveLength(2)
    const same = { read: 120, approved: 119, merged: 0, rejected: 1, skipped: 0, rejections: first.rejections }
    expect(again).toMatchObject({ ...same, format: 'text', finished_before: expect.stringMatching(/^20.*Z$/) })
    expect(trial.notes.join()).toContain(`finished at ${again.finished_before}: nothing was sent. Use --restart`)
    expect((await trial.run(path, { restart: true })).finished_before).toBeNull()
    expect(trial.asked).toHaveLength(4)
  })

  test('stops at once when interrupted, and resumes later', async () => {
    const path = await trial.file('a.txt', numbered(250).join('\n'))
    const controller = new AbortController()
    trial.script = [
      null,
      () => {
        controller.abort(new Error('interrupted'))
        return null
      },
    ].map((step) => step ?? (() => null))
    await expect(trial.run(path, { signal: controller.signal })).rejects.toThrow('interrupted')
    expect(await trial.run(path)).toMatchObject({ approved: 250 })
  })
})
