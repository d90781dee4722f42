import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  type ImportTrial,
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
  test('proposes all in batches of a hundred, reports, and leaves nothing behind', async () => {
    const lines = numbered(250)
    trial.script = [
      ({ contents }) => ({
        status: 202,
        body: proposals(contents, { [lines[3] ?? '']: 'rejected', [lines[4] ?? '']: 'merged' }),
      }),
    ]
    const report = await trial.run(await trial.file('a.txt', lines.join('\n')), {
      rejectsPath: join(trial.folder, 'rejects.jsonl'),
    })
    expect(report).toMatchObject({
      format: 'text',
      read: 250,
      approved: 248,
      merged: 1,
      rejected: 1,
      skipped: 0,
      resumed: false,
    })
    const rejection = { file: 'a.txt', line: 4, reason: 'says nothing', memory_id: VOLUME }
    expect(report.rejections).toEqual([rejection])
    expect(JSON.parse(await readFile(join(trial.folder, 'rejects.jsonl'), 'utf8'))).toEqual(rejection)
    expect(trial.asked.map(({ contents }) => contents.length)).toEqual([100, 100, 50])
    expect(trial.asked.flatMap(({ contents }) => contents)).toEqual(lines)
    expect(new Set(trial.asked.map(({ key }) => key)).size).toBe(3)
    expect(await trial.left()).toHaveLength(1)
  })

  test('polls under the same key until all is decided', async () => {
    const pending = ({ contents }: { contents: string[] }) => ({
      status: 202,
      body: proposals(contents, { [contents[0] ?? '']: 'pending' }),
    })
    trial.script = [pending, pending]
    expect((await trial.run(await trial.file('a.txt', 'Boat 1 is here.\nBoat 2 is here.'))).approved).toBe(2)
    expect(new Set(trial.asked.map(({ key }) => key)).size).toBe(1)
    expect(trial.asked).toHaveLength(3)
    expect(trial.waits.every((ms) => ms > 0 && ms <= 1_000)).toBe(true)
  })

  test('waits at most an hour, whatever Retry-After says', async () => {
    const headers = { 'retry-after': '99999999999' }
    trial.script = [() => ({ status: 429, headers, body: { error: 'rate_limited', details: 'x' } })]
    expect((await trial.run(await trial.file('a.txt', 'Boat 1 is here.'))).approved).toBe(1)
    expect(trial.waits).toEqual([3_600_000])
  })

  test('waits as long as 429 and 503 say, and longer and longer while the service fails', async () => {
    const error =
      (status: number, headers = {}) =>
      () => ({ status, headers, body: { error: 'x', details: 'x' } })
    trial.script = [
      error(429, { 'retry-after': '7' }),
      error(503, { 'retry-after': '3' }),
      error(500),
      error(500),
      error(502),
    ]
    expect((await trial.run(await trial.file('a.txt', 'Boat 1 is here.'))).approved).toBe(1)
    expect(trial.waits).toEqual([7_000, 3_000, 2_000, 4_000, 8_000])
    expect(trial.notes[0]).toContain('no more requests of this key')
  })

  test('stops retrying if nothing succeeds, and says how to resume', async () => {
    trial.script = Array.from({ length: 200 }, () => () => ({
      status: 500,
      body: { error: 'write_failed', details: 'x' },
    }))
    await expect(trial.run(await trial.file('a.txt', 'Boat 1 is here.'))).rejects.toThrow(
      '0 of 1 items are done. Run the same command again',
    )
    expect(trial.waits.reduce((sum, ms) => sum + ms)).toBeGreaterThan(9 * 60_000)
  })

  test('reports the place of an item that the service rejects', async () => {
    const details = { 'items.1.content': ['must not be gibberish'] }
    trial.script = [() => ({ status: 400, body: { error: 'validation_failed', details } })]
    await expect(trial.run(await trial.file('a.txt', 'Boat 1 is here.\n\nBoat 2 is here.'))).rejects.toThrow(
      'a.txt, line 3: content must not be gibberish',
    )
  })

  test('proposes wordings that did not fit, once their memory is decided', async () => {
    const wording = (content: string) => ({
      content,
      agent: 'Bo',
      agent_id: VOLUME,
      user_id: null,
      session_id: null,
      event_date: null,
      created_at: '2024-01-01T00:00:00Z',
    })
    const memory = {
      type: 'memory',
      content: 'Boat 1 is here.',
      sources: [wording('Boat 1 is here.'), ...numbered(150).map(wording)],
    }
    const lines = [{ type: 'header', format: 'agent-memory-volume', version: 1 }, memory, { type: 'end', memories: 1 }]
    let decided = false
    trial.script = [
      ({ contents }) => ({ status: 202, body: proposals(contents, { [contents[0] ?? '']: 'pending' }) }),
      () => {
        decided = true
        return null
      },
      ({ contents }) => {
        expect(decided).toBe(true)
        return {
          status: 202,
          body: proposals(contents, Object.fromEntries(contents.map((content) => [content, 'merged']))),
        }
      },
    ]
    const path = await trial.file('v.jsonl', lines.map((line) => JSON.stringify(line)).join('\n'))
    expect(await trial.run(path)).toMatchObject({ format: 'volume', read: 51, approved: 1, merged: 50 })
    expect(trial.asked.at(-1)?.contents).toEqual(numbered(150).slice(100))
  })
})
